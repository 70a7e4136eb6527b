import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Trace } from '#inspector/paths/coverage/trace.ts';
import { traceFileText } from '#inspector/paths/coverage/traceFile.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * After the tests of a file: writes down what they showed of the machines, for `npm run paths -- --coverage`. No test ever
 * reads it. What the file's run before has shown is replaced.
 */
export function noteAfterwards(source: 'view' | 'journeys', trace: () => Trace): void {
  afterAll(() => {
    const test = relative(root, expect.getState().testPath!).replaceAll('\\', '/');
    const file = join(root, 'coverage', 'paths', source, `${test}.json`);
    mkdirSync(dirname(file), { recursive: true });
    // Whoever reads meanwhile finds the old one or the new one, whole.
    writeFileSync(`${file}.new`, traceFileText({ test, written: Date.now(), trace: trace() }));
    renameSync(`${file}.new`, file);
  });
}
