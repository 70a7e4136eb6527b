import * as z from 'zod/mini';

/** The browser's reports about its connection. */
export const networkEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection.lost') }),
  z.object({ type: z.literal('connection.restored') }),
]);

export type NetworkEvent = z.infer<typeof networkEvents>;
