import { eventBox, type EventBox, type Exit, stateBox } from './boxes.ts';
import type { DrawnChart } from './drawnChart.ts';
import type { LayoutEngine } from './engine.ts';
import { type FrameContent, layOutFrame, type Point } from './frame.ts';
import type { Block, Part } from './parts.ts';
import { type End, type Plan, type PlannedEdge, planOf } from './plan.ts';

/** A box of a drawing. Its place is absolute, in pixels. */
export interface PlacedBox {
  /** The id of a state, the key of an event, or the id of the dot of an initial arrow. */
  readonly id: string;
  readonly kind: 'state' | 'event' | 'initial';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The parts of the box, relative to it. For a state that contains drawn states, these are the parts of its head. */
  readonly parts: readonly Part[];
}

/** An edge of a drawing: a line of horizontal and vertical pieces. */
export interface PlacedEdge extends PlannedEdge {
  readonly points: readonly Point[];
}

/** A chart with a place for everything that is drawn. It is plain data. */
export interface PlacedChart {
  readonly chart: DrawnChart;
  readonly width: number;
  readonly height: number;
  /** All boxes: each one comes after the boxes that contain it. */
  readonly boxes: readonly PlacedBox[];
  readonly edges: readonly PlacedEdge[];
}

/** The space around a drawing, in pixels. */
const margin = 16;

/**
 * Lays a chart out: states and events from left to right, each in its state. The same chart always has the same layout.
 * The order of states and events in the source is preserved, so a further state moves little.
 */
export async function layOut(chart: DrawnChart, engine: LayoutEngine): Promise<PlacedChart> {
  const plan = planOf(chart);
  const heads = new Map(chart.states.map((state) => [state.id, stateBox(state, plan.inside.get(state.id) ?? [])]));
  const events = new Map(
    [...plan.frames.values()].flatMap(({ nodes }) =>
      nodes.flatMap((node): [string, EventBox][] => (node.kind === 'event' ? [[node.id, eventBox(node.event)]] : [])),
    ),
  );
  const contents = new Map<string, FrameContent>();
  for (const [id, frame] of plan.frames) {
    const isStack = chart.states.find((state) => state.id === id)!.type === 'parallel';
    contents.set(id, await layOutFrame(frame, { engine, heads, events, contents, isStack }));
  }
  return placed(chart, plan, { heads, events, contents });
}

interface Parts {
  readonly heads: ReadonlyMap<string, Block>;
  readonly events: ReadonlyMap<string, EventBox>;
  readonly contents: ReadonlyMap<string, FrameContent>;
}

function placed(chart: DrawnChart, plan: Plan, { heads, events, contents }: Parts): PlacedChart {
  const boxes = new Map<string, PlacedBox>();
  const add = (id: string, kind: PlacedBox['kind'], at: Point, { width, height }: { width: number; height: number }) =>
    boxes.set(id, { id, kind, ...at, width, height, parts: (heads.get(id) ?? events.get(id))?.parts ?? [] });
  const root = chart.states[0]!.id;
  const size = contents.get(root) ?? heads.get(root)!;
  add(root, 'state', { x: margin, y: margin }, size);
  for (const [id, frame] of [...plan.frames].toReversed()) {
    const { x, y } = boxes.get(id)!;
    for (const node of frame.nodes) {
      const place = contents.get(id)!.places.get(node.id)!;
      add(node.id, node.kind, { x: x + place.x, y: y + place.y }, place);
    }
  }
  return {
    chart,
    width: size.width + 2 * margin,
    height: size.height + 2 * margin,
    boxes: [...boxes.values()],
    edges: plan.edges.map((edge) => ({ ...edge, points: attached(edge, pointsOf(edge)) })),
  };

  /** The points of an edge through all its frames, including those on the borders that it crosses. */
  function pointsOf({ id, frames }: PlannedEdge): Point[] {
    return frames.flatMap((frame) => {
      const { from, to } = plan.frames.get(frame)!.pieces.get(id)!;
      const { x, y, width } = boxes.get(frame)!;
      const line = contents
        .get(frame)!
        .lines.get(id)!
        .map((point) => ({ x: x + point.x, y: y + point.y }));
      const onBorder = ({ side }: End, point: Point) => ({ x: side === 'left' ? x : x + width, y: point.y });
      return [
        ...(isBorder(from) ? [onBorder(from, line[0]!)] : []),
        ...line,
        ...(isBorder(to) ? [onBorder(to, line.at(-1)!)] : []),
      ];
    });
  }

  /** An edge ends at a part of an event's box, which may be narrower than the box. */
  function attached({ kind, from, to, transition }: PlannedEdge, points: readonly Point[]): Point[] {
    const [first, last] = [points[0]!, points.at(-1)!];
    const toPart = (box: PlacedBox, { right }: Exit, { x, y }: Point) => ({ x: x > box.x ? box.x + right : x, y });
    const start =
      kind === 'target' ? toPart(boxes.get(from)!, events.get(from)!.exits.get(transition!)!, first) : first;
    const end = kind === 'source' ? toPart(boxes.get(to)!, events.get(to)!.entrance, last) : last;
    return withoutRepetition([start, ...points, end]);
  }
}

function isBorder({ node, port }: End): boolean {
  return node === port;
}

/** The points of a line without those in the middle of a straight section. */
function withoutRepetition(points: readonly Point[]): Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    const [one, two] = [corners.at(-2), corners.at(-1)];
    if (two && two.x === point.x && two.y === point.y) continue;
    const isStraight = one && two && ((one.x === two.x && two.x === point.x) || (one.y === two.y && two.y === point.y));
    if (isStraight) corners.pop();
    corners.push(point);
  }
  return corners;
}
