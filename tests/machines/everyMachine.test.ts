import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type * as z from 'zod/mini';
import { type Fact, factFrom, storedForm } from '#machines/journal/facts.ts';
import { beginning, fold } from '#machines/journal/fold.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { LifecycleCases } from '#machines/paths/lifecycleCases.ts';
import { chartOf, eventName } from '#inspector/paths/charts/chart.ts';
import { pathsCovering, type Way } from '#inspector/paths/cover.ts';
import { type Exploration, explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { keyConflicts } from '#inspector/paths/keyConflicts.ts';
import { lifecycleWalk } from '#inspector/paths/lifecycleWalk.ts';
import type { Choice, Situation, Walkable } from '#inspector/paths/charts/situation.ts';
import { runAndShrinkRandomWalk } from '#inspector/paths/random/runAndShrinkRandomWalk.ts';
import { unreachedReasons } from '#inspector/paths/unreachedReasons.ts';
import { BrokenStep, Walk } from '#inspector/paths/walk.ts';
import { plain } from '#tests/drivers/walking/flowWatch.ts';
import { type RunningFlow, runningFlow } from '#tests/drivers/walking/runningFlow.ts';

type Cases = FlowCases | LifecycleCases;

const casesFiles = import.meta.glob<Readonly<Record<string, Cases>>>('/machines/**/*Cases.ts');

const machines = await Promise.all(
  Object.keys(import.meta.glob('/machines/**/*Machine.ts')).map(async (file) => {
    const word = basename(file, 'Machine.ts');
    const beside = file.replace(/Machine\.ts$/, 'Cases.ts');
    return { file, name: `${word}Cases`, beside, cases: (await casesFiles[beside]?.())?.[`${word}Cases`] };
  }),
);

it('finds the machines', () => {
  expect(machines.map(({ file }) => file)).toContain('/machines/search/searchMachine.ts');
});

describe.each(machines)('$file', (machine) => {
  it('has cases next to it', () => {
    expect(machine.cases, `${machine.beside} exports no ${machine.name}`).toBeDefined();
    const { id } = machine.cases!.machine;
    expect(machine.name, `the machine of ${machine.file} is called ${id}`).toBe(`${id}Cases`);
  });

  it('describes every state', () => {
    const states = [...explorationOf(machine).walkable.chart.states.values()];
    expectNone(states.filter(({ description }) => !description).map(({ name }) => name));
  });

  it('has no unreachable state, transition or guard branch', () => {
    const reasons = unreachedReasons(explorationOf(machine)).map(
      ({ kind, name, reason }) => `${kind} ${name}: ${reason}`,
    );
    expectNone(reasons);
  });

  it('has a case for every declared event, or a rule for every declared fact', () => {
    const happening = new Set(explorationOf(machine).edges.flatMap(({ type, facts }) => [type, ...facts]));
    expectNone(declaredTypes(machine.cases!).filter((type) => !happening.has(type)));
  });

  it('has no case that can never happen', () => {
    const labels = new Set(explorationOf(machine).edges.map(({ label }) => label));
    expectNone(declaredLabels(machine.cases!).filter((label) => !labels.has(label)));
  });

  it('keeps its invariants in every situation', () => {
    const { walkable, places, edges } = explorationOf(machine);
    const ways = [
      ...[...places.values()].map(({ beginning: from, way }) => ({ beginning: from, labels: way })),
      ...edges
        .filter(({ moves }) => moves.length > 0)
        .map(({ from, label }) => ({ beginning: from.beginning, labels: [...from.way, label] })),
    ];
    expectNone(brokenOn(walkable, ways));
  });

  it('behaves alike in all situations with the same keys', () => {
    expectNone(keyConflicts(explorationOf(machine)));
  });

  it.each([1, 2, 3, 4])('follows the exploration on a walk of 100 steps, with seed %i', async (seed) => {
    const exploration = { ...explorationOf(machine), walkable: walkableOf(machine) };
    const { machine: walked } = await runAndShrinkRandomWalk(exploration, { seed, steps: 100 }, (way) =>
      goesAsExplored(exploration, way),
    );
    expect(walked).toBe(exploration.walkable.id);
  });

  it('behaves on its paths as the chart says', async () => {
    const { walkable } = explorationOf(machine);
    const paths = pathsCovering(explorationOf(machine), 'transitions');
    expect(paths.length).toBeGreaterThan(0);
    for (const { beginning: from, steps } of paths) {
      const real = machine.cases!.kind === 'flow' ? runningFlow(machine.cases!, from) : foldedJournal(machine.cases!);
      const walk = new Walk(walkable, from);
      for (const [index, { label }] of [{ label: '' }, ...steps].entries()) {
        if (index > 0) await real.does(walk.take(label));
        const way = [from, ...steps.slice(0, index).map((step) => step.label)].join(', ');
        expect(situationOf(real.snapshot), way).toEqual(situationOf(walk.situation.snapshot));
      }
      real.stop();
    }
  });
});

/** Expects that there are no flaws; otherwise the failure lists them. */
function expectNone(flaws: readonly string[]): void {
  expect(flaws, flaws.join('\n')).toEqual([]);
}

type Machine = (typeof machines)[number];

/** Only the last exploration: it holds each situation of its machine, and the next machine does not need it. */
let last: { readonly file: string; readonly exploration: Exploration } | undefined;

function explorationOf(machine: Machine): Exploration {
  if (last?.file !== machine.file) last = { file: machine.file, exploration: exploredOnce(walkableOf(machine)) };
  return last.exploration;
}

function walkableOf({ file, name, beside, cases }: Machine): Walkable {
  if (!cases) throw new Error(`${file} has no cases: ${beside} exports no ${name}`);
  return cases.kind === 'flow' ? flowWalk(cases) : lifecycleWalk(cases);
}

/**
 * Explores a machine, and caches the choices of each explored situation with their results. Paths with a common
 * beginning therefore take its steps once.
 */
function exploredOnce(walkable: Walkable): Exploration {
  const known = new Map<Situation, readonly Choice[]>();
  const choices = (from: Situation) => known.get(from) ?? walkable.choices(from);
  const noted = (from: Situation) => {
    known.set(from, choices(from));
    return choices(from);
  };
  return { ...explore({ ...walkable, choices: noted }), walkable: { ...walkable, choices } };
}

/**
 * The broken invariants on these paths. Each path begins as the previous one ends: their common steps are walked once.
 */
function brokenOn(walkable: Walkable, ways: readonly Way[]): string[] {
  const flaws: string[] = [];
  const known = new Map<string, Situation>();

  function endOf({ beginning: from, labels }: Way): Situation {
    const name = [from, ...labels].join(', ');
    const end = known.get(name) ?? walked(from, labels);
    if (!known.has(name)) flaws.push(...walkable.broken(end).map((promise) => `${name}: ${promise} does not hold`));
    known.set(name, end);
    return end;
  }

  function walked(from: string, labels: readonly string[]): Situation {
    if (labels.length === 0) return new Walk(walkable, from).situation;
    const before = endOf({ beginning: from, labels: labels.slice(0, -1) });
    return walkable
      .choices(before)
      .find(({ label }) => label === labels.at(-1))!
      .take();
  }

  for (const way of ways) endOf(way);
  return flaws;
}

/**
 * Compares a path with the exploration, step by step: the same step from the same situation has the same result.
 * Nothing is cached, so that each step is taken again.
 */
function goesAsExplored({ walkable, edges }: Exploration, way: Way): void {
  const walk = new Walk(walkable, way.beginning);
  for (const [index, label] of way.labels.entries()) {
    const key = walkable.key(walk.situation);
    const edge = edges.find((each) => each.label === label && each.from.key === key);
    if (!edge) throw new BrokenStep(index + 1, `${label} was not explored there`);
    const { transitions } = walk.take(label);
    const explored = edge.moves.flat().map((each) => walkable.chart.transitions.get(each)!.name);
    const [there, expected] = [walkable.key(walk.situation), edge.to];
    if (there !== expected || transitions.join() !== explored.join()) {
      throw new BrokenStep(
        index + 1,
        `${label} led by ${transitions.join()} to ${there}, not by ${explored.join()} to ${expected}`,
      );
    }
  }
}

function situationOf({ value, context, status }: AnyMachineSnapshot) {
  return { value, context: context as unknown, status };
}

/** A journal that is folded again from the stored form of each fact. */
function foldedJournal({ machine, lifecycle }: LifecycleCases): RunningFlow {
  let folded = beginning(machine, `${lifecycle.feature}-folded`);
  return {
    get snapshot() {
      return folded.snapshot as AnyMachineSnapshot;
    },
    async does({ events }) {
      const stored = plain(events.map((fact) => storedForm(lifecycle.facts, fact as Fact)));
      folded = fold(
        machine,
        folded,
        stored.map((one) => factFrom(lifecycle.facts, one)),
      );
    },
    stop: () => {},
  };
}

/** The declared types: the events of a flow’s schema, or the commands and facts of a lifecycle. */
function declaredTypes(cases: Cases): readonly string[] {
  if (cases.kind === 'lifecycle')
    return [...Object.keys(cases.commands), ...Object.keys(cases.lifecycle.facts.declarations)];
  const { options = [cases.schema] } = cases.schema._zod.def as { readonly options?: readonly z.ZodMiniType[] };
  return options.map(
    (option) => (option as z.ZodMiniObject<{ type: z.ZodMiniLiteral<string> }>).shape.type.def.values[0]!,
  );
}

/** The labels of the steps that the declared cases have. */
function declaredLabels(cases: Cases): readonly string[] {
  if (cases.kind === 'lifecycle') return labels(cases.commands);
  const invoked = [...chartOf(cases.machine).states.values()].flatMap(({ invokes }) => invokes);
  const ends = invoked.map(({ id, actor }) => [id, cases.actors[actor]!] as const);
  const answers = ends.flatMap(([id, { resolves = {}, rejects = {} }]) => [
    [`xstate.done.actor.${id}`, resolves] as const,
    [`xstate.error.actor.${id}`, rejects] as const,
  ]);
  return [...labels(cases.events), ...labels(Object.fromEntries(answers))];
}

function labels(cases: Readonly<Record<string, object>>): string[] {
  return Object.entries(cases).flatMap(([type, ways]) =>
    Object.keys(ways).map((name) => `${eventName(type)} (${name})`),
  );
}
