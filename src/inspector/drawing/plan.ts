import { ancestorsOf } from '../paths/charts/selection.ts';
import { isInside } from './boxes.ts';
import type { DrawnChart, DrawnState } from './drawnChart.ts';
import type { DrawnEvent } from './drawnEvents.ts';

// The plan of a drawing. Every state with drawn states in it is a frame, and each frame is laid out on its own. An edge
// that crosses the borders of frames therefore consists of pieces, one in each frame. A drawing runs from left to right.
// An event is placed after its source, or before it if all its transitions go to earlier states.

export type Side = 'left' | 'right';

/** An end of a piece: a port of a node in the frame, or a point of the frame's own border. */
export interface End {
  readonly node: string;
  readonly port: string;
  readonly side: Side;
}

/** The part of an edge that is in one frame. */
export interface Piece {
  readonly from: End;
  readonly to: End;
}

/** A node of a frame: a state, an event, or the dot of the frame's initial arrow. */
export type PlanNode =
  | { readonly kind: 'state'; readonly id: string; readonly state: DrawnState }
  | { readonly kind: 'event'; readonly id: string; readonly event: DrawnEvent }
  | { readonly kind: 'initial'; readonly id: string };

export interface Frame {
  readonly id: string;
  /** The nodes of the frame, in the order in which they are preferably placed: left to right, top to bottom. */
  readonly nodes: readonly PlanNode[];
  /** The points of the frame's border where edges end or cross. */
  readonly borders: readonly Omit<End, 'node'>[];
  /** By edge. */
  readonly pieces: ReadonlyMap<string, Piece>;
}

/** The ends of an edge: an event's source with the event, a transition with its target, and two kinds of default. */
export type EdgeKind = 'source' | 'target' | 'initial' | 'history';

export interface PlannedEdge {
  readonly id: string;
  readonly kind: EdgeKind;
  /** The ids of the boxes at the edge's ends. */
  readonly from: string;
  readonly to: string;
  /** The frames that contain a piece of the edge, in their order along it. No frame has two pieces. */
  readonly frames: readonly string[];
  /** The keys of the edge's event and of its transition; null if it has none. */
  readonly event: string | null;
  readonly transition: string | null;
}

export interface Plan {
  /** The frames by their states, inner frames before outer ones. */
  readonly frames: ReadonlyMap<string, Frame>;
  readonly edges: readonly PlannedEdge[];
  /** The events that are shown in the box of their state, by state. */
  readonly inside: ReadonlyMap<string, readonly DrawnEvent[]>;
}

const noKeys = { event: null, transition: null };

interface OpenFrame {
  readonly nodes: PlanNode[];
  readonly borders: Map<string, Omit<End, 'node'>>;
  readonly pieces: Map<string, Piece>;
}

/** An event with its place: in its source, or in the frame of its source, before or after it. */
interface PlacedEvent {
  readonly event: DrawnEvent;
  readonly place: 'in' | 'before' | 'after';
}

export function planOf(chart: DrawnChart): Plan {
  const tree = treeOf(chart);
  const inside = Map.groupBy(chart.events.filter(isInside), ({ source }) => source);
  const events = chart.events.filter((event) => !isInside(event)).map((event) => placedEvent(tree, event));
  const frames = new Map<string, OpenFrame>();
  const edges: PlannedEdge[] = [];
  const open = (id: string) => {
    const frame = frames.get(id) ?? { nodes: [], borders: new Map(), pieces: new Map() };
    frames.set(id, frame);
    return frame;
  };

  for (const { parent } of chart.states) if (parent !== null) open(parent);
  for (const [id, { nodes }] of frames) nodes.push(...nodesOf(tree, id, events));
  for (const { event, place } of events) planEvent(event, place);
  for (const state of chart.states) planDefaults(state);
  const closed = [...frames].map(([id, frame]): [string, Frame] => [
    id,
    { ...frame, id, borders: [...frame.borders.values()] },
  ]);
  return { frames: new Map(closed.toReversed()), edges, inside };

  function planEvent(event: DrawnEvent, place: PlacedEvent['place']) {
    const { key, source } = event;
    const frame = frameOf(tree, event, place);
    const id = `${key} | source`;
    const side = place === 'before' ? 'left' : 'right';
    const from = place === 'in' ? borderOf(frame, `${source} | own`, 'left') : portOf(source, side, 'out');
    edges.push({ id, kind: 'source', from: source, to: key, frames: [frame], event: key, transition: null });
    open(frame).pieces.set(id, { from, to: { node: key, port: `${key} | in`, side: opposite(side) } });
    for (const candidate of event.candidates) {
      for (const target of candidate.targets) {
        const exit = exitSide(tree, source, place, target);
        const end = { node: key, port: `${candidate.key} | ${exit}`, side: exit };
        const edge = `${candidate.key} | ${target}`;
        const along = planRoute(edge, frame, end, target);
        const keys = { event: key, transition: candidate.key };
        edges.push({ id: edge, kind: 'target', from: key, to: target, frames: along, ...keys });
      }
    }
  }

  function planDefaults({ id, parent, initial, history }: DrawnState) {
    const dot = dotOf(id);
    for (const target of initial) {
      const edge = `${dot} | ${target}`;
      const along = planRoute(edge, id, { node: dot, port: `${dot} | right`, side: 'right' }, target);
      edges.push({ id: edge, kind: 'initial', from: dot, to: target, frames: along, ...noKeys });
    }
    if (!history || parent === null) return;
    const side = exitSide(tree, id, 'after', history.default);
    const edge = `${id} | history`;
    const along = planRoute(edge, parent, portOf(id, side, 'out'), history.default);
    edges.push({ id: edge, kind: 'history', from: id, to: history.default, frames: along, ...noKeys });
  }

  /**
   * Plans the pieces of an edge from a node of a frame to a state: out of frames, and then into others. Returns these
   * frames.
   */
  function planRoute(edge: string, frame: string, start: End, target: string): readonly string[] {
    const along: string[] = [];
    const add = (at: string, from: End, to: End) => {
      open(at).pieces.set(edge, { from, to });
      along.push(at);
    };
    const { side } = start;
    const around = tree.ancestors(target);
    let [from, at] = [start, frame];
    while (at !== target && !around.includes(at)) {
      const to = borderOf(at, `${edge} | out of ${at}`, side);
      add(at, from, to);
      from = { ...to, node: at };
      at = tree.parent(at)!;
    }
    if (at === target) {
      add(at, from, borderOf(at, `${edge} | at ${at}`, side));
      return along;
    }
    for (const inner of around.slice(0, around.indexOf(at)).toReversed()) {
      const isLast = inner === target;
      const to = isLast
        ? portOf(inner, opposite(side), 'in')
        : { node: inner, port: `${edge} | into ${inner}`, side: opposite(side) };
      add(tree.parent(inner)!, from, to);
      if (!isLast) from = borderOf(inner, to.port, to.side);
    }
    return along;
  }

  function borderOf(frame: string, port: string, side: Side): End {
    open(frame).borders.set(port, { port, side });
    return { node: port, port, side };
  }
}

