import type { AnyStateMachine } from 'xstate';
import * as z from 'zod/mini';
import { defaultBound, type FlowCases, wholeContext } from '#machines/paths/flowCases.ts';
import { chartOf } from './charts/chart.ts';

/** Accepts any event: the data of the machine's events is not declared. */
const anyEvent = z.looseObject({ type: z.string() });

/** The default cases of a machine without declared cases, and their gaps. */
export interface DefaultCases {
  readonly cases: FlowCases;
  /** Types of the events that are sent without data. */
  readonly events: readonly string[];
  /** Names of the actors that resolve with undefined and reject with an error. */
  readonly actors: readonly string[];
}

/**
 * Cases without any declaration. The input is empty, every event has no data, and every actor resolves with undefined
 * or rejects with an error. The whole context identifies a situation. They are for a first look; guards that read an
 * event's data are not covered.
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
