import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transitionKey } from '#inspector/paths/charts/chart.ts';
import type { CollectedSource } from '#inspector/paths/coverage/coverage.ts';
import { InvalidTrace, readTraceFile } from '#inspector/paths/coverage/readTraceFile.ts';
import { momentText } from '#inspector/paths/coverage/report.ts';
import { createTracer } from '#inspector/paths/coverage/tracer.ts';
import { counted } from '#inspector/paths/formats/walked.ts';

/** The name of each kind of tests, as sentences use it. */
const tests = { view: 'view test', journeys: 'journey' } as const;

/**
 * The coverage of the last run of one kind of tests, from the files that the tests wrote below `folder` (the clone).
 */
export function tracedByTests(name: keyof typeof tests, folder: string): CollectedSource {
  const tracer = createTracer(transitionKey);
  const moments: number[] = [];
  const unreadable: string[] = [];
  let gone = 0;
  const within = `coverage/paths/${name}`;
  for (const file of globSync(`${within}/**/*.json`, { cwd: folder }).toSorted()) {
    try {
      const { test, written, trace } = readTraceFile(readFileSync(join(folder, file), 'utf8'));
      if (existsSync(join(folder, test))) {
        tracer.add(trace);
        moments.push(written);
      } else gone += 1;
    } catch (error) {
      if (!(error instanceof InvalidTrace)) throw error;
      unreadable.push(`${file} cannot be read (${error.message})`);
    }
  }
  const said = [
    moments.length > 0
      ? `${counted(moments.length, 'file')} of ${tests[name]}s, written ${spanText(moments)}`
      : `not there: no ${tests[name]} has run yet, npm test and npm run test:all write ${within}/`,
    ...(gone > 0 ? [`${counted(gone, 'file')} of tests that are gone, ignored`] : []),
    ...unreadable,
  ];
  return { name, said: said.join('; '), traces: tracer.take() };
}

function spanText(moments: readonly number[]): string {
  const [first, last] = [Math.min(...moments), Math.max(...moments)].map((moment) => momentText(moment));
  return first === last ? first! : `${first} to ${last}`;
}
