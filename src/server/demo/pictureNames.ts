import { readdirSync, readFileSync } from 'node:fs';
import { svgView, viewNamed } from '../pictures/svgView.ts';

const folder = new URL('../../demo/pictures/', import.meta.url);

const names: ReadonlySet<string> = new Set(
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length)),
);

/** The drawings read so far, by name. Many listings use the same drawing. */
const read = new Map<string, string>();

function svgOf(drawing: string): string {
  const svg = read.get(drawing) ?? readFileSync(new URL(`${drawing}.svg`, folder), 'utf8');
  read.set(drawing, svg);
  return svg;
}

/** Whether the demonstration market has a picture of this name: a drawing, or a further view of it (`couch-grey.2`). */
export function isPicture(name: string): boolean {
  const { drawing, view } = viewNamed(name);
  return names.has(drawing) && (view === undefined || svgView(svgOf(drawing), view) !== undefined);
}

/** The maximum number of pictures of a listing in the demonstration market. */
export const mostPictures = 5;

/**
 * The first `count` views of a drawing: the whole of it, then details. `couch-grey`, `couch-grey.2`… Throws a
 * RangeError beyond five.
 */
export function views(name: string, count: number): readonly string[] {
  if (!Number.isInteger(count) || count < 1 || count > mostPictures) {
    throw new RangeError(`${name}: a drawing has 1 to ${mostPictures} views, not ${count}`);
  }
  return Array.from({ length: count }, (_, index) => (index === 0 ? name : `${name}.${index + 1}`));
}
