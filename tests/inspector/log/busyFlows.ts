import {
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { findMachines } from '#cli/paths/machines.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { randomWalk } from '#inspector/paths/random/randomWalk.ts';

/** A flow of a page with events that a person or the page sends. */
export interface BusyFlow {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly events: readonly EventObject[];
}

/** Walks of all flows, without the answers of their actors. */
export async function busyFlows(seeds: readonly number[], steps: number): Promise<readonly BusyFlow[]> {
  const found = await findMachines();
  return found.flatMap(({ cases }) => {
    if (cases?.kind !== 'flow') return [];
    return seeds.map((seed) => {
      const { path } = randomWalk(flowWalk(cases), { seed, steps });
      const events = path.steps.flatMap((step) => step.events).filter(({ type }) => !type.startsWith('xstate.'));
      return { machine: withoutEdge(cases.machine), input: cases.inputs[path.beginning], events };
    });
  });
}

/** Runs a flow with its events, and returns their number. */
export function runFlow({ machine, input, events }: BusyFlow, inspect?: (event: InspectionEvent) => void): number {
  const options = { input, clock: new SimulatedClock(), ...(inspect && { inspect }) };
  const actor = createActor(machine, options as never);
  actor.subscribe({ error: () => undefined });
  actor.start();
  let sent = 0;
  for (const event of events) {
    if (actor.getSnapshot().status !== 'active') break;
    actor.send(event);
    sent += 1;
  }
  actor.stop();
  return sent;
}

/** A machine whose actors never answer, and whose actions do nothing. */
function withoutEdge(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const silent = fromPromise(() => new Promise(() => {}));
  const custom = Object.entries(actions).filter(([, action]) => typeof action === 'function' && !('resolve' in action));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, silent])),
    actions: Object.fromEntries(custom.map(([name]) => [name, () => undefined])),
  });
}
