import type { Log } from '../../log/log.ts';
import { openSession } from '../../log/files/openSession.ts';
import { recordingLog } from '../../log/files/recordingLog.ts';
import { readRecording } from '../../recorder/recording.ts';
import type { KnownMachine, World } from '../world.ts';

interface OpenedFile {
  readonly log: Log;
  /** Sentences about what could not be read. */
  readonly notes: readonly string[];
}

/**
 * Opens the file of a recording or of a session.
 *
 * @throws an error that names what is wrong in it
 */
export async function openedFile(
  { name, text }: { readonly name: string; readonly text: string },
  world: World,
): Promise<OpenedFile> {
  const machines = await machinesNamedIn(text, world);
  if (isRecording(text)) {
    const casesOf = (id: string) => {
      const cases = machines.get(id)?.cases;
      return cases?.kind === 'flow' ? cases : undefined;
    };
    const { log, faults } = recordingLog(readRecording(text), casesOf, name);
    return { log, notes: faults.map(({ machine, message }) => `${machine}: ${message}`) };
  }
  const { log, missing } = openSession(text, (id) => machines.get(id)?.machine);
  return { log, notes: [...missing].map(([machine, reason]) => `${machine}: ${reason}`) };
}

function isRecording(text: string): boolean {
  return /"format"\s*:\s*"allmend\.recording"/.test(text.slice(0, 500));
}

/** The known machines whose ids occur in a file. Their code is loaded first, because opening is synchronous. */
async function machinesNamedIn(text: string, { machines }: World): Promise<ReadonlyMap<string, KnownMachine>> {
  const named = machines.filter(({ id }) => text.includes(`"${id}"`));
  const loaded = await Promise.all(
    named.map(async ({ id, load }) => {
      const known = await load().catch(() => null);
      return known ? ([[id, known]] as const) : [];
    }),
  );
  return new Map(loaded.flat());
}
