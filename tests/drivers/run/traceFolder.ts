import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Trace } from '#inspector/paths/coverage/trace.ts';
import { traceFileText } from '#inspector/paths/coverage/traceFile.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * Runs after the tests of a file: writes their trace of the machines for `npm run paths -- --coverage`, replacing the
 * trace of the file's previous run. No test ever reads it.
 */
export function noteAfterwards(source: 'view' | 'journeys', trace: () => Trace): void {
  afterAll(() => {
    const test = relative(root, expect.getState().testPath!).replaceAll('\\', '/');
    const file = join(root, 'coverage', 'paths', source, `${test}.json`);
    mkdirSync(dirname(file), { recursive: true });
    // Concurrent readers get either the old or the new trace, never a partial one.
    writeFileSync(`${file}.new`, traceFileText({ test, written: Date.now(), trace: trace() }));
    renameSync(`${file}.new`, file);
  });
}
