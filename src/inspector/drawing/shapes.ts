import type { Point } from './frame.ts';
import { type TextStyle, textWidth } from './textWidth.ts';

// The shapes of a drawing as SVG elements.

const cornerOfEdge = 6;

interface Attributes {
  readonly [name: string]: string | number | readonly string[] | undefined;
}

/** An element; a list of classes may be empty. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || (typeof value === 'object' && value.length === 0)) return [];
    const text = typeof value === 'number' ? rounded(value) : typeof value === 'string' ? value : value.join(' ');
    return [` ${key}="${escaped(text)}"`];
  });
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A number with at most one decimal, so that pictures are small and the same everywhere. */
function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A text with its width, which a program with another font preserves. */
export function textElement(text: string, { x, y }: Point, style: TextStyle, classes: readonly string[]): string {
  const weight = style.weight === 400 ? undefined : style.weight;
  const font = { 'font-size': style.size, 'font-weight': weight };
  const width = { textLength: textWidth(text, style), lengthAdjust: 'spacingAndGlyphs' };
  return element('text', { class: classes, x, y, ...font, ...width }, escaped(text));
}

/** A rectangle with round corners. */
export function rectangle(
  { x, y, width, height }: Point & { readonly width: number; readonly height: number },
  radius: number,
  classes: readonly string[],
): string {
  return element('rect', { class: classes, x, y, width, height, rx: radius });
}

/** A line of horizontal and vertical pieces, with round corners. */
export function edgePath(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const commands = [`M${rounded(first.x)} ${rounded(first.y)}`];
  for (const [index, corner] of others.entries()) {
    const before = points[index]!;
    const after = others[index + 1];
    if (!after) {
      commands.push(`L${rounded(corner.x)} ${rounded(corner.y)}`);
      continue;
    }
    const radius = Math.min(cornerOfEdge, distance(before, corner) / 2, distance(corner, after) / 2);
    const [start, end] = [towards(corner, before, radius), towards(corner, after, radius)];
    commands.push(
      `L${rounded(start.x)} ${rounded(start.y)}Q${rounded(corner.x)} ${rounded(corner.y)} ${rounded(end.x)} ${rounded(end.y)}`,
    );
  }
  return commands.join('');
}

/** The head of an arrow at the end of a line. */
export function arrowPath(points: readonly Point[]): string {
  const [from, to] = [points.at(-2)!, points.at(-1)!];
  const [back, half] = [8, 4];
  const base = towards(to, from, back);
  const isFlat = from.y === to.y;
  const [one, other] = isFlat
    ? [
        { x: base.x, y: base.y - half },
        { x: base.x, y: base.y + half },
      ]
    : [
        { x: base.x - half, y: base.y },
        { x: base.x + half, y: base.y },
      ];
  return `M${[to, one, other].map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}z`;
}

function distance(one: Point, other: Point): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

function towards(from: Point, to: Point, by: number): Point {
  return { x: from.x + Math.sign(to.x - from.x) * by, y: from.y + Math.sign(to.y - from.y) * by };
}
