import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gherkinOf } from '#inspector/paths/formats/gherkin.ts';
import { jsonOf } from '#inspector/paths/formats/json.ts';
import { mermaidOf } from '#inspector/paths/formats/mermaid.ts';
import { playwrightOf } from '#inspector/paths/formats/playwright.ts';
import { tableOf } from '#inspector/paths/formats/table.ts';
import { type TestPlaces, vitestOf } from '#inspector/paths/formats/vitest.ts';
import { counted, duration, type WalkedMachine } from '#inspector/paths/formats/walkedMachine.ts';
import { root } from '../firstRun/clone.mjs';
import { UsageError } from '../command.ts';
import type { FoundMachine } from './machines.ts';
import type { Asked } from './words.ts';

/** How the file of one machine is called. */
const extensions: Readonly<Record<Asked['format'], string>> = {
  table: 'txt',
  json: 'json',
  mermaid: 'mmd',
  gherkin: 'feature',
  vitest: 'paths.test.ts',
  playwright: 'paths.journey.test.ts',
};

/** A machine's paths in the format that was asked for. @throws {UsageError} where a test lacks what it is to run with */
export function formatted(found: FoundMachine, walked: WalkedMachine, asked: Asked, width: number): string {
  switch (asked.format) {
    case 'table':
      return tableOf(walked, width);
    case 'json':
      return jsonOf([walked]);
    case 'mermaid':
      return mermaidOf(walked);
    case 'gherkin':
      return gherkinOf(walked);
    case 'vitest':
      return vitestOf(walked, placesOf(found, asked)).trimEnd();
    case 'playwright': {
      const { driver, ...places } = placesOf(found, asked);
      if (driver) return playwrightOf(walked, { ...places, driver }).trimEnd();
      throw new UsageError(
        `${found.id} has no driver, which says by what gestures a page is walked: tests/drivers/${found.id}Driver.ts is where it would be`,
      );
    }
  }
}

function placesOf({ id, cases, casesFile, casesName }: FoundMachine, asked: Asked): TestPlaces {
  if (!cases || casesName === null) {
    throw new UsageError(`${id} has no cases, and a test holds the machine to them: declare them in ${casesFile}`);
  }
  const driver = ['ts', 'tsx']
    .map((ending) => `tests/drivers/${id}Driver.${ending}`)
    .find((file) => existsSync(join(root, file)));
  return {
    command: commandOf(id, asked),
    cases: { name: casesName, from: `#${casesFile}` },
    driver: driver === undefined ? null : { name: `${id}Driver`, from: `#${driver}` },
  };
}

/** What to type to get the same once more. */
function commandOf(id: string, asked: Asked): string {
  const { cover, how, seed, steps, from, to, beginning, bound, format } = asked;
  const given = { cover, how: how === 'shortest' ? null : how, seed, steps, from, to, beginning, bound, format };
  const words = Object.entries(given).flatMap(([name, value]) =>
    value === null ? [] : [`--${name} ${shellWord(String(value))}`],
  );
  return ['npm run -s paths --', id, ...words].join(' ');
}

function shellWord(text: string): string {
  return /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** What paths come to, in a sentence. */
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
      share('pairs', 'pairs of transitions'),
    ].join(', '),
  ].join('');
}

/** Where the paths of a machine are written; null for the terminal. */
export function fileFor(found: FoundMachine, { output, all, format }: Asked, folder: string): string | null {
  if (output === null) return null;
  const path = resolve(folder, output);
  return all && !isOneText(format) ? join(path, `${found.id}.${extensions[format]}`) : path;
}

/** Whether the paths of all machines are one text. */
export function isOneText(format: Asked['format']): boolean {
  return format === 'table' || format === 'json';
}

/** Refuses before anything is walked for nothing. @throws {UsageError} when something is there that must not be lost */
export function expectFree(file: string | null, { force }: Asked): void {
  if (file === null || !existsSync(file)) return;
  if (statSync(file).isDirectory()) throw new UsageError(`--output: ${file} is a folder; name the file`);
  if (!force) throw new UsageError(`--output: ${file} is there already; --force overwrites it`);
}

export function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}
