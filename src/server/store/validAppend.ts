import type { Append, Statement } from './store.ts';

/** What a command asks breaks the port's rules: a mistake of the caller's code, never of a person. */
export class InvalidAppend extends Error {
  override readonly name = 'InvalidAppend';
}

const longestCommandId = 100;

/**
 * Refuses with InvalidAppend what no engine could append truthfully: nothing to read or tell, a gap in versions, a stream
 * not read, a row that holds what is no SQL value.
 */
export function checkAppend({ command, read, facts, rows }: Append): void {
  if (facts.length === 0 && read.length === 0) {
    throw new InvalidAppend('An append needs a fact or a stream; rows alone are written by write()');
  }
  if (facts.length === 0 && command !== undefined) {
    throw new InvalidAppend('A command without a fact leaves nothing by which it is known again');
  }
  if (command !== undefined && (command.length === 0 || command.length > longestCommandId)) {
    throw new InvalidAppend(`A command's id has 1 to ${longestCommandId} characters, not ${command.length}`);
  }
  const versions = new Map<string, number>();
  for (const { stream, version } of read) {
    if (versions.has(stream)) throw new InvalidAppend(`${stream} is named twice among the streams read`);
    versions.set(stream, version);
  }
  for (const { stream, version } of facts) {
    const last = versions.get(stream);
    if (last === undefined) throw new InvalidAppend(`${stream} is written, and not among the streams read`);
    if (version !== last + 1)
      throw new InvalidAppend(`${stream}: after version ${last} comes ${last + 1}, not ${version}`);
    versions.set(stream, version);
  }
  checkStatements(rows);
}

/** Refuses with InvalidAppend what the engines would each take in their own way, or leave out: undefined, objects. */
export function checkStatements(statements: readonly Statement[]): void {
  for (const { sql, parameters } of statements) {
    const index = parameters.findIndex((value) => !isSqlValue(value));
    if (index >= 0)
      throw new InvalidAppend(`Parameter ${index + 1} is ${typeof parameters[index]}, no SQL value: ${sql}`);
  }
}

function isSqlValue(value: unknown): boolean {
  if (value === null || value instanceof Uint8Array) return true;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
}
