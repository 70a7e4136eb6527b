import * as z from 'zod/mini';

/** A file that the user has chosen. The browser holds its bytes under the URL. */
const chosen = {
  /** The URL under which the document shows the picture while it is chosen. */
  url: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.number(),
  /** The media type of the file, derived from its name; empty if unknown. */
  kind: z.string(),
};

/** The events of choosing a profile picture or logo. */
export const pictureEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('picture.chosen'), ...chosen }),
  /** The share of the picture that was sent, from 0 to 1. */
  z.object({ type: z.literal('progress.made'), part: z.number() }),
  z.object({ type: z.literal('sending.retried') }),
  /** The user drops the chosen file; the picture stays as it was. */
  z.object({ type: z.literal('choice.dropped') }),
  z.object({ type: z.literal('picture.removed') }),
]);

export type PictureEvent = z.infer<typeof pictureEvents>;
