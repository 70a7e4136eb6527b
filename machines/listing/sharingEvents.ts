import * as z from 'zod/mini';

/** The events of sharing a listing. */
export const sharingEvents = z.discriminatedUnion('type', [z.object({ type: z.literal('share.pressed') })]);

export type SharingEvent = z.infer<typeof sharingEvents>;
