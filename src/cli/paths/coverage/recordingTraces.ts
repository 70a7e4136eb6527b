import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transitionKey } from '#inspector/paths/charts/chart.ts';
import type { CollectedSource } from '#inspector/paths/coverage/coverage.ts';
import { traceRecording } from '#inspector/paths/coverage/recordingTrace.ts';
import { createTracer } from '#inspector/paths/coverage/tracer.ts';
import { counted } from '#inspector/paths/formats/walked.ts';
import type { Walkable } from '#inspector/paths/charts/situation.ts';
import { InvalidRecording, readRecording } from '#inspector/recorder/recording.ts';

const within = 'tests/recordings';

/** The coverage of the recordings below `folder` (the clone), from replaying them. */
export function tracedByRecordings(folder: string, walkables: ReadonlyMap<string, Walkable>): CollectedSource {
  const tracer = createTracer(transitionKey);
  const files = globSync(`${within}/**/*.json`, { cwd: folder }).toSorted();
  const remarks: string[] = [];
  let flows = 0;
  let impossible = 0;
  for (const file of files) {
    try {
      for (const actor of readRecording(readFileSync(join(folder, file), 'utf8')).actors) {
        const { machine, session } = actor;
        const walkable = walkables.get(machine);
        const outcome = walkable ? traceRecording(walkable, actor, tracer) : 'cannot';
        flows += 1;
        if (outcome === 'cannot') impossible += 1;
        if (outcome === 'differs') {
          remarks.push(
            `${file}: ${machine} (${session}) no longer goes as recorded: npm run paths -- --replay ${file}`,
          );
        }
      }
    } catch (error) {
      if (!(error instanceof InvalidRecording)) throw error;
      remarks.push(`${file} cannot be read: ${error.message.replaceAll('\n', '; ')}`);
    }
  }
  const said =
    files.length > 0
      ? `${counted(flows, 'flow')} of ${counted(files.length, 'recording')} replayed${impossible > 0 ? `, ${impossible} not to the end` : ''}`
      : `not there: no recording in ${within}/`;
  return { name: 'recordings', said: [said, ...remarks].join('; '), traces: tracer.take() };
}
