import { spawn } from 'node:child_process';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';

const clone = new URL('../../..', import.meta.url).pathname;

/** The path of the source file of the import command. */
export const importCommand = new URL('../../../src/cli/import.ts', import.meta.url).pathname;

/** The result of a run of the import command: its exit code and its output. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Where a run of the import command takes place, and when it is interrupted. */
export interface ImportRun {
  readonly dataDir: string;
  /** The working directory of the user who runs the command. */
  readonly cwd: string;
  /** The process gets the signal once its error output contains this text. */
  readonly stop?: { readonly signal: NodeJS.Signals; readonly onceSaid: string } | undefined;
}

/** Runs the command in a separate process, as npm does for a user in some folder. */
export function runImportCommand(words: readonly string[], { dataDir, cwd, stop }: ImportRun): Promise<Ran> {
  const child = spawn(process.execPath, [...nodeOptions, importCommand, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: cwd },
    cwd: clone,
  });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
    if (stop && !child.killed && errors.includes(stop.onceSaid)) child.kill(stop.signal);
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, errors })));
}

/** A row of an import file: an ad for a bicycle. */
export const velo = (id: number, price = '90') => `${id},shop,Velo ${id},4020,${price},3011`;

/** The text of an import file with these rows. */
export const listingFile = (rows: readonly string[]) =>
  ['external_id,seller_id,title,category,price,postcode', ...rows, ''].join('\n');
