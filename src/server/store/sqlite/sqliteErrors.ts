import { StoreUnavailable } from '../store.ts';

/** A failure as the writer's thread sends it: structured cloning preserves an error's message and drops its code. */
export interface SqliteFailure {
  readonly message: string;
  /** SQLite's extended result code, when SQLite raised it. */
  readonly errcode?: number;
}

/** The message and the code of a thrown value. */
export function failureOf(error: unknown): SqliteFailure {
  const { message, errcode } = error as { message?: string; errcode?: number };
  return { message: message ?? String(error), ...(errcode !== undefined && { errcode }) };
}

/** Primary result codes (sqlite.org/rescode.html) of an unavailable disk, file or lock. */
const unavailable: Readonly<Record<number, string>> = {
  3: 'access to the database file is denied',
  5: 'another process holds the database',
  6: 'another connection holds the table',
  7: 'out of memory',
  8: 'the database file or its folder is read-only',
  10: 'the disk failed to read or write',
  11: 'the database file is damaged',
  13: 'the disk is full',
  14: 'the database file cannot be opened',
  15: 'the file locks do not work',
  26: 'the file is no SQLite database',
};

/** Whether the file is damaged, or is no SQLite database. */
export function isDamage({ errcode = 0 }: SqliteFailure): boolean {
  return [11, 26].includes(errcode & 0xff);
}

/**
 * The error to throw: StoreUnavailable with the file and the reason, or the failure itself if a statement caused it.
 */
export function sqliteError(file: string, failure: SqliteFailure): Error {
  const cause = Object.assign(new Error(failure.message), { errcode: failure.errcode });
  const reason = failure.errcode === undefined ? undefined : unavailable[failure.errcode & 0xff];
  return reason === undefined ? cause : new StoreUnavailable(`${file}: ${reason} (${failure.message})`, { cause });
}
