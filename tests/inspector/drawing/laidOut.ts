import { engineHere } from '#inspector/drawing/engine.ts';
import type { DrawnChart } from '#inspector/drawing/drawnChart.ts';
import { layOut, type PlacedBox, type PlacedChart, type PlacedEdge } from '#inspector/drawing/layout.ts';

const engine = engineHere();

export async function laidOut(chart: DrawnChart): Promise<PlacedChart> {
  return layOut(chart, engine);
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The tolerance for rounding errors of the layout engine, in pixels. */
const tolerance = 0.5;

/**
 * The reasons why a drawing cannot be read: boxes or texts overlap, a box leaves its parent, an edge crosses a box. Or an
 * edge ends nowhere. Empty if it can be read.
 */
export function illegibleIn(placed: PlacedChart): string[] {
  const { boxes, edges, chart } = placed;
  const parents = parentsOf(placed);
  const frames = new Set(chart.states.map(({ parent }) => parent));
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const obstacles = boxes.filter(({ id, kind }) => kind !== 'initial' && !frames.has(id));
  return [
    ...boxes.flatMap((box) => {
      const parent = parents.get(box.id);
      return [...inFrame(box, parent === undefined ? undefined : byId.get(parent)!, placed), ...inBox(box)];
    }),
    ...[...Map.groupBy(boxes, ({ id }) => parents.get(id)).values()].flatMap((siblings) =>
      overlapping(siblings.map((box) => [box.id, box])),
    ),
    ...edges.flatMap((edge) => [...crossed(edge, obstacles), ...loose(edge, byId)]),
    ...(byId.size === boxes.length ? [] : ['a box is there twice']),
  ];
}

/** The id of the box in which each box is drawn. The root has none. */
function parentsOf({ chart, edges }: PlacedChart): ReadonlyMap<string, string> {
  const states = chart.states.flatMap(({ id, parent }): [string, string][] => (parent === null ? [] : [[id, parent]]));
  // The box of an event, and the dot of an initial arrow, are in the frame in which their first edge begins.
  const others = edges
    .filter(({ kind }) => kind === 'source' || kind === 'initial')
    .map(({ kind, from, to, frames }): [string, string] => [kind === 'source' ? to : from, frames[0]!]);
  return new Map([...states, ...others]);
}

function inFrame(box: PlacedBox, frame: PlacedBox | undefined, { width, height }: PlacedChart): string[] {
  if (!frame) return contains({ x: 0, y: 0, width, height }, box) ? [] : [`${box.id} leaves the drawing`];
  const head = Math.max(...frame.parts.map((part) => frame.y + part.y + part.height));
  return contains(frame, box) && box.y >= head ? [] : [`${box.id} leaves ${frame.id}, or covers its head`];
}

function inBox({ id, width, height, parts }: PlacedBox): string[] {
  const outside = parts.filter((part) => !contains({ x: 0, y: 0, width, height }, part));
  const shown = parts.filter(({ kind }) => kind !== 'chain');
  return [
    ...outside.map(({ text }) => `${text} leaves ${id}`),
    ...overlapping(shown.map((part) => [`${part.text} in ${id}`, part])),
  ];
}

function crossed({ id, from, to, points }: PlacedEdge, obstacles: readonly PlacedBox[]): string[] {
  return points.slice(1).flatMap((point, index) => {
    const before = points[index]!;
    const line = {
      x: Math.min(point.x, before.x),
      y: Math.min(point.y, before.y),
      width: Math.abs(point.x - before.x),
      height: Math.abs(point.y - before.y),
    };
    const boxes = obstacles.filter((box) => box.id !== from && box.id !== to && overlap(line, box));
    const isStraight = line.width === 0 || line.height === 0;
    return [...boxes.map((box) => `${id} crosses ${box.id}`), ...(isStraight ? [] : [`${id} has an oblique piece`])];
  });
}

function loose({ id, from, to, points }: PlacedEdge, boxes: ReadonlyMap<string, PlacedBox>): string[] {
  const [first, last] = [points[0], points.at(-1)];
  return [
    ...(first && onBorder(first, boxes.get(from)!) ? [] : [`${id} does not begin at ${from}`]),
    ...(last && onBorder(last, boxes.get(to)!) ? [] : [`${id} does not end at ${to}`]),
  ];
}

/** Whether a point is on the left or right border of a box, or of one of the box's parts. */
function onBorder({ x, y }: { readonly x: number; readonly y: number }, box: PlacedBox): boolean {
  const rectangles = [box, ...box.parts.map((part) => ({ ...part, x: box.x + part.x, y: box.y + part.y }))];
  return rectangles.some(
    (each) =>
      Math.min(Math.abs(x - each.x), Math.abs(x - each.x - each.width)) <= tolerance &&
      y >= each.y - tolerance &&
      y <= each.y + each.height + tolerance,
  );
}

function overlapping(named: readonly (readonly [string, Rectangle])[]): string[] {
  return named.flatMap(([name, one], index) =>
    named.slice(index + 1).flatMap(([other, two]) => (overlap(one, two) ? [`${name} and ${other} overlap`] : [])),
  );
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x + tolerance < other.x + other.width &&
    other.x + tolerance < one.x + one.width &&
    one.y + tolerance < other.y + other.height &&
    other.y + tolerance < one.y + one.height
  );
}

function contains(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  );
}
