import { readdirSync, readFileSync } from 'node:fs';
import { type AdFile, readAdFile } from './adFile.ts';

const folder = new URL('../../demo/ads/', import.meta.url);

/** The files of listings in `src/demo/ads/`, in the order of their names. */
export function adFileNames(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ads'))
    .toSorted();
}

/** Reads a file of listings. */
export function adFile(file: string): AdFile {
  return readAdFile(file, readFileSync(new URL(file, folder), 'utf8'));
}
