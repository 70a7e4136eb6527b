import { getAdjacencyMap, getShortestPaths } from '@xstate/graph';
import type { EventObject } from 'xstate';
import { addPairs, everyMark, type Marks, mark, type MutableMarks, noMarks } from './charts/marks.ts';
import type { Choice, Situation, Walkable } from './charts/situation.ts';

/** The declared keys distinguish too many situations for a walk to end. The message names machine, bound and keys. */
export class BoundReached extends Error {
  override readonly name = 'BoundReached';
}

/** A reachable situation, and the shortest path to it. */
export interface Place {
  readonly key: string;
  readonly beginning: string;
  /** The ids of the states that are active in the situation. */
  readonly states: readonly string[];
  /** Labels of the choices from the beginning to this place, without unnecessary ones. */
  readonly way: readonly string[];
}

/** The effect of taking one choice in a situation. */
export interface Edge {
  readonly from: Place;
  readonly label: string;
  /** The type of the event, or the name of the command. */
  readonly type: string;
  readonly to: string;
  readonly marks: Marks;
  /** The keys of the transitions taken, by microstep. */
  readonly moves: readonly (readonly string[])[];
  /** The types of the facts that the rule returned. */
  readonly facts: readonly string[];
  readonly refused: string | null;
}

/** Everything that can be reached in a machine, with every choice in every situation. */
export interface Exploration {
  readonly walkable: Walkable;
  /** The reachable situations by key, the nearest to a beginning first. */
  readonly places: ReadonlyMap<string, Place>;
  readonly edges: readonly Edge[];
  /** The coverage of each beginning alone, by its name. */
  readonly begun: ReadonlyMap<string, { readonly marks: Marks; readonly moves: readonly (readonly string[])[] }>;
  /** Everything that can be covered; `pairs` are those that can follow each other. */
  readonly reached: Marks;
}

type Happening = Choice & EventObject;

/**
 * Visits every situation of a machine, by the shortest paths of @xstate/graph over our own steps.
 *
 * @throws {BoundReached} if there are more than the cases allow, from all beginnings together
 */
export function explore(walkable: Walkable): Exploration {
  const places = new Map<string, Place>();
  const edges: Edge[] = [];
  const begun = new Map<string, { marks: Marks; moves: readonly (readonly string[])[] }>();
  const reached = noMarks();
  const met = new Set<string>();

  for (const { name, situation } of walkable.beginnings) {
    const marks = noMarks();
    begun.set(name, { marks, moves: mark(walkable.chart, [], situation.arrival.microsteps, marks) });
    addAll(reached, marks);
    const options = optionsFrom(walkable, situation, met);
    const found = getShortestPaths(stepwise as never, options as never);
    const fresh = found.flatMap(({ state, steps }) => {
      const key = options.serializeState(state);
      if (places.has(key)) return [];
      const way = steps.slice(1).map(({ event }) => (event as unknown as Choice).label);
      const states = (state as unknown as Situation).snapshot._nodes.map(({ id }) => id);
      const place = { key, beginning: name, states, way };
      places.set(key, place);
      return [place];
    });
    const adjacency: Adjacency = getAdjacencyMap(stepwise as never, options as never) as never;
    for (const place of fresh)
      edges.push(...edgesFrom(walkable, place, adjacency[place.key]!.transitions, options.serializeState));
  }
  for (const { marks } of edges) addAll(reached, marks);
  addFeasiblePairs({ begun, edges, places, walkable }, reached);
  return { walkable, places, edges, begun, reached };
}

/** The machine's interface for @xstate/graph, which only needs the result of an event. */
const stepwise = { transition: (_: unknown, choice: Choice) => choice.take() };

