import { eventName } from '../paths/charts/chart.ts';
import type { Log, LoggedActor } from './log.ts';

/** A message between two actors of a log. */
export interface Message {
  /** The number of the step in which it was processed. */
  readonly number: number;
  readonly at: number;
  /** The session of the sender; null for the page or a person. */
  readonly from: string | null;
  readonly to: string;
  /** The event's type, and its name for people. */
  readonly type: string;
  readonly name: string;
  /** A start, the answer or failure of an actor, the end of the machine's own delay, or another event. */
  readonly kind: 'start' | 'answer' | 'failure' | 'delay' | 'event';
}

/** A part of a log as a sequence diagram. */
export interface Sequence {
  /** The actors of the messages, in the order of their beginnings. */
  readonly lifelines: readonly LoggedActor[];
  readonly messages: readonly Message[];
}

/** The messages of the steps with the given numbers, such as those that pass a filter. */
export function sequenceOf(log: Log, numbers: Iterable<number>): Sequence {
  const messages: Message[] = [];
  const sessions = new Set<string>();
  for (const number of numbers) {
    const step = log.at(number - log.dropped - 1);
    if (!step) continue;
    const { at, session, from, event } = step;
    messages.push({
      number,
      at,
      from,
      to: session,
      type: event.type,
      name: event.type === 'xstate.init' ? 'starts' : eventName(event.type),
      kind: kindOf(event.type, from === session),
    });
    sessions.add(session);
    if (from !== null) sessions.add(from);
  }
  return { lifelines: [...log.actors.values()].filter(({ session }) => sessions.has(session)), messages };
}

function kindOf(type: string, isOwn: boolean): Message['kind'] {
  if (type === 'xstate.init') return 'start';
  if (type.startsWith('xstate.done.actor.')) return 'answer';
  if (type.startsWith('xstate.error.actor.')) return 'failure';
  return isOwn || type.startsWith('xstate.after.') ? 'delay' : 'event';
}
