import type { Append } from './store.ts';

/** What a command asks breaks the port's rules: a mistake of the caller's code, never of a person. */
export class InvalidAppend extends Error {
  override readonly name = 'InvalidAppend';
}

const longestCommandId = 100;

/** Refuses with InvalidAppend what no engine could append truthfully: no fact, a gap in versions, a stream not read. */
export function checkAppend({ command, read, facts }: Append): void {
  if (facts.length === 0) throw new InvalidAppend('An append needs a fact; rows alone are written by write()');
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
}
