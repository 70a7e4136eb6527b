import type { AnyStateMachine } from 'xstate';
import * as z from 'zod/mini';
import { defaultBound, type FlowCases, wholeContext } from '#machines/paths/flowCases.ts';
import { chartOf } from './charts/chart.ts';

/** Takes any event: nobody has said what the machine's events carry. */
const anyEvent = z.looseObject({ type: z.string() });

/** What a machine is walked with as long as nobody has declared cases, and what that leaves open. */
export interface DefaultCases {
  readonly cases: FlowCases;
  /** Types of the events that are sent without data. */
  readonly events: readonly string[];
  /** Names of the actors that resolve with nothing and reject with an error. */
  readonly actors: readonly string[];
}

/**
 * Cases that ask for nothing: the input is empty, every event comes without data, every actor resolves with nothing or rejects with an error,
 * and the whole context tells situations apart. Good for a first look; what guards read of an event's data stays unseen.
 */
export function defaultCases(machine: AnyStateMachine): DefaultCases {
  const { states, transitions } = chartOf(machine);
  const actors = [...new Set([...states.values()].flatMap(({ invokes }) => invokes.map(({ actor }) => actor)))];
  const descriptors = [...transitions.values()].map(({ descriptor }) => descriptor);
  const events = [...new Set(descriptors)].filter((type) => type !== '' && !/^xstate\.|\*/.test(type));
  return {
    cases: {
      kind: 'flow',
      machine,
      schema: anyEvent,
      inputs: { start: {} },
      events: {},
      actors: Object.fromEntries(
        actors.map((actor) => [
          actor,
          { resolves: { nothing: undefined }, rejects: { error: new Error(`${actor} failed`) } },
        ]),
      ),
      keys: wholeContext,
      invariants: {},
      bound: defaultBound,
    },
    events,
    actors,
  };
}
