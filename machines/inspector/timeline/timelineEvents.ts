import * as z from 'zod/mini';

const step = z.int();

/** The events of the moment of a log that is visible. */
export const timelineEvents = z.discriminatedUnion('type', [
  /** Another log, with the numbers of its first and latest held step, and the actor to look at. */
  z.object({ type: z.literal('log.opened'), first: step, latest: step, session: z.nullable(z.string()) }),
  /** Steps were added to the log, dropped from it or taken back. */
  z.object({ type: z.literal('log.changed'), first: step, latest: step }),
  z.object({ type: z.literal('actor.chosen'), session: z.string() }),
  z.object({ type: z.literal('step.chosen'), step }),
  z.object({ type: z.literal('step.moved'), by: z.int() }),
  z.object({ type: z.literal('live.chosen') }),
  z.object({ type: z.literal('playing.toggled') }),
  /** The filter of the list: a part of the event's type, a part of its data, and one actor or all. */
  z.object({ type: z.literal('filter.changed'), types: z.string(), text: z.string(), isOnlyActor: z.boolean() }),
]);

export type TimelineEvent = z.infer<typeof timelineEvents>;
