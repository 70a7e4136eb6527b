import { readdirSync, readFileSync } from 'node:fs';
import { svgView } from '../pictures/svgView.ts';

const folder = new URL('../../demo/pictures/', import.meta.url);

const names: ReadonlySet<string> = new Set(
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length)),
);

/** Whether the demonstration market has a picture of this name: a drawing, or a further view of one (`couch-grey.2`). */
export function isPicture(name: string): boolean {
  const [, drawing = name, view] = /^(.+)\.([2-5])$/.exec(name) ?? [];
  if (!names.has(drawing)) return false;
  return view === undefined || svgView(readFileSync(new URL(`${drawing}.svg`, folder), 'utf8'), view) !== undefined;
}

/** The most pictures that one ad of the demonstration market shows. */
export const mostPictures = 5;

/**
 * The first `count` views of a drawing: the whole of it, then closer looks at its parts. `couch-grey`, `couch-grey.2`…
 * Throws a RangeError beyond five.
 */
export function views(name: string, count: number): readonly string[] {
  if (!Number.isInteger(count) || count < 1 || count > mostPictures) {
    throw new RangeError(`${name}: a drawing has 1 to ${mostPictures} views, not ${count}`);
  }
  return Array.from({ length: count }, (_, index) => (index === 0 ? name : `${name}.${index + 1}`));
}
