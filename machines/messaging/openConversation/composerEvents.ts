import * as z from 'zod/mini';

/** A chosen picture. The edge holds its bytes, under the URL by which the document shows it. */
export const chosenPicture = z.object({ key: z.string(), url: z.string(), name: z.string() });

/** The events of the composer. */
export const composerEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text.typed'), text: z.string() }),
  /** The user chooses a quick reply instead of typing. */
  z.object({ type: z.literal('reply.chosen'), text: z.string() }),
  z.object({ type: z.literal('pictures.chosen'), pictures: z.array(chosenPicture) }),
  z.object({ type: z.literal('picture.progressed'), part: z.number() }),
  z.object({ type: z.literal('picture.retried'), key: z.string() }),
  z.object({ type: z.literal('picture.removed'), key: z.string() }),
  /** The user sends the message; `key` is its idempotency key, `at` its time in epoch milliseconds. */
  z.object({ type: z.literal('message.finished'), key: z.string(), at: z.int() }),
]);

export type ComposerEvent = z.infer<typeof composerEvents>;
