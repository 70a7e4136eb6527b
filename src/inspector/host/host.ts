import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#machines/journal/schema.ts';

// The contract with the process that serves the inspector: the command `npm run inspect`, or a market with INSPECTOR=on.
// Every answer is JSON and is checked by these schemas. All addresses are relative to the inspector's own.

/** The line of a machine's source that declares a state, guard or action. */
export const sourceSchema = z.object({
  /** Relative to the clone, with forward slashes. */
  file: z.string(),
  /** From 1. */
  line: z.int().check(z.gte(1)),
  /** The address that opens the developer's editor there, such as `vscode://file/…`. */
  editor: z.string(),
});
export type Source = ReadonlyOutput<typeof sourceSchema>;

/** `GET api/sources?machine=…`: by element: `state:ID`, `guard:NAME`, `action:NAME`, `actor:NAME`. */
export const sourcesSchema = z.record(z.string(), sourceSchema);

/** A stream of a market's journals in a list. */
export const streamSchema = z.object({
  /** `listing-4f2a…`. */
  id: z.string(),
  /** The id of its lifecycle's machine. */
  machine: z.string(),
  /** Its current state, as `stateName` writes it. */
  state: z.string(),
  facts: z.int(),
  /** Epoch milliseconds of its first and of its last fact. */
  began: z.int(),
  latest: z.int(),
});

/**
 * `GET api/streams?text=…&machine=…&state=…&fact=…&since=…&until=…&after=…`: streams in the order of their last facts,
 * newest first. `text`, `machine`, `state` and `fact` are parts of names; `since` and `until` are epoch milliseconds of the last fact.
 */
export const streamsSchema = z.object({
  streams: z.array(streamSchema),
  /** The value of `after` for the next page; null if there is none. */
  next: z.nullable(z.string()),
});
export type Streams = ReadonlyOutput<typeof streamsSchema>;

/** `GET api/streams/ID`: the facts of a stream in order. Sealed fields read `‹sealed›`. */
export const journalSchema = z.object({
  id: z.string(),
  machine: z.string(),
  facts: z.array(
    z.object({
      position: z.int(),
      time: z.int(),
      actor: z.nullable(z.string()),
      command: z.nullable(z.string()),
      chart: z.string(),
      isTodays: z.boolean(),
      event: z.looseObject({ type: z.string() }),
    }),
  ),
  /** Whether fields are sealed, and whether this visitor may open them (`POST api/streams/ID/opened`, with a reason). */
  sealed: z.boolean(),
  mayOpen: z.boolean(),
});
export type StreamJournal = ReadonlyOutput<typeof journalSchema>;

/** `GET api/heat?machine=…`: how often each state was entered and transition taken, by the source of the count. */
export const heatSchema = z.object({
  sources: z.array(
    z.object({
      /** `walks`, `views`, `journeys`, `recordings` or `journals`. */
      name: z.string(),
      states: z.record(z.string(), z.int()),
      transitions: z.record(z.string(), z.int()),
    }),
  ),
  /** The reasons why no path takes a state or transition, by its id or key. */
  unreached: z.record(z.string(), z.string()),
});
export type HeatOfMachine = ReadonlyOutput<typeof heatSchema>;

/** `GET api/path?machine=…&element=…`: the shortest path that `npm run paths` finds to a state or transition. */
export const pathSchema = z.object({
  /** The command that prints it. */
  command: z.string(),
  input: z.optional(z.unknown()),
  /** The events of the path, in order; null if there is none. */
  steps: z.nullable(
    z.array(z.object({ label: z.string(), event: z.looseObject({ type: z.string() }), state: z.string() })),
  ),
  /** The reason if there is none. */
  reason: z.nullable(z.string()),
});
export type PathTo = ReadonlyOutput<typeof pathSchema>;

/** `GET api/revisions?machine=…`: the git revisions that changed a machine's source, newest first. */
export const revisionsSchema = z.array(z.object({ id: z.string(), time: z.int(), subject: z.string() }));
export type Revision = ReadonlyOutput<typeof revisionsSchema>[number];
// `GET api/revisions/REVISION/MACHINE.js`: a module that exports the machine of that revision as `machine`.

/** `POST api/tests`, with a recording as its body: the file that was written into `tests/recordings`. */
export const writtenTestSchema = z.object({ file: z.string() });

/** The abilities of a host: a market has no git, the command no live market. */
export const abilitiesSchema = z.object({
  host: z.enum(['command', 'market']),
  streams: z.boolean(),
  heat: z.boolean(),
  paths: z.boolean(),
  revisions: z.boolean(),
  sources: z.boolean(),
  tests: z.boolean(),
});
export type Abilities = ReadonlyOutput<typeof abilitiesSchema>;
