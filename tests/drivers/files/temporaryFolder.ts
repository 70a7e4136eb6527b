import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a single test. */
export interface TemporaryFolder {
  readonly path: string;
  /** Writes a file into the folder and returns its path. */
  write(name: string, content: string | Uint8Array): string;
  remove(): void;
}

export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'allmend-test-'));
  return {
    path,
    write(name, content) {
      const file = join(path, name);
      writeFileSync(file, content);
      return file;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
