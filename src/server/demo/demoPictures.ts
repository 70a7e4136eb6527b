import { fileURLToPath } from 'node:url';
import { demoFiles, type Originals } from '#server/pictures/originals.ts';

const folder = fileURLToPath(new URL('../../demo/pictures/', import.meta.url));

/** The pictures of the demonstration market. */
export function demoPictures(): Originals {
  return demoFiles(folder);
}
