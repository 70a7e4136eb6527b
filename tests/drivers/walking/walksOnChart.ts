import { expect } from 'vitest';
import { beginning as unfolded, fold, stateName } from '#machines/journal/fold.ts';
import type { Fact } from '#machines/journal/facts.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { LifecycleCases } from '#machines/paths/lifecycleCases.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { lifecycleWalk } from '#inspector/paths/lifecycleWalk.ts';
import { Walk, type WalkedStep } from '#inspector/paths/walk.ts';

/** A path as a generated test writes it down. */
export interface ChartPath {
  readonly beginning: string;
  /** Where the machine stands at the beginning. */
  readonly start: string;
  readonly steps: readonly ChartStep[];
}

/** What happens, the state that it leads to, and of a lifecycle the facts that were told or the code of the refusal. */
export type ChartStep = readonly [label: string, state: string, outcome?: readonly string[] | string];

/** A title for the test of a path, with the states it leads to or without. */
export function titleOf(path: { readonly beginning: string; readonly steps: readonly (ChartStep | string)[] }): string {
  const labels = path.steps.map((step) => (typeof step === 'string' ? step : step[0]));
  const happens = labels.join(', ') || 'nothing happens';
  return path.beginning === 'start' ? happens : `${path.beginning}: ${happens}`;
}

/**
 * Walks a path on a machine, by the cases beside it, and holds every step to what the path says. Of a lifecycle the
 * commands are asked of its rules, and what they told is folded once more as a journal: it must come to the same.
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
