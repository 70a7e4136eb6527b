import type pg from 'pg';
import type { Signal } from '../following/signals.ts';
import { clientConfig, connectedClient, type PostgresAddress } from './connections.ts';
import { firstQuery } from './sessions.ts';

/** The PostgreSQL channel for ephemeral signals. Commits are announced on the channel `journal`. */
export const signalChannel = 'signals';

export interface Listener {
  stop(): Promise<void>;
}

/**
 * Listens for other processes' commits and all processes' signals, on a separate connection (LISTEN). It also polls the
 * head every `pollEvery` ms, since notifications may be lost while the connection is down. A poll replaces a lost
 * connection. Resolves when it listens, or when the database proved unavailable.
 */
export async function listen(
  address: PostgresAddress,
  options: {
    head: () => Promise<number>;
    announce: (head: number) => void;
    signalled: (signal: Signal) => void;
    pollEvery: number;
  },
): Promise<Listener> {
  let client: pg.Client | undefined;
  let polling: Promise<void> | undefined;

  async function connect(): Promise<void> {
    const fresh = await connectedClient(clientConfig(address), (ended) => {
      if (client === ended) client = undefined;
    });
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === signalChannel) options.signalled(JSON.parse(payload) as Signal);
      else options.announce(Number(payload));
    });
    await firstQuery(fresh, `LISTEN journal; LISTEN ${signalChannel}`);
    client = fresh;
  }

  async function poll(): Promise<void> {
    try {
      if (!client) await connect();
      options.announce(await options.head());
    } catch {
      // The database is unavailable. Readers and writers receive that error; listening resumes at a later poll.
    }
  }

  await poll();
  const timer = setInterval(() => {
    polling ??= poll().finally(() => {
      polling = undefined;
    });
  }, options.pollEvery);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      await polling;
      await client?.end();
    },
  };
}
