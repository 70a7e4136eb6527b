import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';

/** What a line of a stream tells. One without an event only says that the stream lives. */
export const streamLine = z.object({
  event: z.string(),
  /** Behind which a stream goes on that is opened again; only durable events have one, and what a stream begins with. */
  position: z.optional(z.int().check(z.nonnegative())),
  data: z.record(z.string(), z.unknown()),
});

export type StreamLine = Told<typeof streamLine>;
