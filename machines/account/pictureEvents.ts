import * as z from 'zod/mini';

/** A file that somebody has chosen, as the browser tells it. Its bytes stay with the browser, under the address. */
const chosen = {
  /** Under which the document shows it, as long as it is chosen. */
  url: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.number(),
  /** Its media type, as its name says; empty where that says nothing. */
  kind: z.string(),
};

/** What happens where one chooses a picture or logo for oneself. */
export const pictureEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('picture.chosen'), ...chosen }),
  /** So much of it has gone out, from 0 to 1. */
  z.object({ type: z.literal('progress.made'), part: z.number() }),
  z.object({ type: z.literal('sending.retried') }),
  /** It is to stay as it was. */
  z.object({ type: z.literal('choice.dropped') }),
  z.object({ type: z.literal('picture.removed') }),
]);

export type PictureEvent = z.infer<typeof pictureEvents>;
