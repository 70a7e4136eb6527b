import { existsSync, statSync } from 'node:fs';

/** The bytes that a browser with gzip alone receives for a file of the build. Small files are sent uncompressed. */
export function sentSize(path: string): number {
  const compressed = `${path}.gz`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}
