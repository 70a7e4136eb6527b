import type { ElkExtendedEdge, ElkNode, ElkPort, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { EventBox } from './boxes.ts';
import type { LayoutEngine } from './engine.ts';
import type { Block } from './parts.ts';
import type { End, Frame, PlanNode, Side } from './plan.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Place extends Point {
  readonly width: number;
  readonly height: number;
}

/** A frame whose content is laid out. Everything in it is relative to its upper left corner. */
export interface FrameContent {
  readonly width: number;
  readonly height: number;
  /** The places of the frame's nodes, by their ids. */
  readonly places: ReadonlyMap<string, Place>;
  /** The lines of the frame's edge pieces, by edge. A piece that ends at the frame's border lacks that end. */
  readonly lines: ReadonlyMap<string, readonly Point[]>;
  /** The distances of the points on the frame's border from its top, by port. */
  readonly borders: ReadonlyMap<string, number>;
}

/** The input of the layout of a frame. */
export interface FrameParts {
  readonly engine: LayoutEngine;
  /** The boxes of states; for a state that is a frame, the box of its head. */
  readonly heads: ReadonlyMap<string, Block>;
  readonly events: ReadonlyMap<string, EventBox>;
  /** The frames within this frame, which are laid out before it. */
  readonly contents: ReadonlyMap<string, FrameContent>;
  /** Whether the nodes are regions: one below the other, if no edge leads from one to another. */
  readonly isStack: boolean;
}

/** The space between the border of a frame and its content, and between its head and its content. */
const padding = 20;
const belowHead = 8;
const regionGap = 16;
/** The diameter of the dot of an initial arrow. */
export const dotSize = 12;
/** The distance of a frame's own ports from its top: of edges that arrive from the left, and of edges that return. */
const framePorts = { onward: 18, back: 30 };

/**
 * ELK's layered algorithm, left to right. With the order of the model enforced, a further node changes the places of
 * others only by the space that it takes. `INCLUDE_CHILDREN` would lay out all frames at once. With the order of the
 * model it fails (elkjs 0.12.1: TypeError in a graph with edges across frames).
 */
const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.separateConnectedComponents': 'false',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.crossingMinimization.forceNodeModelOrder': 'true',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '11',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

/** Lays out the nodes and edges of a frame. */
export async function layOutFrame(frame: Frame, parts: FrameParts): Promise<FrameContent> {
  const head = parts.heads.get(frame.id)!;
  const top = head.height + belowHead;
  const nodes = frame.nodes.map((node) => elkNode(frame, node, parts));
  const graph =
    parts.isStack && frame.pieces.size === 0
      ? stacked(nodes)
      : await parts.engine({
          id: 'frame',
          layoutOptions: options,
          children: [...borderNodes(frame, 'left'), ...nodes, ...borderNodes(frame, 'right')],
          edges: [...frame.pieces].map(([edge, { from, to }]) => ({
            id: edgeId(edge),
            sources: [from.port],
            targets: [to.port],
          })),
        });
  const places = new Map(
    (graph.children ?? []).map(({ id, x = 0, y = 0, width = 0, height = 0 }) => [
      id,
      { x: x + padding, y: y + top, width, height },
    ]),
  );
  const lines = new Map((graph.edges ?? []).map((edge) => [edge.id, lineOf(edge, top)]));
  return {
    width: Math.max(head.width, graph.width! + 2 * padding),
    height: top + graph.height! + padding,
    places,
    lines: new Map([...frame.pieces.keys()].map((edge) => [edge, lines.get(edgeId(edge)) ?? []])),
    borders: new Map(frame.borders.map(({ port }) => [port, places.get(borderId(port))!.y])),
  };
}

/** The id of an edge for the layout: in a plan, a node may have the same id. */
function edgeId(edge: string): string {
  return `edge ${edge}`;
}

function elkNode(frame: Frame, node: PlanNode, { heads, events, contents }: FrameParts): ElkNode {
  const { id, kind } = node;
  if (kind === 'initial')
    return {
      id,
      width: dotSize,
      height: dotSize,
      ...fixed(
        portsOf(frame, id, dotSize, () => dotSize / 2),
        'RIGHT',
      ),
    };
  if (kind === 'event') {
    const { width, height, entrance, exits } = events.get(id)!;
    const rowOf = ({ port }: End) => ([...exits].find(([key]) => port.startsWith(`${key} | `))?.[1] ?? entrance).y;
    return { id, width, height, ...fixed(portsOf(frame, id, width, rowOf)) };
  }
  const inner = contents.get(id);
  const { width, height } = inner ?? heads.get(id)!;
  if (inner) {
    const own = ({ port, side }: End) =>
      port.endsWith(side === 'left' ? 'in' : 'out') ? framePorts.onward : framePorts.back;
    return { id, width, height, ...fixed(portsOf(frame, id, width, (end) => inner.borders.get(end.port) ?? own(end))) };
  }
  const ports = portsOf(frame, id, width, () => 0);
  return {
    id,
    width,
    height,
    ports,
    layoutOptions: { 'elk.portConstraints': 'FIXED_SIDE', 'elk.alignment': 'LEFT', 'elk.spacing.portPort': '10' },
  };
}

/** The layout options of a node with fixed ports, and its alignment among the nodes of its layer. */
function fixed(ports: ElkPort[], alignment = 'LEFT'): Pick<ElkNode, 'ports' | 'layoutOptions'> {
  return { ports, layoutOptions: { 'elk.portConstraints': 'FIXED_POS', 'elk.alignment': alignment } };
}

/** Those ports of a node that edges use. */
function portsOf(frame: Frame, node: string, width: number, rowOf: (end: End) => number): ElkPort[] {
  const ends = [...frame.pieces.values()].flatMap(({ from, to }) => [from, to]).filter((end) => end.node === node);
  return [...new Map(ends.map((end) => [end.port, end])).values()].map((end) => ({
    id: end.port,
    x: end.side === 'left' ? 0 : width,
    y: rowOf(end),
    width: 0,
    height: 0,
    layoutOptions: { 'elk.port.side': end.side === 'left' ? 'WEST' : 'EAST' },
  }));
}

/**
 * The points on a frame's border as nodes, in a separate layer at the left or right. Each has a port, where edges join.
 */
function borderNodes({ borders }: Frame, at: Side): ElkNode[] {
  const layer = at === 'left' ? 'FIRST_SEPARATE' : 'LAST_SEPARATE';
  return borders
    .filter(({ side }) => side === at)
    .map(({ port }) => ({
      id: borderId(port),
      width: 0,
      height: 0,
      ports: [
        {
          id: port,
          x: 0,
          y: 0,
          width: 0,
          height: 0,
          layoutOptions: { 'elk.port.side': at === 'left' ? 'EAST' : 'WEST' },
        },
      ],
      layoutOptions: { 'elk.portConstraints': 'FIXED_POS', 'elk.layered.layering.layerConstraint': layer },
    }));
}

function borderId(port: string): string {
  return `border ${port}`;
}

/** Places regions one below the other, all as wide as the widest. */
function stacked(nodes: readonly ElkNode[]): ElkNode {
  const width = Math.max(0, ...nodes.map((node) => node.width ?? 0));
  let y = 0;
  const children = nodes.map((node) => {
    const region = { id: node.id, x: 0, y, width, height: node.height ?? 0 };
    y += region.height + regionGap;
    return region;
  });
  return { id: 'frame', children, width, height: Math.max(0, y - regionGap) };
}

function lineOf({ sections = [] }: ElkExtendedEdge, top: number): Point[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x: x + padding, y: y + top }));
}
