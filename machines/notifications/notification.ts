import * as z from 'zod/mini';

/** How grave it is what a notification tells. */
export const notificationLevels = ['error', 'warning', 'success', 'info'] as const;

/** What a page tells a visitor at its top, whatever page they are on (NOTIFICATIONS-1). */
export const notification = z.readonly(
  z.object({
    id: z.string(),
    level: z.enum(notificationLevels),
    /** A key of the words or a text; null says of an error that nobody knows more (NOTIFICATIONS-9). */
    message: z.nullable(z.string()),
    /** Whether the message is to be translated; otherwise it is shown as it is (NOTIFICATIONS-3). */
    messageIsTranslationKey: z.boolean(),
    /** What it is about: a newer one about the same takes its place. */
    tag: z.nullable(z.string()),
    /** When it was raised, in milliseconds since 1970. */
    date: z.number(),
    /** How long it stays, in milliseconds; null until what it tells of has ended. */
    timeout: z.nullable(z.number()),
  }),
);

export type Notification = z.infer<typeof notification>;
