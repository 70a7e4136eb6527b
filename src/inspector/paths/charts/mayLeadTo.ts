import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Chart, ChartTransition } from './chart.ts';
import { ancestorsOf, candidatesOf } from './selection.ts';

type Node = AnyStateMachine['root'];

/**
 * Whether an event may take a chart to a state, as `stateName` writes it, if guards allow it. It is for callers that do
 * not know all data of the guards. Every part of the state must be active already, or some candidate of the event must
 * reach it. It may reach it directly or by transitions that follow without a visitor.
 */
export function mayLeadTo(chart: Chart, { _nodes }: AnyMachineSnapshot, event: string, state: string): boolean {
  const leaves = leavesOf(chart.machine.root, state);
  if (!leaves) return false;
  const active = new Set(_nodes.map(({ id }) => id));
  const reached = reachedBy(
    chart,
    [...active].flatMap((id) => [event, ...raisedBy(chart)].flatMap((type) => candidatesOf(chart, id, type))),
  );
  return leaves.every((id) => active.has(id) || ancestorsOf(chart, id).some((around) => reached.has(around)));
}

/** Whether the event's target depends on guards. */
export function isGuarded(chart: Chart, { _nodes }: AnyMachineSnapshot, event: string): boolean {
  const candidates = _nodes.flatMap(({ id }) => candidatesOf(chart, id, event));
  const reached = [...reachedBy(chart, candidates)];
  const all = [...candidates, ...reached.flatMap((id) => followingFrom(chart, id))];
  return all.some(({ guard }) => guard !== null);
}

/** Ids of the states in which the transitions may end, including transitions that follow automatically. */
function reachedBy(chart: Chart, candidates: readonly ChartTransition[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const left = [...candidates];
  for (let next = left.pop(); next; next = left.pop()) {
    for (const id of next.targets) {
      if (reached.has(id)) continue;
      reached.add(id);
      left.push(...followingFrom(chart, id));
    }
  }
  return reached;
}

/** Types of the events that a machine sends itself. */
function raisedBy({ machine }: Chart): readonly string[] {
  const actions = Object.values(machine.implementations.actions) as readonly {
    readonly type?: unknown;
    readonly event?: { readonly type?: unknown };
  }[];
  return actions.flatMap((action) =>
    action.type === 'xstate.raise' && typeof action.event?.type === 'string' ? [action.event.type] : [],
  );
}

/** The transitions that may happen without an event of the visitor, in a state, its ancestors and its descendants. */
function followingFrom(chart: Chart, id: string): readonly ChartTransition[] {
  const around = new Set(ancestorsOf(chart, id));
  const raised = raisedBy(chart);
  return [...chart.transitions.values()].filter(
    ({ source, descriptor }) =>
      (descriptor === '' || descriptor.startsWith('xstate.done.state.') || raised.includes(descriptor)) &&
      (around.has(source) || ancestorsOf(chart, source).includes(id)),
  );
}

/** Ids of the innermost states of a text such as `open.content.shown+closing.ready`; undefined for an unknown state. */
function leavesOf(root: Node, state: string): readonly string[] | undefined {
  const parsed = parse(root, state);
  return parsed && parsed.rest === '' ? parsed.leaves : undefined;
}

interface Parsed {
  readonly leaves: readonly string[];
  readonly rest: string;
}

function parse(node: Node, text: string): Parsed | undefined {
  const children = Object.values(node.states);
  if (children.length === 0) return { leaves: [node.id], rest: text };
  if (node.type !== 'parallel') return parseOne(children, text)?.parsed;
  let left = children;
  let parsed: Parsed = { leaves: [], rest: text };
  while (left.length > 0) {
    const next = parseOne(left, parsed.rest);
    if (!next) return undefined;
    left = left.filter((child) => child !== next.child);
    parsed = { leaves: [...parsed.leaves, ...next.parsed.leaves], rest: next.parsed.rest };
    if (left.length > 0) {
      if (!parsed.rest.startsWith('+')) return undefined;
      parsed = { ...parsed, rest: parsed.rest.slice(1) };
    }
  }
  return parsed;
}

function parseOne(
  children: readonly Node[],
  text: string,
): { readonly child: Node; readonly parsed: Parsed } | undefined {
  const [word = ''] = text.split(/[.+]/, 1);
  const child = children.find(({ key }) => key === word);
  if (!child) return undefined;
  const rest = text.slice(word.length);
  const isInner = Object.keys(child.states).length > 0;
  if (isInner && !rest.startsWith('.')) return undefined;
  const parsed = parse(child, isInner ? rest.slice(1) : rest);
  return parsed && { child, parsed };
}
