import type { Chart, ChartTransition } from './chart.ts';
import type { Microstep } from './microsteps.ts';
import { ancestorsOf, candidatesOf, isPreempted, withoutPreempted } from './selection.ts';

/** The kinds of parts of a chart that can be covered. */
export const kinds = ['states', 'transitions', 'guards', 'pairs'] as const;
export type Kind = (typeof kinds)[number];

/**
 * Parts of a chart by key. The keys are a state's id, a transition's key, that with the guard's result, and two
 * transitions' keys.
 */
export type Marks = Readonly<Record<Kind, ReadonlySet<string>>>;
export type MutableMarks = Readonly<Record<Kind, Set<string>>>;

export function noMarks(): MutableMarks {
  return { states: new Set(), transitions: new Set(), guards: new Set(), pairs: new Set() };
}

/** The key of a guard's branch: whether it held. */
export function branchKey(transition: string, holds: boolean): string {
  return `${transition} | ${holds ? 'holds' : 'does not hold'}`;
}

/** The key of two transitions that were taken by consecutive events. */
export function pairKey(first: string, second: string): string {
  return `${first} > ${second}`;
}

/** The keys of the two transitions of a pair. */
export function transitionsOfPair(pair: string): readonly string[] {
  return pair.split(' > ');
}

const counted = new WeakMap<Chart, ReadonlySet<string>>();

/** The states that count for coverage. The root is always active, so it counts only if there is no other state. */
function countedStates(chart: Chart): ReadonlySet<string> {
  const known = counted.get(chart);
  if (known) return known;
  const states = [...chart.states.keys()];
  const made = new Set(states.length > 1 ? states.slice(1) : states);
  counted.set(chart, made);
  return made;
}

/** All states, transitions and guards' branches of a chart. The possible pairs are known only after a walk. */
export function everyMark(chart: Chart): MutableMarks {
  const transitions = [...chart.transitions.values()];
  return {
    states: new Set(countedStates(chart)),
    transitions: new Set(transitions.map(({ key }) => key)),
    guards: new Set(
      transitions
        .filter(({ guard }) => guard !== null)
        .flatMap(({ key }) => [branchKey(key, true), branchKey(key, false)]),
    ),
    pairs: new Set(),
  };
}

/**
 * Records the parts that one event covered. `before` are the states that were active before it. Transient states count,
 * and so do history states that a transition used.
 * Returns the keys of the transitions that were taken, by microstep.
 */
export function mark(
  chart: Chart,
  before: readonly string[],
  microsteps: readonly Microstep[],
  marks: MutableMarks,
): readonly (readonly string[])[] {
  const total = countedStates(chart);
  const moves: (readonly string[])[] = [];
  let active = before;
  const note = (branches: ReadonlySet<string>) => {
    for (const branch of branches) marks.guards.add(branch);
  };
  for (const [index, step] of microsteps.entries()) {
    const chosen = step.taken.flatMap((key) => chart.transitions.get(key) ?? []);
    // The guards of eventless transitions were evaluated before: a raised event waits until no eventless transition is
    // enabled.
    if (index > 0 && !chosen.some(({ descriptor }) => descriptor === '')) note(branchesOf(chart, [], active, ''));
    const done = withoutPreempted(chart, chosen, active);
    for (const { key, targets, source } of done) {
      marks.transitions.add(key);
      for (const id of [...targets, ...ancestorsOf(chart, source)]) if (total.has(id)) marks.states.add(id);
    }
    if (done.length > 0) moves.push(done.map(({ key }) => key));
    for (const id of step.states) if (total.has(id)) marks.states.add(id);
    note(branchesOf(chart, chosen, active, step.event));
    active = step.states;
  }
  // Eventless transitions were also evaluated after the last microstep, without effect; in a final state they were not.
  if (microsteps.length > 0 && !isOver(chart, active)) note(branchesOf(chart, [], active, ''));
  for (const [index, move] of moves.entries()) addPairs(moves[index - 1] ?? [], move, marks);
  return moves;
}

/** Records that transitions of one microstep came right after those of another. */
export function addPairs(one: readonly string[], next: readonly string[], marks: MutableMarks): void {
  for (const first of one) for (const second of next) marks.pairs.add(pairKey(first, second));
}

/** Whether the machine has come to its end. */
function isOver({ states, machine }: Chart, active: readonly string[]): boolean {
  return active.some((id) => {
    const { type, parent } = states.get(id)!;
    return type === 'final' && parent === machine.root.id;
  });
}

/**
 * The results of the guards. They held for the transitions taken. They did not hold for the candidates before these,
 * and for those in inner states that were passed over. This is XState's order of evaluation (SCXML, selectTransitions).
 */
function branchesOf(
  chart: Chart,
  chosen: readonly ChartTransition[],
  active: readonly string[],
  event: string,
): ReadonlySet<string> {
  const branches = new Set<string>();
  const eventless = chosen.some(({ descriptor }) => descriptor === '') || (chosen.length === 0 && event === '');
  const leaves = active.filter((id) => !active.some((other) => chart.states.get(other)?.parent === id));
  for (const leaf of leaves) {
    if (eventless && isPreempted(chart, chosen, active, leaf)) continue;
    for (const state of ancestorsOf(chart, leaf)) {
      if (chosen.some(({ source }) => source !== state && ancestorsOf(chart, source).includes(state))) break;
      const candidates = candidatesOf(chart, state, eventless ? '' : event);
      const winner = candidates.findIndex((candidate) => chosen.includes(candidate));
      const evaluated = winner < 0 ? candidates : candidates.slice(0, winner);
      for (const { key, guard } of evaluated) if (guard !== null) branches.add(branchKey(key, false));
      if (winner < 0) continue;
      const { key, guard } = candidates[winner]!;
      if (guard !== null) branches.add(branchKey(key, true));
      break;
    }
  }
  return branches;
}
