import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';

/** A line of a stream. A line without an event is a heartbeat. */
export const streamLine = z.object({
  event: z.string(),
  /**
   * The position after which a reopened stream resumes; only durable events have one, and the first line of a stream.
   */
  position: z.optional(z.int().check(z.nonnegative())),
  data: z.record(z.string(), z.unknown()),
});

export type StreamLine = ReadonlyOutput<typeof streamLine>;
