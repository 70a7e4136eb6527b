import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidRecording, readRecording } from '#inspector/recorder/recording.ts';

/** The folder whose recordings `npm test` replays. */
const recordings = 'tests/recordings';

/** A recording that is not written. The message says why. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';
  readonly status: 400 | 409;

  constructor(status: 400 | 409, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Writes a recording as a test. Returns its path in the clone.
 *
 * @throws {NotWritten} for an invalid name or text, and for a file that exists
 */
export function writeTest(folder: string, name: string, text: string): string {
  if (!/^[a-z\d][\w-]{0,79}$/i.test(name)) {
    throw new NotWritten(400, 'The name must have 1 to 80 letters, digits, hyphens and underscores.');
  }
  try {
    readRecording(text);
  } catch (error) {
    if (!(error instanceof InvalidRecording)) throw error;
    throw new NotWritten(400, error.message);
  }
  const file = `${recordings}/${name}.recording.json`;
  try {
    writeFileSync(join(folder, file), `${text.trimEnd()}\n`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new NotWritten(409, `${file} exists; choose another name.`);
  }
  return file;
}
