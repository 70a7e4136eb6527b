import pg from 'pg';
import { StoreTooSlow, StoreUnavailable } from '../store.ts';

/** SQLSTATE that append_facts raises when commands of a batch have lost. */
export const commandsHaveLost = 'JL001';
/** SQLSTATE classes and codes (postgresql.org/docs/current/errcodes-appendix.html) of a server that is not as it must be. */
const unavailable: readonly (readonly [prefix: string, reason: string])[] = [
  ['08', 'the connection failed'],
  ['25006', 'the server takes no writes: it is a standby, or set to read only'],
  ['53100', 'its disk is full'],
  ['53200', 'it is out of memory'],
  ['53300', 'it has too many connections'],
  ['53', 'it is out of resources'],
  ['57P', 'it is shutting down, or still starting'],
  ['58', 'its system failed'],
];

/** SQLSTATE of a statement that the server gave up: by `statement_timeout`, for nobody here cancels one. */
const gaveUp = '57014';

const connectionEnded = ['08', '57P'];

/**
 * What a failed query means: StoreUnavailable with the reason, StoreTooSlow where that is time, or the error itself when the
 * statement is at fault.
 */
export function postgresError(error: unknown): Error {
  if (!(error instanceof pg.DatabaseError)) return unreachable(error);
  if (error.code === gaveUp) return new StoreTooSlow(`PostgreSQL: ${error.message}`, { cause: error });
  const [, reason] = unavailable.find(([prefix]) => error.code?.startsWith(prefix)) ?? [];
  return reason === undefined
    ? error
    : new StoreUnavailable(`PostgreSQL: ${reason} (${error.message})`, { cause: error });
}

/** No connection: whatever the reason, nobody was reached who could have said it better. */
export function unreachable(error: unknown): StoreUnavailable {
  return new StoreUnavailable(`PostgreSQL cannot be reached (${messageOf(error)})`, { cause: error });
}

/** Whether the connection broke, so that the server may have done what it never answered. */
export function isBrokenConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || connectionEnded.some((prefix) => error.code?.startsWith(prefix));
}

function messageOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  // A name with several addresses, all of them refusing, gives an error without words.
  return message || code || String(error);
}
