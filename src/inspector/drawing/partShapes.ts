import type { Point } from './frame.ts';
import type { Marks } from './marks.ts';
import { type Part, textStart } from './parts.ts';
import { element, rectangle, textElement } from './shapes.ts';
import { nameStyle, textStyle, textWidth } from './textWidth.ts';

/** The distance from a text's middle to its baseline, as a share of its size. */
const baseline = 0.35;

/** The SVG of one part of a box, at its absolute place. */
export function partShape(marks: Marks, part: Part): string {
  const { kind, key, x, y, height } = part;
  switch (kind) {
    case 'event': {
      const classes = marks.event(key!);
      const dashed = part.isDashed ? ['dashed'] : [];
      return rectangle(part, height / 2, ['event', ...dashed, ...classes]) + textOf(part, textClasses(classes));
    }
    case 'guard': {
      const classes = marks.transition(key!);
      return rectangle(part, 3, ['guard', ...classes]) + textOf(part, textClasses(classes));
    }
    case 'action':
      return rectangle(part, 5, ['action']) + triangle({ x: x + 7, y: y + height / 2 }) + textOf(part, []);
    case 'invoke':
      return rectangle(part, 5, ['invoke']) + person({ x: x + 13, y: y + height / 2 }) + textOf(part, []);
    case 'chain':
      return element('path', { class: ['sign'], d: `M${x} ${y}v${height}` });
    case 'name':
      return textOf(part, []);
    default:
      return textOf(part, ['muted']);
  }
}

/** A number on the upper right corner of a box. */
export function badge(corner: Point, count: number): string {
  const text = count.toLocaleString('en');
  const width = textWidth(text, textStyle) + 10;
  const [x, y] = [corner.x - width + 8, corner.y - 13];
  const classes = count === 0 ? ['never'] : [];
  return (
    rectangle({ x, y, width, height: 17 }, 8.5, ['count', ...classes]) +
    textElement(text, { x: x + 5, y: y + 12.5 }, textStyle, classes)
  );
}

function textOf({ kind, text, x, y, height }: Part, classes: readonly string[]): string {
  const style = kind === 'name' ? nameStyle : textStyle;
  return textElement(text, { x: x + textStart(kind), y: y + height / 2 + style.size * baseline }, style, classes);
}

/** The CSS classes of a text on a shape that has the given classes. */
function textClasses(classes: readonly string[]): readonly string[] {
  if (classes.includes('taken') || classes.includes('yes')) return ['on'];
  return classes.filter((name) => name === 'no' || name === 'never');
}

/** The sign in front of an action: a triangle. */
function triangle({ x, y }: Point): string {
  return element('path', { class: ['solid'], d: `M${x} ${y - 4}l6 4l-6 4z` });
}

/** The sign in front of an actor: a person. */
function person({ x, y }: Point): string {
  return (
    element('circle', { class: ['sign'], cx: x, cy: y - 3, r: 2.5 }) +
    element('path', { class: ['sign'], d: `M${x - 5} ${y + 6}a5 5 0 0 1 10 0` })
  );
}
