import type { AnyStateMachine } from 'xstate';
import { NoWay, pathBetween } from '#inspector/paths/betweenStates.ts';
import { goal, pathsCovering } from '#inspector/paths/cover.ts';
import { defaultCases } from '#inspector/paths/defaultCases.ts';
import { BoundReached, explore, type Exploration } from '#inspector/paths/explore.ts';
import { FailedStep, flowWalk } from '#inspector/paths/flowWalk.ts';
import type { WalkedMachine } from '#inspector/paths/formats/walked.ts';
import { lifecycleWalk } from '#inspector/paths/lifecycleWalk.ts';
import { type Kind, noMarks } from '#inspector/paths/charts/marks.ts';
import { simplePaths } from '#inspector/paths/simplePaths.ts';
import type { Walkable } from '#inspector/paths/charts/situation.ts';
import { summaryOf } from '#inspector/paths/summary.ts';
import { runAndShrinkRandomWalk } from '#inspector/paths/random/runAndShrinkRandomWalk.ts';
import { unreachedReasons } from '#inspector/paths/unreachedReasons.ts';
import { Walk, walkHolding, type WalkedPath } from '#inspector/paths/walk.ts';
import { UsageError } from '../command.ts';
import type { FoundMachine } from './machines.ts';
import { didYouMean } from './nearest.ts';
import type { PathsArguments } from './words.ts';

/** Writes a message that is not part of the result. */
export type Say = (line: string) => void;

const all: Readonly<Record<Kind, string>> = {
  states: 'all states',
  transitions: 'all transitions',
  guards: 'every guard both ways',
  pairs: 'all pairs of transitions',
};

/**
 * A machine that can be walked by its cases. Without cases it is walked by defaults, which is reported.
 * @throws {Error} for a file that cannot be read or that only makes machines, and for a machine that defaults cannot
 * walk. The last two messages name the file in which to declare cases.
 */
export function walkableOf(found: FoundMachine, { bound, beginning }: Partial<PathsArguments>, say: Say): Walkable {
  const { machine, cases, file, casesFile, fault } = found;
  if (fault !== null) throw new Error(fault);
  if (!machine) {
    throw new Error(`${file} exports no machine, only what makes one; declare one with its cases in ${casesFile}`);
  }
  const optionValues = cases ?? defaultsOf(found, machine, say);
  const bounded = bound ? { ...optionValues, bound } : optionValues;
  const walkable = bearing(found, () => (bounded.kind === 'flow' ? flowWalk(bounded) : lifecycleWalk(bounded)));
  if (!beginning) return walkable;
  const names = walkable.beginnings.map(({ name }) => name);
  if (!names.includes(beginning)) {
    throw new UsageError(
      `${found.id} has no beginning "${beginning}"; there is ${names.join(', ')}.${didYouMean(beginning, names)}`,
    );
  }
  return { ...walkable, beginnings: walkable.beginnings.filter(({ name }) => name === beginning) };
}

function defaultsOf({ id, casesFile }: FoundMachine, machine: AnyStateMachine, say: Say) {
  const { cases, events, actors } = defaultCases(machine);
  const sent = events.length > 0 ? ` ${events.join(', ')}: sent without data.` : '';
  const answered = actors.length > 0 ? ` ${actors.join(', ')}: resolves with nothing, rejects with an error.` : '';
  say(`${id} has no cases (${casesFile}), so it is walked by defaults.${sent}${answered}`);
  return cases;
}

/** Runs a walk. If a walk by default cases fails, the error says that the machine needs cases. */
function bearing<Result>({ id, cases, casesFile }: FoundMachine, walk: () => Result): Result {
  try {
    return walk();
  } catch (error) {
    if (cases || !(error instanceof TypeError || error instanceof FailedStep)) throw error;
    throw new Error(`${id} cannot be walked by defaults (${error.message}); declare cases in ${casesFile}`, {
      cause: error,
    });
  }
}

/** Walks a machine as the arguments request. */
export async function walk(found: FoundMachine, args: PathsArguments, say: Say): Promise<WalkedMachine> {
  const walkable = walkableOf(found, args, say);
  if (args.how === 'random') return atRandom(walkable, args, say);
  if (args.to !== null && args.how === 'shortest') return between(walkable, { ...args, to: args.to });
  const exploration = bearing(found, () => explore(walkable));
  const walked = (paths: readonly WalkedPath[], phrase: string): WalkedMachine => ({
    walkable,
    paths,
    criterion: phrase,
    summary: summaryOf(walkable, paths, exploration),
    unreached: args.how === 'shortest' ? unreachedReasons(exploration) : [],
  });
  if (args.how === 'simple') return walked(...simple(exploration, args, say));
  const kind = args.cover ?? 'transitions';
  return walked(pathsCovering(exploration, kind), `covering ${all[kind]}`);
}

