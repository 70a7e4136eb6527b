import { statSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { SessionSource } from '#machines/inspector/session/inspectedSessionEvents.ts';
import { counted } from '#inspector/paths/formats/walked.ts';
import { configFrom } from '#server/config.ts';
import { root } from '../firstRun/clone.mjs';
import { UsageError } from '../command.ts';
import { machineNamed } from '../paths/machineNamed.ts';
import { findMachines, type FoundMachine } from '../paths/machines.ts';
import { endings, pictureOf } from './chartPictures.ts';
import { commandHost } from './host/commandHost.ts';
import { serveInspector } from './serveInspector.ts';
import { help, type InspectArguments, parsedArguments } from './words.ts';

/** The terminal in which the command runs. */
export interface Terminal {
  /** Writes the result to the terminal. */
  readonly out: (text: string) => void;
  /** Writes a message that is not part of the result. */
  readonly say: (line: string) => void;
  /** The current folder, to which paths are relative. */
  readonly folder: string;
  /** Resolves when the command is to end: by Ctrl-C, or by the signal of another program. */
  readonly ended: () => Promise<unknown>;
}

/** The inputs of the command: the machines, and the settings of the market whose journals the inspector shows. */
interface Surroundings {
  readonly find: () => Promise<readonly FoundMachine[]>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * `npm run inspect`: resolves with its exit code.
 *
 * @throws {UsageError} for invalid arguments
 */
export async function inspectCommand(
  words: readonly string[],
  terminal: Terminal,
  { find, env }: Surroundings = { find: findMachines, env: process.env },
): Promise<number> {
  const args = parsedArguments(words);
  if (args.help) {
    terminal.out(help);
    return 0;
  }
  if (args.folder === null) return runInspector(args, terminal, { find, env });
  return exportPictures(await find(), args, resolve(terminal.folder, args.folder), terminal);
}

/** Serves the inspector until the command is ended. */
async function runInspector(
  { port, first }: InspectArguments,
  { out, ended, folder }: Terminal,
  { find, env }: Surroundings,
): Promise<number> {
  const source = first === null ? null : sourceOf(first, resolve(folder, first), await find());
  const host = commandHost({ folder: root, find, market: configFrom(env), editor: env['EDITOR'] });
  const server = await serveInspector({ port, first: source, handler: host.handle });
  out(`The inspector is ready on ${server.url}`);
  await ended();
  await server.close();
  await host.close();
  return 0;
}

/** A machine, a file that exists, or else a stream. @throws {UsageError} for a path without a file */
function sourceOf(word: string, file: string, machines: readonly FoundMachine[]): SessionSource {
  if (machines.some(({ id }) => id === word)) return { kind: 'simulation', machine: word, input: null };
  if (statSync(file, { throwIfNoEntry: false })?.isFile())
    return { kind: 'file', name: basename(file), text: readFileSync(file, 'utf8') };
  if (/[./\\]/.test(word)) throw new UsageError(`There is no file ${file}`);
  return { kind: 'stream', id: word, reason: null };
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