/** @param met keys of all situations so far, of this beginning and of those before */
function optionsFrom(walkable: Walkable, fromState: Situation, met: Set<string>) {
  const choices = new Map<Situation, readonly Choice[]>();
  const keys = new Map<Situation, string>();
  return {
    fromState,
    events(situation: Situation) {
      const known = choices.get(situation) ?? walkable.choices(situation);
      choices.set(situation, known);
      return known as readonly Happening[];
    },
    serializeEvent: ({ label }: Choice) => label,
    serializeState(situation: Situation) {
      const key = keys.get(situation) ?? walkable.key(situation);
      keys.set(situation, key);
      met.add(key);
      if (met.size > walkable.bound) {
        throw new BoundReached(
          `${walkable.id}: more than ${walkable.bound} situations: its keys (${walkable.keys.join(', ')}) distinguish too many; declare keys that take fewer values, or a higher bound`,
        );
      }
      return key;
    },
  };
}

type Transitions = Readonly<Record<string, { readonly event: unknown; readonly state: unknown }>>;
type Adjacency = Readonly<Record<string, { readonly transitions: Transitions }>>;

function edgesFrom(
  { chart }: Walkable,
  from: Place,
  transitions: Transitions,
  keyOf: (situation: Situation) => string,
): Edge[] {
  return Object.values(transitions).map(({ event, state }) => {
    const { label, type } = event as Choice;
    const { arrival } = state as Situation;
    const marks = noMarks();
    const moves = mark(chart, arrival.before, arrival.microsteps, marks);
    const facts = arrival.facts.map(({ type }) => type);
    return { from, label, type, to: keyOf(state as Situation), marks, moves, facts, refused: arrival.refused };
  });
}

/** A path to a situation, and the transitions that it took last. */
export interface LastMove {
  readonly beginning: string;
  readonly labels: readonly string[];
  readonly last: readonly string[];
}

/**
 * For each situation, the possible last microsteps before it, each with a short path: the next transition forms a pair
 * with it. A step without a transition, such as a delay without effect, passes on the earlier microsteps.
 */
export function lastMoves({
  walkable,
  begun,
  edges,
  places,
}: Omit<Exploration, 'reached'>): ReadonlyMap<string, readonly LastMove[]> {
  const found = new Map([...places.keys()].map((key) => [key, new Map<string, LastMove>()]));
  const passing = Map.groupBy(
    edges.filter(({ from, to, moves }) => moves.length === 0 && from.key !== to),
    ({ from }) => from.key,
  );
  const add = (key: string, move: LastMove) => {
    const known = found.get(key)!;
    const name = move.last.join('\n');
    if (known.has(name)) return;
    known.set(name, move);
    for (const { label, to } of passing.get(key) ?? []) add(to, { ...move, labels: [...move.labels, label] });
  };
  for (const { name, situation } of walkable.beginnings) {
    const last = begun.get(name)!.moves.at(-1);
    if (last) add(walkable.key(situation), { beginning: name, labels: [], last });
  }
  for (const { from, label, to, moves } of edges.toSorted((a, b) => a.from.way.length - b.from.way.length)) {
    const last = moves.at(-1);
    if (last) add(to, { beginning: from.beginning, labels: [...from.way, label], last });
  }
  return new Map([...found].map(([key, moves]) => [key, [...moves.values()]]));
}

function addFeasiblePairs(exploration: Omit<Exploration, 'reached'>, reached: MutableMarks): void {
  const lasts = lastMoves(exploration);
  for (const { from, moves } of exploration.edges) {
    const [next] = moves;
    if (next) for (const { last } of lasts.get(from.key) ?? []) addPairs(last, next, reached);
  }
}

function addAll(all: MutableMarks, some: Marks): void {
  for (const kind of ['states', 'transitions', 'guards', 'pairs'] as const) {
    for (const key of some[kind]) all[kind].add(key);
  }
}

/** The parts of a chart that no walk reaches. */
export function unreached({ walkable, reached }: Exploration): Pick<Marks, 'states' | 'transitions' | 'guards'> {
  const { states, transitions, guards } = everyMark(walkable.chart);
  return {
    states: states.difference(reached.states),
    transitions: transitions.difference(reached.transitions),
    guards: guards.difference(reached.guards),
  };
}