/** A random walk. If it violates an invariant, this throws with the shortest failing path. */
async function atRandom(walkable: Walkable, args: PathsArguments, say: Say): Promise<WalkedMachine> {
  const { cover, steps } = args;
  const seed = args.seed!;
  const exploration = explored(walkable, say);
  const options = { seed, steps: steps ?? (cover ? 1_000 : 100) };
  const walked = await runAndShrinkRandomWalk(exploration ?? unexplored(walkable), options, (way) =>
    walkHolding(walkable, way),
  );
  const path = cover && exploration ? untilCovered(exploration, walked, cover) : walked;
  const phrase = `drawn by seed ${seed}${cover ? `, until it covers ${all[cover]}` : ''}`;
  return {
    walkable,
    paths: [path],
    criterion: phrase,
    summary: summaryOf(walkable, [path], exploration),
    unreached: [],
  };
}

/** Visits all situations of a machine; null if there are too many, as it can still be walked at random. */
function explored(walkable: Walkable, say: Say): Exploration | null {
  try {
    return explore(walkable);
  } catch (error) {
    if (!(error instanceof BoundReached)) throw error;
    say(error.message);
    return null;
  }
}

function unexplored(walkable: Walkable): Exploration {
  return { walkable, places: new Map(), edges: [], begun: new Map(), reached: noMarks() };
}

function untilCovered(exploration: Exploration, { beginning, steps }: WalkedPath, kind: Kind): WalkedPath {
  const wanted = goal(exploration, kind);
  const again = new Walk(exploration.walkable, beginning);
  for (const { label } of steps) {
    if (wanted.isSubsetOf(again.marks[kind])) break;
    again.take(label);
  }
  return again.path;
}

function between(walkable: Walkable, { from, to }: PathsArguments & { readonly to: string }): WalkedMachine {
  const target = stateNamed(walkable, to, 'to');
  const source = from === null ? undefined : stateNamed(walkable, from, 'from');
  const paths = [pathBetween(walkable, { from: source?.name, to: target.name })];
  const phrase = `${source ? `from ${source.name} ` : ''}to ${target.name}`;
  return { walkable, paths, criterion: phrase, summary: summaryOf(walkable, paths, null), unreached: [] };
}

function simple(
  exploration: Exploration,
  { from, to, cover }: PathsArguments,
  say: Say,
): [paths: readonly WalkedPath[], phrase: string] {
  const { walkable } = exploration;
  const target = to === null ? null : stateNamed(walkable, to, 'to');
  const source = from === null ? null : stateNamed(walkable, from, 'from');
  const { paths, isCutOff } = simplePaths(
    exploration,
    target ? { to: (states: readonly string[]) => states.includes(target.id) } : {},
  );
  const leading = source ? paths.filter((path) => leadsThrough(walkable, path, source.id)) : paths;
  const phrase = 'meeting no situation twice';
  if (target && leading.length === 0) {
    const among = isCutOff ? `among the ${paths.length} shortest paths to "${target.name}" ` : '';
    const begun = source ? `from "${source.name}" ` : '';
    throw new NoWay(`${walkable.id}: ${among}no way leads ${begun}to "${target.name}" ${phrase}`);
  }
  if (isCutOff) {
    const which =
      source && target ? `these lead through ${source.name}, of the ${paths.length}` : `these are the ${paths.length}`;
    say(`${walkable.id} has more simple paths; ${which} shortest`);
  }
  // A request for both a target state and a coverage was rejected before.
  if (cover) return [addingTo(walkable, leading, cover), `${phrase}, each adding to ${all[cover]}`];
  if (!target) return [leading, phrase];
  return [leading, `${phrase}, ${source ? `from ${source.name} ` : ''}to ${target.name}`];
}

/** Whether a path visits a state before its last step. */
function leadsThrough(walkable: Walkable, { beginning, steps }: WalkedPath, id: string): boolean {
  const again = new Walk(walkable, beginning);
  for (const { label } of steps.slice(0, -1)) again.take(label);
  return steps.length > 0 && again.marks.states.has(id);
}

/** Paths that cover something of a kind that no earlier path covers. */
function addingTo(walkable: Walkable, paths: readonly WalkedPath[], kind: Kind): WalkedPath[] {
  const covered = new Set<string>();
  return paths.filter(({ beginning, steps }) => {
    const again = new Walk(walkable, beginning);
    for (const { label } of steps) again.take(label);
    const added = again.marks[kind].difference(covered);
    for (const key of added) covered.add(key);
    return added.size > 0;
  });
}

function stateNamed({ id, chart }: Walkable, word: string, option: 'from' | 'to') {
  // The root state is excluded: it is the machine itself, which no path reaches.
  const states = [...chart.states.values()].filter(({ parent }) => parent !== null);
  const state = states.find((each) => each.id === word || each.name === word);
  if (state) return state;
  const names = states.map(({ name }) => name);
  throw new UsageError(
    `--${option}: ${id} has no state "${word}"; it has ${names.join(', ')}.${didYouMean(word, names)}`,
  );
}
