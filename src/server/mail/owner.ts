import { connectedClient, clientConfig } from '#server/store/postgres/connections.ts';
import { postgresError } from '#server/store/postgres/postgresErrors.ts';
import { firstQuery } from '#server/store/postgres/sessions.ts';

/**
 * An arbitrary constant that must never change: the process that holds this lock sends the mails, alone among all
 * processes.
 */
const ownerLock = '4746281904';

const takeLock = `SELECT pg_try_advisory_lock(${ownerLock}) AS owns`;

/** The loss of a process's host is detected within half a minute, and another process takes over. */
const settings = `SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`;

/** The claim of one process to be the only one that sends the mails of its market. */
export interface MailOwner {
  /** Becomes the owner, unless another process is. Throws StoreUnavailable if the database cannot be reached. */
  take(): Promise<boolean>;
  /** Aborts when ownership is lost. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** The owner for an embedded market: its only process owns all data, so ownership is never lost. */
export function onlyOwner(): MailOwner {
  return { take: async () => true, lost: new AbortController().signal, release: async () => undefined };
}

/**
 * The owner for PostgreSQL. It holds an advisory lock on a separate connection, which releases the lock when it ends.
 */
export async function databaseOwner(url: string): Promise<MailOwner> {
  const lost = new AbortController();
  try {
    const client = await connectedClient(clientConfig({ url, applicationName: 'allmend mail' }), () => lost.abort());
    return {
      lost: lost.signal,
      async take() {
        try {
          const { rows } = await firstQuery<{ owns: boolean }>(client, takeLock);
          if (rows[0]!.owns) await client.query(settings);
          return rows[0]!.owns;
        } catch (error) {
          throw postgresError(error);
        }
      },
      release: () => client.end(),
    };
  } catch (error) {
    throw postgresError(error);
  }
}
