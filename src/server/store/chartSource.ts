import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const machines = new URL('../../../machines/', import.meta.url);

/**
 * Hash of the source that decides how a feature's journals fold: 16 hex digits. Each fact keeps it, so that one can tell
 * which chart accepted it, and a folded state is only taken from the cache when it was made by the same source.
 */
export function chartSource(feature: string): string {
  const hash = createHash('sha256');
  for (const folder of ['journal', feature]) {
    const url = new URL(`${folder}/`, machines);
    for (const file of readdirSync(url).toSorted()) {
      if (file.endsWith('.ts')) hash.update(file).update(readFileSync(new URL(file, url)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
