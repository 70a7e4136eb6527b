import { spawn } from 'node:child_process';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';

const clone = new URL('../../..', import.meta.url).pathname;

/** The file of the command. */
export const importCommand = new URL('../../../src/cli/import.ts', import.meta.url).pathname;

/** The result of a run of the command. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** The environment of the command, and its interruption. */
export interface ImportRun {
  readonly dataDir: string;
  /** The working directory of the user. */
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

/** A row of a file of ads. */
export const velo = (id: number, price = '90') => `${id},shop,Velo ${id},4020,${price},3011`;

/** A file of ads with these rows. */
export const listingFile = (rows: readonly string[]) =>
  ['external_id,seller_id,title,category,price,postcode', ...rows, ''].join('\n');
