import * as z from 'zod/mini';

/** The severity of a notification. */
export const notificationLevels = ['error', 'warning', 'success', 'info'] as const;

/** A notification at the top of any page (NOTIFICATIONS-1). */
export const notification = z.readonly(
  z.object({
    id: z.string(),
    level: z.enum(notificationLevels),
    /** A translation key or a text; null for an error without details (NOTIFICATIONS-9). */
    message: z.nullable(z.string()),
    /** Whether the message is a key to translate; otherwise it is shown as it is (NOTIFICATIONS-3). */
    messageIsTranslationKey: z.boolean(),
    /** The subject of the notification: a newer one with the same tag replaces it. */
    tag: z.nullable(z.string()),
    /** When the notification was raised, in milliseconds since 1970. */
    date: z.number(),
    /** How long the notification stays, in milliseconds; null if it stays until its cause has ended. */
    timeout: z.nullable(z.number()),
  }),
);

export type Notification = z.infer<typeof notification>;
