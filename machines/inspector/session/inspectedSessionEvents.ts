import * as z from 'zod/mini';

/** The events of a simulation, which can be repeated after an edit of its machine. */
export const repeatedRun = z.object({
  machine: z.string(),
  /** The name of the declared input; null for none. */
  input: z.nullable(z.string()),
  steps: z.array(
    z.union([
      /** The outcome of an actor by its name, because an error is no JSON. */
      z.object({
        elapsed: z.number(),
        actor: z.string(),
        end: z.enum(['done', 'error']),
        outcome: z.nullable(z.string()),
      }),
      z.object({ elapsed: z.number(), event: z.looseObject({ type: z.string() }) }),
    ]),
  ),
});
export type RepeatedRun = z.infer<typeof repeatedRun>;

/** The sources of a session: a simulation, a stream of a market, a file, or the page itself. */
export const sessionSource = z.discriminatedUnion('kind', [
  /** A machine with one of its declared inputs, by name; null for the first. */
  z.object({ kind: z.literal('simulation'), machine: z.string(), input: z.nullable(z.string()) }),
  /** The simulation of this window before it was loaded again, with its events. */
  z.object({ kind: z.literal('repeated'), ...repeatedRun.shape }),
  /** A simulation that continues from a step of the open session. */
  z.object({ kind: z.literal('fork'), step: z.int() }),
  /** The shortest path to a state or transition, as the testers' command finds it. */
  z.object({ kind: z.literal('path'), machine: z.string(), element: z.string() }),
  /** A stream; with a reason its personal fields are opened, and that opening is recorded. */
  z.object({ kind: z.literal('stream'), id: z.string(), reason: z.nullable(z.string()) }),
  z.object({ kind: z.literal('file'), name: z.string(), text: z.string() }),
  z.object({ kind: z.literal('page') }),
]);

export type SessionSource = z.infer<typeof sessionSource>;

/** The events of the session that the inspector shows. */
export const inspectedSessionEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session.requested'), source: sessionSource }),
  z.object({ type: z.literal('session.retried') }),
  /** The message about a session that cannot be opened is read. */
  z.object({ type: z.literal('message.dismissed') }),
]);

export type InspectedSessionEvent = z.infer<typeof inspectedSessionEvents>;
