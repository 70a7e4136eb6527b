import * as z from 'zod/mini';

/** A picture that was chosen: its bytes are at the edge, under the address by which the document shows it. */
export const chosenPicture = z.object({ key: z.string(), url: z.string(), name: z.string() });

/** What happens where one writes a message. */
export const composerEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text.typed'), text: z.string() }),
  /** A text that is often said, in place of typing it. */
  z.object({ type: z.literal('reply.chosen'), text: z.string() }),
  z.object({ type: z.literal('pictures.chosen'), pictures: z.array(chosenPicture) }),
  z.object({ type: z.literal('picture.progressed'), part: z.number() }),
  z.object({ type: z.literal('picture.retried'), key: z.string() }),
  z.object({ type: z.literal('picture.removed'), key: z.string() }),
  /** It shall go out, under a key by which the server knows it again, at a time (epoch milliseconds). */
  z.object({ type: z.literal('message.finished'), key: z.string(), at: z.int() }),
]);

export type ComposerEvent = z.infer<typeof composerEvents>;
