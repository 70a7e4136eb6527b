import { expect } from 'vitest';
import { beginning as unfolded, fold, stateName } from '#machines/journal/fold.ts';
import type { Fact } from '#machines/journal/facts.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { LifecycleCases } from '#machines/paths/lifecycleCases.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { lifecycleWalk } from '#inspector/paths/lifecycleWalk.ts';
import { Walk, type WalkedStep } from '#inspector/paths/walk.ts';

/** A path through a chart, in the form in which generated tests contain it. */
export interface ChartPath {
  readonly beginning: string;
  /** The state in which the machine begins. */
  readonly start: string;
  readonly steps: readonly ChartStep[];
}

/** The event, the next state, and for a lifecycle the appended facts or the code of the refusal. */
export type ChartStep = readonly [label: string, state: string, outcome?: readonly string[] | string];

/** The title of a path's test, from the labels of its steps. */
export function titleOf(path: { readonly beginning: string; readonly steps: readonly (ChartStep | string)[] }): string {
  const labels = path.steps.map((step) => (typeof step === 'string' ? step : step[0]));
  const happens = labels.join(', ') || 'nothing happens';
  return path.beginning === 'start' ? happens : `${path.beginning}: ${happens}`;
}

/**
 * Walks a path on a machine, by the cases next to it, and checks every step against the path. For a lifecycle the rules
 * decide the commands, and their facts are folded again as a journal: the state must be the same.
 */
export function walksOnChart(cases: FlowCases | LifecycleCases, { beginning, start, steps }: ChartPath): void {
  const walk = new Walk(cases.kind === 'flow' ? flowWalk(cases) : lifecycleWalk(cases), beginning);
  expect(walk.path.start, 'at the beginning').toBe(start);
  expectHolds(walk, 0);
  for (const [index, [label, state, outcome]] of steps.entries()) {
    const step = walk.take(label);
    expect(step.state, `after step ${index + 1}, ${label}`).toBe(state);
    if (outcome !== undefined) expect(outcomeOf(step), `of step ${index + 1}, ${label}`).toEqual(outcome);
    expectHolds(walk, index + 1);
  }
  if (cases.kind === 'lifecycle') expectFolds(cases, walk);
}

function expectHolds({ walkable, situation }: Walk, step: number): void {
  expect(walkable.broken(situation), `what should hold after step ${step} and does not`).toEqual([]);
}

function outcomeOf({ refused, events }: WalkedStep): readonly string[] | string {
  return refused ?? events.map(({ type }) => type);
}

function expectFolds({ machine, lifecycle }: LifecycleCases, walk: Walk): void {
  const facts = walk.path.steps.flatMap(({ events }) => events as readonly Fact[]);
  const { snapshot, version } = fold(machine, unfolded(machine, `${lifecycle.feature}-walked`), facts);
  expect(version).toBe(facts.length);
  expect(stateName(snapshot)).toBe(stateName(walk.situation.snapshot));
  expect(snapshot.context).toEqual(walk.situation.snapshot.context);
}
