import { readdirSync, readFileSync } from 'node:fs';
import { type ListingFile, readListingFile } from './listingFile.ts';

const folder = new URL('../../demo/ads/', import.meta.url);

/** The files of listings in `src/demo/ads/`, in the order of their names. */
export function listingFileNames(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ads'))
    .toSorted();
}

/** Reads a file of listings. */
export function listingFile(file: string): ListingFile {
  return readListingFile(file, readFileSync(new URL(file, folder), 'utf8'));
}
