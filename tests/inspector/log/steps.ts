import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { findMachines, type MachineCases } from '#cli/paths/machines.ts';
import type { LoggedStep } from '#inspector/log/log.ts';
import { begin, take, type Turn } from '#inspector/paths/charts/microsteps.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { lifecycleWalk } from '#inspector/paths/lifecycleWalk.ts';
import { randomWalk } from '#inspector/paths/random/randomWalk.ts';
import { defaultCases } from '#inspector/paths/defaultCases.ts';

/** The cases of every machine, by its id. */
export async function everyCases(): Promise<readonly (readonly [id: string, cases: MachineCases])[]> {
  const found = await findMachines();
  return found.flatMap(({ id, machine, cases }): [string, MachineCases][] =>
    machine ? [[id, cases ?? defaultCases(machine).cases]] : [],
  );
}

/** The steps of a random walk, each with the effects that XState reports. */
export function walkedSteps(cases: MachineCases, seed: number, steps = 30): readonly LoggedStep[] {
  const walkable = cases.kind === 'flow' ? flowWalk(cases) : lifecycleWalk(cases);
  const { path } = randomWalk(walkable, { seed, steps });
  const input = cases.kind === 'flow' ? cases.inputs[path.beginning] : undefined;
  return stepsOf(
    cases.machine,
    path.steps.flatMap(({ events }) => events),
    input,
  );
}

/** The steps of a machine that receives these events, without anything being run. */
export function stepsOf(machine: AnyStateMachine, events: readonly EventObject[], input?: unknown): LoggedStep[] {
  const first = begin(machine, input);
  const steps = [stepOf({ type: 'xstate.init', input } as EventObject, null, first, 1)];
  for (const event of events) {
    const before = steps.at(-1)!.after;
    if (before.status !== 'active') break;
    steps.push(stepOf(event, before, take(machine, before, event), steps.length + 1));
  }
  return steps;
}

function stepOf(event: EventObject, before: AnyMachineSnapshot | null, turn: Turn, number: number): LoggedStep {
  const { snapshot, microsteps, micro, effects } = turn;
  return {
    number,
    at: number,
    session: 'x:0',
    from: null,
    event,
    before,
    after: snapshot,
    microsteps,
    details: { micro, effects },
    fact: null,
  };
}
