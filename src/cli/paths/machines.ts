import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { LifecycleCases } from '#machines/paths/lifecycleCases.ts';
import { root } from '../firstRun/clone.mjs';

export type MachineCases = FlowCases | LifecycleCases;

/** A file `machines/**\/*Machine.ts`, with the declarations in it and in the cases next to it. */
export interface FoundMachine {
  /** The machine's own id; for a file that only makes machines for others, the first word of its name. */
  readonly id: string;
  readonly kind: 'lifecycle' | 'flow';
  /** The path of the machine's file, relative to the clone, with forward slashes. */
  readonly file: string;
  /** The path of the file with the machine's cases, which may not exist. */
  readonly casesFile: string;
  /** The machine; null if the file exports none and no cases make one. */
  readonly machine: AnyStateMachine | null;
  /** The path-test cases of the machine; null if there are none. */
  readonly cases: MachineCases | null;
  /** The name of the export that has the cases; null if there are none. */
  readonly casesName: string | null;
  /**
   * The reason why one of the two files cannot be read, with the file's name; otherwise null. The other machines are
   * unaffected.
   */
  readonly fault: string | null;
}

/**
 * Finds all machines, ordered by their feature and the name of their file.
 *
 * @param folder the clone
 */
export async function findMachines(folder: string = root): Promise<readonly FoundMachine[]> {
  const files = globSync('machines/**/*Machine.ts', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return Promise.all(files.map((file) => readMachine(folder, file)));
}

function orderOf(file: string): string {
  return `${file.split('/')[1]}/${basename(file)}/${file}`;
}

async function readMachine(folder: string, file: string): Promise<FoundMachine> {
  const word = basename(file, 'Machine.ts');
  const beside = (role: string) => `${dirname(file)}/${word}${role}.ts`;
  const casesFile = beside('Cases');
  // A lifecycle is recognised by a separate file, which pairs its facts with its chart.
  const kind = existsSync(join(folder, beside('Lifecycle'))) ? 'lifecycle' : 'flow';
  const unread = { id: word, kind, file, casesFile, machine: null, cases: null, casesName: null } as const;
  try {
    return { ...unread, ...(await declaredIn(folder, unread)), fault: null };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { ...unread, fault: error.message };
  }
}

type FileOf = Pick<FoundMachine, 'id' | 'kind' | 'file' | 'casesFile'>;
type Declared = Pick<FoundMachine, 'id' | 'kind' | 'machine' | 'cases' | 'casesName'>;

async function declaredIn(folder: string, { id, kind, file, casesFile }: FileOf): Promise<Declared> {
  const declared = existsSync(join(folder, casesFile)) ? await exportsOf(folder, casesFile) : [];
  const [casesName = null, cases = null] =
    declared.find((each): each is [string, MachineCases] => isCases(each[1])) ?? [];
  if (declared.length > 0 && cases === null) {
    throw new UnreadableFile(
      `${casesFile} exports no cases, only ${declared.map(([name]) => name).join(', ')}; they are made by flowCases or lifecycleCases`,
    );
  }
  const exported = (await exportsOf(folder, file)).map(([, value]) => value);
  const machine = cases?.machine ?? exported.find(isMachine) ?? null;
  return { id: machine?.id ?? id, kind: cases?.kind ?? kind, machine, cases, casesName };
}

/** The error for a file whose import throws. The message names the file and the reason. */
class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

async function exportsOf(folder: string, file: string): Promise<readonly [name: string, value: unknown][]> {
  try {
    return Object.entries((await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile(`${file} cannot be read: ${reason}`, { cause: error });
  }
}

function isMachine(value: unknown): value is AnyStateMachine {
  return value instanceof StateMachine;
}

function isCases(value: unknown): value is MachineCases {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'flow' || value.kind === 'lifecycle') &&
    'machine' in value &&
    isMachine(value.machine)
  );
}