/** The id of the dot where the initial arrow of a state begins. */
export function dotOf(state: string): string {
  return `${state} | initial`;
}

/** A state has one port for each direction and side: edges in the same direction join there. */
function portOf(state: string, side: Side, direction: 'in' | 'out'): End {
  return { node: state, port: `${state} | ${side} ${direction}`, side };
}

function opposite(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

interface Tree {
  readonly state: (id: string) => DrawnState;
  readonly parent: (id: string) => string | null;
  /** Returns a state and its ancestors, from the inside out. */
  readonly ancestors: (id: string) => readonly string[];
  readonly children: (id: string) => readonly DrawnState[];
  /** Returns the position of a state in the order of the source. */
  readonly order: (id: string) => number;
}

function treeOf({ states }: DrawnChart): Tree {
  const byId = new Map(states.map((state) => [state.id, state]));
  const order = new Map(states.map(({ id }, index) => [id, index]));
  const children = Map.groupBy(states, ({ parent }) => parent);
  return {
    state: (id) => byId.get(id)!,
    parent: (id) => byId.get(id)!.parent,
    ancestors: (id) => ancestorsOf({ states: byId }, id),
    children: (id) => children.get(id) ?? [],
    order: (id) => order.get(id)!,
  };
}

function placedEvent(tree: Tree, event: DrawnEvent): PlacedEvent {
  const targets = event.candidates.flatMap((candidate) => candidate.targets);
  const { source } = event;
  if (tree.parent(source) === null || targets.every((target) => tree.ancestors(target).includes(source)))
    return { event, place: 'in' };
  return { event, place: targets.every((target) => comparedTo(tree, source, target) < 0) ? 'before' : 'after' };
}

function frameOf(tree: Tree, { source }: DrawnEvent, place: PlacedEvent['place']): string {
  return place === 'in' ? source : tree.parent(source)!;
}

/** Whether a state is before (-1) or after (1) another in the innermost frame with both; 0 if one contains the other. */
function comparedTo(tree: Tree, source: string, target: string): number {
  const [around, aroundTarget] = [tree.ancestors(source), tree.ancestors(target)];
  const common = around.find((id) => aroundTarget.includes(id))!;
  const [one, other] = [around, aroundTarget].map((ids) => ids[ids.indexOf(common) - 1]);
  if (one === undefined || other === undefined) return 0;
  return Math.sign(tree.order(other) - tree.order(one));
}

/** The side of an event on which an edge to a target leaves it. */
function exitSide(tree: Tree, source: string, place: PlacedEvent['place'], target: string): Side {
  if (place === 'in') return 'right';
  const compared = comparedTo(tree, source, target);
  // An event is placed after its own source, and so before all states around that source.
  if (compared === 0) return tree.ancestors(target).includes(source) ? 'left' : 'right';
  return compared < 0 ? 'left' : 'right';
}

function nodesOf(tree: Tree, frame: string, events: readonly PlacedEvent[]): PlanNode[] {
  const eventsAt = (place: PlacedEvent['place'], source: string) =>
    events
      .filter((each) => each.place === place && each.event.source === source)
      .map(({ event }): PlanNode => ({ kind: 'event', id: event.key, event }));
  const states = tree.children(frame);
  return [
    ...(tree.state(frame).initial.length > 0 ? [{ kind: 'initial' as const, id: dotOf(frame) }] : []),
    ...eventsAt('in', frame),
    ...states.flatMap((state) => [
      ...eventsAt('before', state.id),
      { kind: 'state' as const, id: state.id, state },
      ...eventsAt('after', state.id),
    ]),
  ];
}
