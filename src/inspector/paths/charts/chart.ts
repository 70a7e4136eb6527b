import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

/** A state of a chart, as its machine declares it. */
export interface ChartState {
  /** The state's id in XState: `search.updated`. */
  readonly id: string;
  /** The name for people: without the machine's id, which only the root retains. */
  readonly name: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly parent: string | null;
  readonly description: string | undefined;
  /** The actors that the state invokes, by the id in their answers. */
  readonly invokes: readonly { readonly id: string; readonly actor: string }[];
}

/** A transition of a chart: one candidate of an event in a state. */
export interface ChartTransition {
  /** Source, event descriptor and index among the candidates: the same wherever the machine runs, minified or not. */
  readonly key: string;
  /** The name for people: `closed.ready: menu.opened [hasContent] → open.content.shown`. */
  readonly name: string;
  readonly source: string;
  /** The event's type or wildcard; empty for an eventless transition. */
  readonly descriptor: string;
  readonly index: number;
  /** The guard's name; null if the transition has none. */
  readonly guard: string | null;
  readonly targets: readonly string[];
  readonly reenter: boolean;
}

/** A chart: those parts of a machine that can be covered. */
export interface Chart {
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly description: string | undefined;
  /** The states by id, in the order of the source; the root comes first. */
  readonly states: ReadonlyMap<string, ChartState>;
  readonly transitions: ReadonlyMap<string, ChartTransition>;
}

type Node = AnyStateMachine['root'];

/** Reads the chart of a machine. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  const states = nodes.map((node): [string, ChartState] => [
    node.id,
    {
      id: node.id,
      name: stateName(node),
      type: node.type,
      parent: node.parent?.id ?? null,
      description: node.description,
      invokes: node.invoke.map(({ id, src }) => ({ id, actor: typeof src === 'string' ? src : id })),
    },
  ]);
  const transitions = nodes
    .flatMap((node) => definitionsOf(node))
    .map((definition): [string, ChartTransition] => [transitionKey(definition), chartTransition(definition)]);
  return {
    id: machine.id,
    machine,
    description: machine.root.description,
    states: new Map(states),
    transitions: new Map(transitions),
  };
}

/** The key of a transition in traces, including those from a browser. */
export function transitionKey(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition;
  const candidates: readonly unknown[] | undefined =
    eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} | ${eventType} | ${candidates?.indexOf(definition) ?? 0}`;
}

/** The name for people of an event, including XState's own. */
export function eventName(type: string): string {
  const [, done] = /^xstate\.done\.actor\.(.+)$/.exec(type) ?? [];
  if (done) return `${done} done`;
  const [, failed] = /^xstate\.error\.actor\.(.+)$/.exec(type) ?? [];
  if (failed) return `${failed} failed`;
  const [, child] = /^xstate\.snapshot\.(.+)$/.exec(type) ?? [];
  if (child) return `${child} changed`;
  const [, ended] = /^xstate\.done\.state\.(.+)$/.exec(type) ?? [];
  if (ended) return `${ended} ended`;
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(type) ?? [];
  if (delay) return `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`;
  return type || 'always';
}

function nodesOf(node: Node): Node[] {
  return [node, ...Object.values(node.states).flatMap((state) => nodesOf(state))];
}

function definitionsOf(node: Node): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function stateName(node: Node): string {
  return node.path.length > 0 ? node.path.join('.') : node.id;
}

function chartTransition(definition: AnyTransitionDefinition): ChartTransition {
  const { source, eventType, target, reenter } = definition;
  const key = transitionKey(definition);
  const guard = definition.guard === undefined ? null : guardName(definition.guard);
  const to = target?.map((node) => stateName(node)).join(' and ') ?? 'the same';
  return {
    key,
    name: `${stateName(source)}: ${eventName(eventType)}${guard === null ? '' : ` [${guard}]`} → ${to}`,
    source: source.id,
    descriptor: eventType,
    index: Number(key.slice(key.lastIndexOf(' ') + 1)),
    guard,
    targets: target?.map(({ id }) => id) ?? [],
    reenter,
  };
}

/** The name of a guard, and of the guards within `and`, `or` and `not`. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string')
    return guard.type;
  if (typeof guard !== 'function') return 'a guard';
  const parts = (guard as { readonly guards?: readonly unknown[] }).guards;
  if (parts) return `${guard.name}(${parts.map((part) => guardName(part)).join(', ')})`;
  return guard.name && guard.name !== 'guard' ? guard.name : 'a guard without a name';
}
