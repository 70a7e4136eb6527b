import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#machines/journal/schema.ts';

// The file of a session: plain data, without secrets. It opens in any inspector that knows the machines.

const count = z.int().check(z.gte(0));
const moment = z.number();
const eventSchema = z.looseObject({ type: z.string() });

/** A snapshot without its machine and its actors. */
const snapshotSchema = z.object({
  value: z.union([z.string(), z.record(z.string(), z.unknown())]),
  /** Index of `contexts`, since many snapshots share one. */
  context: count,
  status: z.enum(['active', 'done', 'error', 'stopped']),
  /** The ids of the states that a history state remembers. */
  history: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The ids of the running actors. */
  actors: z.optional(z.array(z.string())),
  /** The message of the error. */
  error: z.optional(z.string()),
});
export type SavedSnapshot = ReadonlyOutput<typeof snapshotSchema>;

const factSchema = z.object({
  position: z.int(),
  time: z.int(),
  actor: z.nullable(z.string()),
  command: z.nullable(z.string()),
  chart: z.string(),
  isTodays: z.boolean(),
});

const stepSchema = z.object({
  at: moment,
  session: z.string(),
  from: z.nullable(z.string()),
  event: eventSchema,
  /** Only at the first step of an actor whose beginning is missing. */
  before: z.optional(snapshotSchema),
  after: snapshotSchema,
  microsteps: z.array(z.object({ event: z.string(), taken: z.array(z.string()), states: z.array(z.string()) })),
  details: z.nullable(
    z.object({
      /** The snapshots of all microsteps but the last, which is `after`. */
      between: z.array(snapshotSchema),
      events: z.array(eventSchema),
      effects: z.array(z.object({ type: z.string(), params: z.optional(z.unknown()) })),
    }),
  ),
  fact: z.nullable(factSchema),
});
export type SavedStep = ReadonlyOutput<typeof stepSchema>;

/** A session as a file contains it. */
export const sessionSchema = z.object({
  format: z.literal('allmend.session'),
  version: z.literal(1),
  origin: z.enum(['page', 'simulation', 'recording', 'journal', 'file']),
  name: z.string(),
  /** Epoch milliseconds of its beginning. */
  started: z.number(),
  /** The number of steps before the first one that are missing. */
  dropped: count,
  actors: z.array(
    z.object({
      session: z.string(),
      name: z.string(),
      kind: z.enum(['machine', 'promise', 'callback', 'observable', 'other']),
      parent: z.nullable(z.string()),
      began: moment,
      ended: z.nullable(moment),
      input: z.optional(z.unknown()),
    }),
  ),
  contexts: z.array(z.unknown()),
  steps: z.array(stepSchema),
});
export type SavedSession = ReadonlyOutput<typeof sessionSchema>;
