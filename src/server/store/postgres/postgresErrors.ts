import pg from 'pg';
import { StoreTooSlow, StoreUnavailable } from '../store.ts';
import { isConnectTimeout, isUnanswered, tooFewSessions } from './sessions.ts';

/** SQLSTATE that append_facts raises if commands of a batch have lost. */
export const commandsHaveLost = 'JL001';
/** SQLSTATE classes and codes (postgresql.org/docs/current/errcodes-appendix.html) of an unavailable server. */
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

/** SQLSTATE of a cancelled statement. The reason is `statement_timeout`, because this server cancels none itself. */
const gaveUp = '57014';

/** SQLSTATE of a connection to a database that does not exist. */
const noDatabase = '3D000';

/** PgBouncer's messages for a missing database, which come without that SQLSTATE. */
const lacksDatabase = /^database ".*" does not exist$|^no such database/;

/** PgBouncer's message for a session parameter that it refuses because it does not track it. */
const refusedParameter = /^unsupported startup parameter: (\S+)$/;

const connectionEnded = ['08', '57P'];

/**
 * Maps the error of a failed query: StoreUnavailable with the reason, StoreTooSlow after a timeout, or the error itself
 * if the statement is at fault.
 */
export function postgresError(error: unknown): Error {
  if (!(error instanceof pg.DatabaseError)) return unreachable(error);
  if (error.code === '28000' && wantsTls.test(error.message)) {
    const hint = 'The server takes encrypted connections only: add sslmode=require to DATABASE_URL';
    return new StoreUnavailable(`PostgreSQL: ${error.message}. ${hint}`, { cause: error });
  }
  const refused = refusedParameter.exec(error.message)?.[1];
  if (refused !== undefined) {
    const hint = `A connection pooler refuses this parameter: remove ${refused} from DATABASE_URL, or add it to ignore_startup_parameters of PgBouncer`;
    return new StoreUnavailable(`PostgreSQL: ${error.message}. ${hint}`, { cause: error });
  }
  if (isUnanswered(error)) return tooFewSessions(error);
  if (error.code === noDatabase || lacksDatabase.test(error.message)) {
    return new StoreUnavailable(`PostgreSQL: ${error.message}. Create it (createdb), or correct DATABASE_URL`, {
      cause: error,
    });
  }
  if (error.code === gaveUp) return new StoreTooSlow(`PostgreSQL: ${error.message}`, { cause: error });
  const [, reason] = unavailable.find(([prefix]) => error.code?.startsWith(prefix)) ?? [];
  return reason === undefined
    ? error
    : new StoreUnavailable(`PostgreSQL: ${reason} (${error.message})`, { cause: error });
}

/** The error without a connection: the server could not report the reason itself. */
export function unreachable(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  const hint = isConnectTimeout(error) ? silenceHint : tlsHint(error);
  const more = hint === undefined ? '' : `. ${hint}`;
  return new StoreUnavailable(`PostgreSQL cannot be reached (${messageOf(error)})${more}`, { cause: error });
}

/**
 * The remedies if an address accepts no client in time: it is wrong, blocked, or of a pooler that waits for a session.
 */
const silenceHint =
  'Check the host and port of DATABASE_URL, and the firewalls on the way. If it leads to a connection pooler, its pool may be used up: raise it there (default_pool_size and max_db_connections of PgBouncer)';

/** Codes of Node for a certificate that no known authority has signed (nodejs.org/api/tls.html#x509-certificate-error-codes). */
const untrusted: ReadonlySet<string | undefined> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'CERT_UNTRUSTED',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Codes of Node for a file that cannot be read. */
const unreadable: ReadonlySet<string | undefined> = new Set(['ENOENT', 'EACCES', 'EISDIR']);

/** The advice for DATABASE_URL if TLS prevents a connection; undefined for other errors. */
function tlsHint(error: unknown): string | undefined {
  const { message = '', code, syscall } = error as { message?: string; code?: string; syscall?: string };
  // The driver reads the files of an address before it connects. A Unix socket that is missing has another call.
  if (syscall !== 'connect' && unreadable.has(code)) {
    return 'Correct the paths of sslrootcert, sslcert and sslkey in DATABASE_URL, and let this server read the files';
  }
  if (untrusted.has(code)) {
    return "The server's certificate comes from no authority that this host knows: add sslrootcert=/path/to/ca.pem to DATABASE_URL, with the authority's certificate or the server's own. sslmode=no-verify encrypts without checking who answers, for trusted networks only";
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return "The server's certificate is for another host: use the host that it names in DATABASE_URL. sslmode=no-verify encrypts without checking who answers, for trusted networks only";
  }
  if (code === 'CERT_HAS_EXPIRED') return "The server's certificate has expired: renew it on the server";
  if (/does not support SSL/i.test(message)) {
    return 'The server takes no encrypted connections: enable TLS there, or set sslmode=disable in DATABASE_URL';
  }
  return undefined;
}

/** The server answers, and accepts encrypted connections only (SQLSTATE 28000). */
const wantsTls = /no encryption|SSL off/i;

/** Whether the connection broke, so that the server may have executed the statement without an answer. */
export function isBrokenConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || connectionEnded.some((prefix) => error.code?.startsWith(prefix));
}

function messageOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  // A host name with several addresses that all refuse gives an error without a message.
  return message || code || String(error);
}
