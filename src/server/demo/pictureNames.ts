import { readdirSync } from 'node:fs';
import { drawnPictures } from './drawings/drawings.ts';

const drawings: ReadonlySet<string> = new Set(drawnPictures);
const files: ReadonlySet<string> = new Set(fileNames());

/** Whether the demonstration market has a picture of this name: a drawing, a further view of one, or a file. */
export function isPicture(name: string): boolean {
  return files.has(name) || drawings.has(name.replace(/\.[2-5]$/, ''));
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

function fileNames(): readonly string[] {
  const files = readdirSync(new URL('pictures/', import.meta.url));
  return files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length));
}
