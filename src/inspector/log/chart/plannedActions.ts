import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Microstep } from '../../paths/charts/microsteps.ts';
import {
  beginningOf,
  entered,
  exited,
  type Node,
  nodesById,
  type Taken,
  transitionOfKey,
  withoutConflicts,
} from './stateNodes.ts';

/** An action of a microstep, as the chart declares it, in its place. */
export interface PlannedAction {
  readonly row: 'exit' | 'transition' | 'entry' | 'initial' | 'end';
  /** The id of its state, or the key of its transition. */
  readonly of: string;
  readonly action: unknown;
  /**
   * The type with which XState executes it. Null for an action that only changes the context, such as `assign`;
   * undefined if it cannot be known, as for `enqueueActions`.
   */
  readonly type: string | null | undefined;
  /** The id of the actor that it starts or stops. */
  readonly actor: string | null;
}

/** The states and transitions of a microstep, with their actions in the order in which XState executes them. */
export interface PlannedMicrostep {
  readonly exits: readonly Node[];
  /** The keys of the transitions; preempted ones are left out. */
  readonly taken: readonly string[];
  readonly entries: readonly Node[];
  readonly actions: readonly PlannedAction[];
}

/** Plans a microstep from the chart. `before` is null at the beginning of the machine. */
export function planned(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | null,
  { taken: keys }: Pick<Microstep, 'taken'>,
  after: AnyMachineSnapshot,
): PlannedMicrostep {
  const plan = planner(machine);
  if (!before) {
    const { nodes, byDefault } = entered([beginningOf(machine.root)], {});
    const entries = nodes.flatMap((node) => plan.entry(node, byDefault.has(node)));
    return { exits: [], taken: [], entries: nodes, actions: [...entries, ...plan.end(after)] };
  }
  // The machine of a snapshot may differ from `machine` in its implementations, and then has states of its own.
  const own = nodesById(machine);
  const active = before._nodes.flatMap(({ id }) => own.get(id) ?? []);
  const history = Object.fromEntries(
    Object.entries(before.historyValue).map(([id, nodes]) => [id, nodes.flatMap((node) => own.get(node.id) ?? [])]),
  ) as AnyMachineSnapshot['historyValue'];
  const chosen = keys.flatMap((key) => {
    const found = transitionOfKey(machine, key);
    return found ? [{ ...(found as unknown as Taken), key, actions: found.actions }] : [];
  });
  const kept = withoutConflicts(chosen, active, history);
  const exits = exited(kept, active, history);
  // History states remember what was just left.
  const { nodes, byDefault } = entered(kept, { ...history, ...remembered(exits, active) });
  const actions = [
    ...exits.flatMap((node) => plan.exit(node)),
    ...kept.flatMap(({ key, actions: own }) => own.map((action) => plan.one('transition', key, action))),
    ...nodes.flatMap((node) => plan.entry(node, byDefault.has(node))),
    ...plan.end(after),
  ];
  return { exits, taken: kept.map(({ key }) => key), entries: nodes, actions };
}

function remembered(exits: readonly Node[], active: readonly Node[]): AnyMachineSnapshot['historyValue'] {
  const all = exits.flatMap((node) =>
    Object.values<Node>(node.states)
      .filter(({ type }) => type === 'history')
      .map(({ id, history }): [string, Node[]] => [
        id,
        active.filter((each) =>
          history === 'deep' ? isAtomic(each) && around(each).includes(node) : each.parent === node,
        ),
      ]),
  );
  return Object.fromEntries(all);
}

function isAtomic({ type }: Node): boolean {
  return type === 'atomic' || type === 'final';
}

function around(node: Node): Node[] {
  return node.parent ? [node.parent, ...around(node.parent)] : [];
}

function planner(machine: AnyStateMachine) {
  const one = (row: PlannedAction['row'], of: string, action: unknown): PlannedAction => ({
    row,
    of,
    action,
    type: typeOf(machine, action),
    actor: null,
  });
  const actor = (row: PlannedAction['row'], of: string, type: string, id: string): PlannedAction => ({
    row,
    of,
    action: type,
    type,
    actor: id,
  });
  return {
    one,
    exit: (node: Node) => [
      ...node.exit.map((action) => one('exit', node.id, action)),
      ...node.invoke.map(({ id }) => actor('exit', node.id, 'xstate.stopChild', id)),
    ],
    entry: (node: Node, byDefault: boolean) => [
      ...node.entry.map((action) => one('entry', node.id, action)),
      ...node.invoke.map(({ id }) => actor('entry', node.id, 'xstate.spawnChild', id)),
      ...(byDefault && node.type === 'compound'
        ? node.initial.actions.map((action) => one('initial', node.id, action))
        : []),
    ],
    /** When a machine is done, the exit actions of all its states are executed, and its actors are stopped. */
    end: ({ status, _nodes, children }: AnyMachineSnapshot) =>
      status === 'active' || status === 'stopped'
        ? []
        : [
            ...(status === 'done' ? _nodes : [])
              .toSorted((left, right) => right.order - left.order)
              .flatMap((node) => node.exit.map((action) => one('end', node.id, action))),
            ...Object.keys(children).map((id) => actor('end', machine.root.id, 'xstate.stopChild', id)),
          ],
  };
}

function typeOf(machine: AnyStateMachine, action: unknown): string | null | undefined {
  if (typeof action !== 'function') {
    const name = typeof action === 'string' ? action : (action as { readonly type: string }).type;
    const declared: unknown = machine.implementations.actions[name];
    return isOwn(declared) ? ownType(declared) : name;
  }
  return isOwn(action) ? ownType(action) : action.name || '(anonymous)';
}

/** Whether an action is one of XState's own, such as `assign` or `raise`. */
function isOwn(action: unknown): action is { readonly type: string; readonly execute?: unknown } {
  return typeof action === 'function' && 'resolve' in action;
}

function ownType(action: { readonly type: string; readonly execute?: unknown }): string | null | undefined {
  if (action.type === 'xstate.enqueueActions') return undefined;
  return 'execute' in action ? action.type : null;
}
