import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';

// The sets of states that transitions exit and enter (SCXML: computeExitSet, computeEntrySet). XState computes the same
// sets but does not report them; a property test compares their order over generated walks.

export type Node = AnyStateMachine['root'];
type History = AnyMachineSnapshot['historyValue'];

/** A transition as XState formats it. The initial one of a machine has no source above its targets. */
export interface Taken {
  readonly source: Node;
  readonly target: readonly Node[] | undefined;
  readonly reenter: boolean;
}

/** The states that a machine enters at its beginning, in their order. */
export function initialNodes(root: Node): readonly Node[] {
  return entered([beginningOf(root)], {}).nodes;
}

/** The transition with which a machine begins. */
export function beginningOf(root: Node): Taken {
  const target = root.type === 'compound' ? root.initial.target : Object.values(root.states).filter(isNoHistory);
  // A machine without states is its root alone.
  return { source: root, target: target.length > 0 ? [root, ...target] : [root], reenter: true };
}

/** The exited states, innermost first, which is the order of their exit actions. */
export function exited(taken: readonly Taken[], active: Iterable<Node>, history: History): readonly Node[] {
  return exitSet(taken, active, history).toSorted((one, other) => other.order - one.order);
}

/** The entered states, outermost first, and those of them that are entered by default with their initial actions. */
export function entered(
  taken: readonly Taken[],
  history: History,
): { readonly nodes: readonly Node[]; readonly byDefault: ReadonlySet<Node> } {
  const entry: EntrySet = { nodes: new Set(), byDefault: new Set(), history };
  for (const transition of taken) addTransition(entry, transition);
  return { nodes: [...entry.nodes].toSorted((one, other) => one.order - other.order), byDefault: entry.byDefault };
}

/** Among transitions that exit the same states only one is taken: the inner one, or else the first. */
export function withoutConflicts<T extends Taken>(
  taken: readonly T[],
  active: readonly Node[],
  history: History,
): readonly T[] {
  if (taken.length < 2) return taken;
  const kept = new Set<T>();
  for (const one of taken) {
    const left = new Set(exitSet([one], active, history));
    const rivals = [...kept].filter((other) => exitSet([other], active, history).some((node) => left.has(node)));
    if (!rivals.every((rival) => isWithin(one.source, rival.source))) continue;
    for (const rival of rivals) kept.delete(rival);
    kept.add(one);
  }
  return [...kept];
}

/** The transition of a key (`transitionKey`) in a machine; undefined if it has none. */
export function transitionOfKey(machine: AnyStateMachine, key: string): AnyTransitionDefinition | undefined {
  const [source = '', descriptor = '', index = ''] = key.split(' | ');
  const node = nodesById(machine).get(source);
  const candidates = descriptor === '' ? node?.always : node?.transitions.get(descriptor);
  return candidates?.[Number(index)];
}

const byId = new WeakMap<Node, ReadonlyMap<string, Node>>();

/** The states of a machine by their ids. */
export function nodesById({ root }: AnyStateMachine): ReadonlyMap<string, Node> {
  const known = byId.get(root);
  if (known) return known;
  const all = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap((inner: Node) => all(inner))];
  const made = new Map(all(root).map((node) => [node.id, node]));
  byId.set(root, made);
  return made;
}

/** Whether a state is inside another one. */
export function isWithin(node: Node, of: Node): boolean {
  return node.parent === of || (node.parent !== undefined && isWithin(node.parent, of));
}

function exitSet(taken: readonly Taken[], active: Iterable<Node>, history: History): Node[] {
  const left = new Set<Node>();
  for (const transition of taken) {
    if (!transition.target?.length) continue;
    const domain = domainOf(transition, history);
    if (transition.reenter && transition.source === domain) left.add(domain);
    for (const node of active) if (domain === undefined || isWithin(node, domain)) left.add(node);
  }
  return [...left];
}

interface EntrySet {
  readonly nodes: Set<Node>;
  readonly byDefault: Set<Node>;
  readonly history: History;
}

