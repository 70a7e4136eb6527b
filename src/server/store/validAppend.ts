import type { Append, Statement } from './store.ts';

/** An append violates the port's rules. The caller's code is at fault, never a person. */
export class InvalidAppend extends Error {
  override readonly name = 'InvalidAppend';
}

const longestCommandId = 100;

/**
 * Throws InvalidAppend for an append that no engine could store correctly. Examples are an append without streams and
 * facts, a gap in versions, an unread stream, and a row with an invalid SQL value.
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

/** Throws InvalidAppend for values that engines would treat differently or omit: undefined, objects. */
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
