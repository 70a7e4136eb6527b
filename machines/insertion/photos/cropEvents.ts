import * as z from 'zod/mini';

/** A share of a side of the photo, from 0 to 1. */
const share = z.number().check(z.minimum(0), z.maximum(1));

/** The events of cropping a photo. */
export const cropEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('side.moved'), side: z.enum(['left', 'top', 'right', 'bottom']), to: share }),
  /** The pointer is pressed on the photo, moved while it is pressed, and released. */
  z.object({ type: z.literal('drawing.begun'), x: share, y: share }),
  z.object({ type: z.literal('pointer.moved'), x: share, y: share }),
  z.object({ type: z.literal('drawing.ended') }),
  /** The user confirms the crop; `name` is that of the photo as it is shown: a pending edit may have changed it. */
  z.object({ type: z.literal('crop.confirmed'), name: z.string() }),
]);

export type CropEvent = z.infer<typeof cropEvents>;
