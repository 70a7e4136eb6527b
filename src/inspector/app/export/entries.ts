import { declaredEvents } from '../../recorder/declaredEvents.ts';
import type { Recording } from '../../recorder/recording.ts';
import { fileNameOf } from '../../recorder/recordingFile.ts';
import { type RecordedPage, recordingOfLog } from '../../log/files/recordingOfLog.ts';
import { savedSession, sessionFileName } from '../../log/files/sessionFile.ts';
import type { Run as Beginning } from '../../log/differences.ts';
import type { Fork } from '../../log/simulation.ts';
import type { PlacedChart } from '../../drawing/layout.ts';
import type { SvgOptions } from '../../drawing/svg.ts';
import type { Host } from '../host.ts';
import type { Run } from '../run/run.ts';
import type { ExportEntry } from './ExportMenu.tsx';
import { download, type PictureFormat, pictureName, pictureOf } from './exports.ts';

/** Everything that can be exported at the moment. */
export interface Exported {
  readonly placed: PlacedChart | null;
  readonly options: SvgOptions;
  readonly run: Run | null;
  readonly session: string | null;
  readonly host: Host;
  /** Whether the host writes tests into the clone; otherwise the recording is downloaded. */
  readonly writesTests: boolean;
  readonly modules: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

const formats: readonly (readonly [PictureFormat, string])[] = [
  ['svg', 'Chart as SVG'],
  ['png', 'Chart as PNG'],
  ['mermaid', 'Chart as Mermaid'],
];

/** The entries of the menu for export. */
export function exportEntries(exported: Exported): readonly ExportEntry[] {
  const { placed, options, run, session } = exported;
  return [
    ...(placed
      ? formats.map(([format, name]) => ({
          name,
          act: async () => download(pictureName(placed, format), await pictureOf(placed, format, options)),
        }))
      : []),
    // A moderator has opened the personal fields for a reason; a file would carry them elsewhere.
    ...(run && (run.stream === null || run.stream.sealed || !run.stream.mayOpen)
      ? [
          {
            name: 'Session as a file',
            act: async () => {
              const json = JSON.stringify(savedSession(run.log, run.hidden));
              download(sessionFileName(run.log, new Date()), new Blob([json], { type: 'application/json' }));
            },
          },
        ]
      : []),
    ...(run && session !== null
      ? [{ name: 'Make a test of this', act: () => makeTest({ ...exported, run, session }) }]
      : []),
  ];
}

/** The page on which an actor began. A simulation has none: any page of the market repeats it. */
function sceneOf({ index: { log }, session }: Beginning, fork: Fork | null): Omit<RecordedPage, 'declared'> {
  if (fork) return sceneOf(fork, fork.origin ?? null);
  if (!log.page) return { address: '/', brand: 'allmend' };
  const { brand, language, width, address } = log.page;
  return { brand, width, ...(language && { language }), address: log.actors.get(session)?.address ?? address };
}

/** Writes the events of an actor as a recording, which `npm test` replays. */
async function makeTest({
  run,
  session,
  host,
  writesTests,
  modules,
}: Exported & { readonly run: Run; readonly session: string }): Promise<string | void> {
  const fork = run.simulation?.forkedFrom ?? null;
  const recording = recordingOfLog(
    { index: run.index, session },
    { declared: declaredEvents(await modules()), ...sceneOf({ index: run.index, session }, fork) },
    fork,
  );
  const text = `${JSON.stringify(recording, null, 2)}\n`;
  if (writesTests) {
    const { file } = await host.writeTest(testName(recording, new Date()), text);
    return `Written: ${file}. It runs with npm test.`;
  }
  download(fileNameOf(recording, new Date()), new Blob([text], { type: 'application/json' }));
}

/** The name of a test: the file of the recording with the time of the day: names are unique. */
function testName(recording: Recording, now: Date): string {
  const time = now.toISOString().slice(11, 19).replaceAll(':', '');
  return `${fileNameOf(recording, now).replace(/\.recording\.json$/, '')}-${time}`;
}
