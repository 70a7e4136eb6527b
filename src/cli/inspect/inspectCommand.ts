import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { counted } from '#inspector/paths/formats/walked.ts';
import { machineNamed } from '../paths/machineNamed.ts';
import { findMachines, type FoundMachine } from '../paths/machines.ts';
import { endings, pictureOf } from './chartPictures.ts';
import { help, type InspectArguments, parsedArguments } from './words.ts';

/** The terminal in which the command runs. */
export interface Terminal {
  /** Writes the result to the terminal. */
  readonly out: (text: string) => void;
  /** Writes a message that is not part of the result. */
  readonly say: (line: string) => void;
  /** The current folder, to which paths are relative. */
  readonly folder: string;
}

/**
 * `npm run inspect`: resolves with its exit code.
 *
 * @throws {UsageError} for invalid arguments
 */
export async function inspectCommand(
  words: readonly string[],
  terminal: Terminal,
  find: () => Promise<readonly FoundMachine[]> = findMachines,
): Promise<number> {
  const args = parsedArguments(words);
  if (args.help || args.folder === null) {
    terminal.out(help);
    return 0;
  }
  return exportPictures(await find(), args, resolve(terminal.folder, args.folder), terminal);
}

async function exportPictures(
  all: readonly FoundMachine[],
  args: InspectArguments,
  folder: string,
  { out, say, folder: current }: Terminal,
): Promise<number> {
  const { machines } = args;
  const wanted = machines.length > 0 ? machines.map((word) => machineNamed(all, word, current)) : all;
  mkdirSync(folder, { recursive: true });
  let drawn = 0;
  let failed = 0;
  for (const { id, file, machine, fault } of wanted) {
    if (machine) {
      const picture = join(folder, `${id}${endings[args.format]}`);
      writeFileSync(picture, await pictureOf(machine, args));
      out(picture);
      drawn += 1;
    } else {
      // A file that only makes machines for others has no machine to draw.
      say(fault ?? `${file} makes machines for others, and has none of its own to draw`);
      if (fault !== null || machines.length > 0) failed += 1;
    }
  }
  say(`${counted(drawn, 'chart')} in ${folder}`);
  return failed === 0 ? 0 : 1;
}
