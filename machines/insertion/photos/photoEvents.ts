import * as z from 'zod/mini';

/** What happens to one photo of an ad. */
export const photoEvents = z.discriminatedUnion('type', [
  /** So much of it has gone out, from 0 to 1. */
  z.object({ type: z.literal('progress.made'), part: z.number() }),
  z.object({ type: z.literal('sending.retried') }),
  /** The device says that it has a line again. */
  z.object({ type: z.literal('line.returned') }),
  /** By quarters clockwise. */
  z.object({ type: z.literal('photo.turned'), turns: z.union([z.literal(1), z.literal(3)]) }),
  z.object({
    type: z.literal('photo.cropped'),
    crop: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  }),
  z.object({ type: z.literal('edit.retried') }),
  /** The draft has it under another name, such as when turning it was undone. */
  z.object({ type: z.literal('photo.given'), name: z.string() }),
  /** It is not to be in the ad; one that is on its way goes no further. */
  z.object({ type: z.literal('photo.removed') }),
]);

export type PhotoEvent = z.infer<typeof photoEvents>;
