import { existsSync, statSync } from 'node:fs';

/** What a browser that takes gzip and nothing else is sent of a file of the build, in bytes. Small files go as they are. */
export function sentSize(path: string): number {
  const compressed = `${path}.gz`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}
