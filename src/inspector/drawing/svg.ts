import { historyCircle } from './boxes.ts';
import type { DrawnEvent } from './drawnEvents.ts';
import type { DrawnState } from './drawnChart.ts';
import type { PlacedBox, PlacedChart, PlacedEdge } from './layout.ts';
import { type Heat, type Highlight, type Marks, marksOf, timesTaken } from './marks.ts';
import { badge, partShape } from './partShapes.ts';
import { arrowPath, edgePath, element, escaped, rectangle, textElement } from './shapes.ts';
import { textStyle, textWidth } from './textWidth.ts';
import { rulesOf, type ThemeName, themes } from './theme.ts';

export interface SvgOptions {
  /** `auto` follows the colour scheme of the reader, as a picture in a README should. */
  readonly theme?: ThemeName | 'auto';
  readonly highlight?: Highlight;
  /** Counts at states and events, and a sign at what was never entered or taken. */
  readonly heat?: Heat;
}

interface Drawing extends PlacedChart {
  readonly marks: Marks;
  readonly heat: Heat | undefined;
  readonly states: ReadonlyMap<string, DrawnState>;
}

/** One shape of a drawing as SVG elements, from the ground up. */
export interface Shape {
  /** The id of its box or edge. */
  readonly id: string;
  readonly kind: PlacedBox['kind'] | 'edge';
  readonly markup: string;
}

/** The shapes of a drawing in the order in which they cover each other: frames, edges, dots, states, events. */
export function shapesOf(placed: PlacedChart, { highlight = {}, heat }: SvgOptions = {}): readonly Shape[] {
  const { chart, boxes, edges } = placed;
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const drawing = { ...placed, marks: marksOf(chart, highlight, heat), heat, states };
  const parents = new Set(chart.states.map(({ parent }) => parent));
  const events = new Map(chart.events.map((event) => [event.key, event]));
  const shape = (markup: (box: PlacedBox) => string) => (box: PlacedBox) => ({
    id: box.id,
    kind: box.kind,
    markup: markup(box),
  });
  return [
    ...boxes.filter(({ id }) => parents.has(id)).map(shape((box) => frameGroup(drawing, box))),
    ...edges.map((edge) => ({ id: edge.id, kind: 'edge' as const, markup: edgeGroup(drawing, edge) })),
    ...boxes.filter(({ kind }) => kind === 'initial').map(shape(dot)),
    ...boxes
      .filter(({ id, kind }) => kind === 'state' && !parents.has(id))
      .map(shape((box) => stateGroup(drawing, box, states.get(box.id)!))),
    ...boxes.filter(({ kind }) => kind === 'event').map(shape((box) => eventGroup(drawing, box, events.get(box.id)!))),
  ];
}

/** The drawing of a chart as an SVG document that needs no other file. */
export function svgOf(placed: PlacedChart, options: SvgOptions = {}): string {
  const [width, height] = [Math.ceil(placed.width), Math.ceil(placed.height)];
  const content = [
    element('title', { id: 'title' }, escaped(`Statechart ${placed.chart.id}`)),
    element('desc', { id: 'desc' }, escaped(summaryOf(placed))),
    `<style>\n${styleOf(options.theme ?? 'auto')}\n</style>`,
    rectangle({ x: 0, y: 0, width, height }, 0, ['ground']),
    ...shapesOf(placed, options).map(({ markup }) => markup),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">`,
    ...content,
    '</svg>',
    '',
  ].join('\n');
}

function styleOf(theme: ThemeName | 'auto'): string {
  if (theme !== 'auto') return rulesOf(themes[theme]);
  return `${rulesOf(themes.light)}\n@media (prefers-color-scheme:dark){\n${rulesOf(themes.dark)}\n}`;
}

function summaryOf({ chart }: PlacedChart): string {
  const counts = `${chart.states.length} states, ${chart.events.length} events.`;
  return chart.description === undefined ? counts : `${chart.description} ${counts}`;
}

function frameGroup(drawing: Drawing, box: PlacedBox): string {
  const state = drawing.states.get(box.id)!;
  const isRegion = state.parent !== null && drawing.states.get(state.parent)!.type === 'parallel';
  const classes = ['frame', ...(isOdd(drawing, state) ? ['odd'] : []), ...(isRegion ? ['region'] : [])];
  return group(state, [
    rectangle(box, 8, [...classes, ...drawing.marks.state(box.id)]),
    ...partsOf(drawing, box),
    stateBadge(drawing, box),
  ]);
}

/** Whether a state has an odd number of ancestors. */
function isOdd(drawing: Drawing, { parent }: DrawnState): boolean {
  return parent !== null && !isOdd(drawing, drawing.states.get(parent)!);
}

function stateGroup(drawing: Drawing, box: PlacedBox, state: DrawnState): string {
  const classes = ['state', ...drawing.marks.state(box.id)];
  const shape = state.history ? historyShape(box, state.history.kind, classes) : rectangle(box, 8, classes);
  const inner = { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 };
  const below = { class: ['more'], d: `M${box.x + 8} ${box.y + box.height + 3.5}h${box.width - 16}` };
  return group(state, [
    shape,
    state.type === 'final' ? rectangle(inner, 5, ['inner']) : '',
    // A collapsed state is drawn with the edge of a second sheet, as it has hidden content.
    state.hidden ? element('path', below) : '',
    ...partsOf(drawing, box),
    stateBadge(drawing, box),
  ]);
}

/** The shape of a history state: a circle with an H, or with H* for a deep history. */
function historyShape({ x, y }: PlacedBox, kind: 'shallow' | 'deep', classes: readonly string[]): string {
  const radius = historyCircle / 2;
  const sign = kind === 'deep' ? 'H*' : 'H';
  const start = x + radius - textWidth(sign, textStyle) / 2;
  return [
    element('circle', { class: classes, cx: x + radius, cy: y + radius, r: radius - 1 }),
    textElement(sign, { x: start, y: y + radius + 4 }, textStyle, []),
  ].join('');
}

function dot({ x, y, width }: PlacedBox): string {
  return element('circle', { class: ['dot'], cx: x + width / 2, cy: y + width / 2, r: width / 2 });
}

/** A state with its description, which readers see when they point at it. */
function group({ description }: DrawnState, content: readonly string[]): string {
  const title = description === undefined ? '' : element('title', {}, escaped(description));
  return element('g', {}, title + content.join(''));
}

function eventGroup(drawing: Drawing, box: PlacedBox, event: DrawnEvent): string {
  const [pill] = box.parts;
  const count = drawing.heat ? badge({ x: box.x + pill!.width, y: box.y }, timesTaken(event, drawing.heat)) : '';
  return element('g', {}, partsOf(drawing, box).join('') + count);
}

function edgeGroup({ marks }: Drawing, { kind, event, transition, points }: PlacedEdge): string {
  const classes = marks.edge(event, transition);
  const dashed = kind === 'history' ? ['default'] : [];
  const line = element('path', { class: ['edge', ...dashed, ...classes], d: edgePath(points) });
  return kind === 'source' ? line : line + element('path', { class: ['arrow', ...classes], d: arrowPath(points) });
}

function partsOf({ marks }: Drawing, { x, y, parts }: PlacedBox): string[] {
  return parts.map((part) => partShape(marks, { ...part, x: x + part.x, y: y + part.y }));
}

/** The number of times that a state was entered. The root is always active, and has none. */
function stateBadge({ heat, chart }: Drawing, { id, x, y, width }: PlacedBox): string {
  return heat && id !== chart.states[0]!.id ? badge({ x: x + width, y }, heat.states.get(id) ?? 0) : '';
}
