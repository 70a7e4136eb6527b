import { connectedClient, clientConfig } from '#server/store/postgres/connections.ts';
import { postgresError } from '#server/store/postgres/postgresErrors.ts';
import { firstQuery } from '#server/store/postgres/sessions.ts';

/** Arbitrary, and for ever the same: whoever holds it sends the mails, alone among all processes. */
const ownerLock = '4746281904';

const takeLock = `SELECT pg_try_advisory_lock(${ownerLock}) AS owns`;

/** A process whose host is gone is found out within half a minute, and another takes its place. */
const settings = `SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`;

/** A process's claim to send the mails of its market. */
export interface MailOwner {
  /** Becomes the owner, unless another process is. Throws StoreUnavailable when the database cannot be reached. */
  take(): Promise<boolean>;
  /** Aborted once it is the owner no longer. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** The embedded market has one process, which owns all of its data. */
export function onlyOwner(): MailOwner {
  return { take: async () => true, lost: new AbortController().signal, release: async () => undefined };
}

/** On PostgreSQL the owner holds a lock on a connection of its own: when the connection is gone, so is the lock. */
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
