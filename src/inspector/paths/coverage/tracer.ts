import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import type { Microstep } from '../charts/microsteps.ts';
import type { MachineTrace, Trace } from './trace.ts';

/** A session of a machine, recorded turn by turn. */
export interface TracedSession {
  turn(before: readonly string[], microsteps: readonly Microstep[]): void;
}

/** Records turns of machines, each distinct turn once. */
export interface Tracer {
  /** Begins a session of the machine with that id. */
  session(machine: string): TracedSession;
  /** Records XState's inspection events of a page's actors. Logic other than machines is ignored. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Adds the trace of another tracer. */
  add(trace: Trace): void;
  /** Returns the trace since the last call. */
  take(): Trace;
}

/** Creates a tracer. It is sent into pages as source text, so it must be self-contained. `keyOf` is `transitionKey`. */
export function createTracer(keyOf: (definition: AnyTransitionDefinition) => string): Tracer {
  interface Turn {
    readonly before: readonly string[];
    readonly microsteps: readonly Microstep[];
    count: number;
  }
  interface Table {
    readonly turns: Turn[];
    readonly indexes: Map<string, number>;
    readonly follows: Map<string, { readonly first: number; readonly next: number; count: number }>;
  }
  const tables = new Map<string, Table>();
  const live = new WeakMap<
    AnyActorRef,
    { session: TracedSession; before: readonly string[]; microsteps: Microstep[] }
  >();

  const tableOf = (machine: string): Table => {
    const known = tables.get(machine) ?? { turns: [], indexes: new Map(), follows: new Map() };
    tables.set(machine, known);
    return known;
  };
  const indexOf = ({ turns, indexes }: Table, before: readonly string[], microsteps: readonly Microstep[]): number => {
    const lines = microsteps.map(({ event, taken, states }) => `${event}\t${taken.join('\t')}\n${states.join('\t')}`);
    const key = `${before.join('\t')}\n${lines.join('\n')}`;
    const index = indexes.get(key) ?? turns.length;
    if (index === turns.length) {
      indexes.set(key, index);
      turns.push({ before, microsteps, count: 0 });
    }
    return index;
  };
  const follow = ({ follows }: Table, first: number, next: number, count: number): void => {
    const key = `${first} ${next}`;
    const known = follows.get(key) ?? { first, next, count: 0 };
    known.count += count;
    follows.set(key, known);
  };
  const session = (machine: string): TracedSession => {
    const table = tableOf(machine);
    let last = -1;
    return {
      turn(before, microsteps) {
        const index = indexOf(table, before, microsteps);
        table.turns[index]!.count += 1;
        if (!microsteps.some(({ taken }) => taken.length > 0)) return;
        if (last >= 0) follow(table, last, index, 1);
        last = index;
      },
    };
  };

  const idsOf = (snapshot: AnyMachineSnapshot) => snapshot._nodes.map(({ id }) => id);
  /** The states of a machine before the first eventless transition. */
  const firstIds = (node: AnyStateMachine['root']): string[] => {
    const isParallel = node.type === 'parallel';
    const inner = Object.values(node.states).filter((state) =>
      isParallel ? state.type !== 'history' : isFirst(node, state),
    );
    return [node.id, ...inner.flatMap(firstIds)];
  };
  const isFirst = (node: AnyStateMachine['root'], inner: AnyStateMachine['root']) =>
    node.initial.target.some((target) => target === inner || isWithin(target, inner));
  const isWithin = (node: AnyStateMachine['root'], of: AnyStateMachine['root']): boolean =>
    node.parent === of || (node.parent !== undefined && isWithin(node.parent, of));

  const inspect = (inspection: InspectionEvent): void => {
    if (inspection.type !== '@xstate.microstep' && inspection.type !== '@xstate.snapshot') return;
    const actor = inspection.actorRef as AnyActorRef & { readonly logic?: Partial<AnyStateMachine> };
    const root = actor.logic?.root;
    // The stop of an actor is not an event of its chart.
    if (!root || inspection.event.type === 'xstate.stop') return;
    const known = live.get(actor) ?? { session: session(root.id), before: [], microsteps: [] };
    live.set(actor, known);
    const states = idsOf(inspection.snapshot as AnyMachineSnapshot);
    if (inspection.type === '@xstate.microstep') {
      known.microsteps.push({
        event: inspection.event.type,
        taken: inspection._transitions.map((each) => keyOf(each)),
        states,
      });
      return;
    }
    const { microsteps } = known;
    if (known.before.length === 0) {
      const start = microsteps.length > 0 ? firstIds(root) : states;
      microsteps.unshift({ event: 'xstate.init', taken: [], states: start });
    }
    if (microsteps.length > 0) known.session.turn(known.before, microsteps);
    known.microsteps = [];
    known.before = states;
  };

  const add = (trace: Trace): void => {
    for (const { machine, turns, follows } of trace) {
      const table = tableOf(machine);
      const indexes = turns.map(({ before, microsteps, count }) => {
        const index = indexOf(table, before, microsteps);
        table.turns[index]!.count += count;
        return index;
      });
      for (const [first, next, count] of follows) follow(table, indexes[first]!, indexes[next]!, count);
    }
  };

  const takeFrom = (machine: string, { turns, follows }: Table): MachineTrace => {
    const inspection = [...follows.values()].filter(({ count }) => count > 0);
    const wanted = new Set(inspection.flatMap(({ first, next }) => [first, next]));
    const retainedTurns = turns.flatMap((turn, index) => (turn.count > 0 || wanted.has(index) ? [index] : []));
    const places = new Map(retainedTurns.map((index, place) => [index, place]));
    const trace: MachineTrace = {
      machine,
      turns: retainedTurns.map((index) => ({ ...turns[index]! })),
      follows: inspection.map(({ first, next, count }) => [places.get(first)!, places.get(next)!, count] as const),
    };
    for (const index of retainedTurns) turns[index]!.count = 0;
    for (const each of inspection) each.count = 0;
    return trace;
  };

  return {
    session,
    inspect,
    add,
    take: () => [...tables].map(([machine, table]) => takeFrom(machine, table)).filter(({ turns }) => turns.length > 0),
  };
}
