import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gherkinOf } from '#inspector/paths/formats/gherkin.ts';
import { jsonOf } from '#inspector/paths/formats/json.ts';
import { mermaidOf } from '#inspector/paths/formats/mermaid.ts';
import { playwrightOf } from '#inspector/paths/formats/playwright.ts';
import { tableOf } from '#inspector/paths/formats/table.ts';
import { type Import, vitestOf } from '#inspector/paths/formats/vitest.ts';
import { counted, duration, type WalkedMachine } from '#inspector/paths/formats/walked.ts';
import { UsageError } from '../command.ts';
import { driverFile, type FoundDriver } from './drivers.ts';
import type { FoundMachine } from './machines.ts';
import type { PathsArguments } from './words.ts';

/** The extension of the file for one machine, by format. */
const extensions: Readonly<Record<PathsArguments['format'], string>> = {
  table: 'txt',
  json: 'json',
  mermaid: 'mmd',
  gherkin: 'feature',
  vitest: 'paths.test.ts',
  playwright: 'paths.journey.test.ts',
};

/** The walks of a machine: its paths, and for a test also those that its driver can take. */
export interface Walks {
  readonly found: FoundMachine;
  readonly walked: WalkedMachine;
  readonly shown: { readonly driver: FoundDriver; readonly walked: WalkedMachine } | null;
}

/** The paths in the requested format. @throws {UsageError} if a test lacks something that it needs */
export function formatted({ found, walked, shown }: Walks, args: PathsArguments, width: number): string {
  switch (args.format) {
    case 'table':
      return tableOf(walked, width);
    case 'json':
      return jsonOf([walked]);
    case 'mermaid':
      return mermaidOf(walked);
    case 'gherkin':
      return gherkinOf(walked);
    case 'vitest':
      return vitestOf(walked, {
        command: commandOf(found.id, args),
        cases: casesOf(found),
        shown: shown?.driver.opensView ? { driver: importOf(shown.driver), paths: shown.walked.paths } : null,
      }).trimEnd();
    case 'playwright': {
      if (!shown?.driver.opensPage) throw new UsageError(withoutDriver(found));
      return playwrightOf(shown.walked, {
        command: commandOf(found.id, args),
        driver: importOf(shown.driver),
      }).trimEnd();
    }
  }
}

function withoutDriver(found: FoundMachine): string {
  return `${found.id} cannot be walked in a browser: ${driverFile(found)} would say by what gestures, and how its page is opened`;
}

function importOf({ name, file }: FoundDriver): Import {
  return { name, from: `#${file}` };
}

function casesOf({ id, casesFile, casesName }: FoundMachine): Import {
  if (casesName !== null) return { name: casesName, from: `#${casesFile}` };
  throw new UsageError(`${id} has no cases, and a test holds the machine to them: declare them in ${casesFile}`);
}

/** The command line that produces the same output again. */
function commandOf(id: string, args: PathsArguments): string {
  const { cover, how, seed, steps, from, to, beginning, bound, format } = args;
  const optionValues = { cover, how: how === 'shortest' ? null : how, seed, steps, from, to, beginning, bound, format };
  const words = Object.entries(optionValues).flatMap(([name, value]) =>
    value === null ? [] : [`--${name} ${shellWord(String(value))}`],
  );
  return ['npm run -s paths --', id, ...words].join(' ');
}

function shellWord(text: string): string {
  return /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The summary of a walked machine, as a sentence. */
export function sentenceOf({ summary }: WalkedMachine, milliseconds: number): string {
  const { paths, steps, situations, covered } = summary;
  const share = (kind: keyof typeof covered, noun: string) => {
    const { covered: count, total } = covered[kind];
    return total === null ? `${count} ${noun}` : `${count} of ${total} ${noun}`;
  };
  return [
    `${counted(paths, 'path')}, ${counted(steps, 'step')}`,
    ...(situations === null ? [] : [`, ${counted(situations, 'situation')}`]),
    `, in ${duration(milliseconds)}. Covered: `,
    [
      share('states', 'states'),
      share('transitions', 'transitions'),
      share('guards', "guards' branches"),
      share('pairs', `pair${(covered.pairs.total ?? covered.pairs.covered) === 1 ? '' : 's'} of transitions`),
    ].join(', '),
  ].join('');
}

/** The path of the file for the paths of a machine; null to write to the terminal. */
export function fileFor(found: FoundMachine, { output, all, format }: PathsArguments, folder: string): string | null {
  if (output === null) return null;
  const path = resolve(folder, output);
  return all && !isOneText(format) ? join(path, `${found.id}.${extensions[format]}`) : path;
}

/** Whether the paths of all machines form one text. */
export function isOneText(format: PathsArguments['format']): boolean {
  return format === 'table' || format === 'json';
}

/** Checks the output file before any walk. @throws {UsageError} if it exists and must not be overwritten */
export function expectFree(file: string | null, { force }: Pick<PathsArguments, 'force'>): void {
  if (file === null || !existsSync(file)) return;
  if (statSync(file).isDirectory()) throw new UsageError(`--output: ${file} is a folder; name the file`);
  if (!force) throw new UsageError(`--output: ${file} is there already; --force overwrites it`);
}

/** Writes a file, and the folders above it. @throws {Error} with the file's name, if it cannot be written */
export function writeText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  } catch (cause) {
    throw new Error(`--output: ${file} cannot be written (${(cause as Error).message})`, { cause });
  }
}
