import { relative, resolve } from 'node:path';
import { root } from '../firstRun/clone.mjs';
import { UsageError } from '../command.ts';
import type { FoundMachine } from './machines.ts';
import { didYouMean } from './nearest.ts';

/**
 * The machine with an id, or with the path of its file, with or without `Machine.ts`.
 *
 * @param folder the current folder
 * @throws {UsageError} if there is none, or more than one
 */
export function machineNamed(machines: readonly FoundMachine[], word: string, folder: string): FoundMachine {
  const byId = machines.filter(({ id }) => id === word);
  const found = byId.length > 0 ? byId : machines.filter(({ file }) => pathsOf(word, folder).includes(file));
  const [machine, ...others] = found;
  if (!machine) {
    const ids = machines.map(({ id }) => id);
    throw new UsageError(`There is no machine ${word}; there are ${ids.join(', ')}.${didYouMean(word, ids)}`);
  }
  if (others.length > 0) {
    throw new UsageError(
      `Several machines are called ${word}; name the file: ${found.map(({ file }) => file).join(', ')}`,
    );
  }
  return machine;
}

/** Files of the clone that a path may mean, relative to the clone or to the current folder. */
function pathsOf(word: string, folder: string): string[] {
  const fileOf = (path: string) => `${path.replace(/(?:Machine)?(?:\.ts)?$/, '')}Machine.ts`;
  return [root, folder].map((from) => fileOf(relative(root, resolve(from, word)).replaceAll('\\', '/')));
}
