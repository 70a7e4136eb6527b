import * as z from 'zod/mini';

/** What a browser tells of its line. */
export const networkEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection.lost') }),
  z.object({ type: z.literal('connection.restored') }),
]);

export type NetworkEvent = z.infer<typeof networkEvents>;