function addTransition(entry: EntrySet, transition: Taken): void {
  const { source, target = [], reenter } = transition;
  const { nodes, byDefault, history } = entry;
  const domain = domainOf(transition, history);
  for (const node of target) {
    if (isNoHistory(node) && (source !== node || source !== domain || reenter)) {
      nodes.add(node);
      byDefault.add(node);
    }
    addDescendants(entry, node);
  }
  for (const node of effectiveTargets(transition, history)) {
    const around = ancestors(node, domain);
    if (domain?.type === 'parallel') around.push(domain);
    addAncestors(entry, around, !source.parent && reenter ? undefined : domain);
  }
}

function addDescendants(entry: EntrySet, node: Node): void {
  const { nodes, byDefault, history } = entry;
  if (!isNoHistory(node)) {
    const remembered = history[node.id] as readonly Node[] | undefined;
    const target = remembered ?? defaultOf(node).target ?? [];
    for (const each of target) {
      nodes.add(each);
      if (!remembered && node.parent && defaultOf(node) === node.parent.initial) byDefault.add(node.parent);
      addDescendants(entry, each);
    }
    for (const each of target) addAncestors(entry, ancestors(each, node.parent), undefined);
    return;
  }
  if (node.type === 'compound') {
    const first = node.initial.target[0]!;
    if (isNoHistory(first)) {
      nodes.add(first);
      byDefault.add(first);
    }
    addDescendants(entry, first);
    addAncestors(entry, ancestors(first, node), undefined);
  } else if (node.type === 'parallel') {
    for (const region of missingRegions(entry, node)) {
      nodes.add(region);
      byDefault.add(region);
      addDescendants(entry, region);
    }
  }
}

function addAncestors(entry: EntrySet, around: readonly Node[], domain: Node | undefined): void {
  for (const node of around) {
    if (!domain || isWithin(node, domain)) entry.nodes.add(node);
    if (node.type !== 'parallel') continue;
    for (const region of missingRegions(entry, node)) {
      entry.nodes.add(region);
      addDescendants(entry, region);
    }
  }
}

/** The regions of a parallel state without an entered state; each is judged when its turn comes. */
function* missingRegions({ nodes }: EntrySet, node: Node): Generator<Node> {
  for (const region of Object.values<Node>(node.states)) {
    if (isNoHistory(region) && ![...nodes].some((each) => isWithin(each, region))) yield region;
  }
}

function domainOf(transition: Taken, history: History): Node | undefined {
  const { source, reenter } = transition;
  const targets = effectiveTargets(transition, history);
  if (!reenter && targets.every((target) => target === source || isWithin(target, source))) return source;
  const common = ancestors(targets[0] ?? source, undefined).find((around) =>
    [...targets.slice(1), source].every((node) => isWithin(node, around)),
  );
  return common ?? (reenter ? undefined : source.machine.root);
}

function effectiveTargets({ target }: Pick<Taken, 'target'>, history: History): readonly Node[] {
  const found = (target ?? []).flatMap((node): readonly Node[] => {
    if (isNoHistory(node)) return [node];
    return (history[node.id] as readonly Node[] | undefined) ?? effectiveTargets(defaultOf(node), history);
  });
  return [...new Set(found)];
}

/** The targets of a history state that remembers nothing. */
function defaultOf(node: Node): { readonly target: readonly Node[] } {
  const { target } = node.config as { readonly target?: string | readonly string[] };
  const parent = node.parent!;
  if (target === undefined && parent.type === 'parallel') return { target: [parent] };
  if (target === undefined) return parent.initial as { readonly target: readonly Node[] };
  const targets = typeof target === 'string' ? [target] : target;
  return { target: targets.map((each) => namedNode(parent, each)) };
}

/** The state that a history's default names: relative to its parent, or `#id`. */
function namedNode(parent: Node, name: string): Node {
  if (name.startsWith('#')) return parent.machine.getStateNodeById(name);
  const path = name.replace(/^\./, '').split('.');
  return path.reduce<Node>((node, key) => node.states[key] as Node, parent);
}

function ancestors(node: Node, upTo: Node | undefined): Node[] {
  const around: Node[] = [];
  if (node === upTo) return around;
  for (let each = node.parent; each !== undefined && each !== upTo; each = each.parent) around.push(each);
  return around;
}

function isNoHistory(node: Node): boolean {
  return node.type !== 'history';
}
