import type pg from 'pg';
import type { Signal } from '../following/signals.ts';
import { clientConfig, connectedClient, type PostgresAddress } from './connections.ts';
import { firstQuery } from './sessions.ts';

/** What is told on it is of the moment; commits are told on `journal`. */
export const signalChannel = 'signals';

export interface Listener {
  stop(): Promise<void>;
}

/**
 * Hears of other processes' commits, and all processes' signals, by LISTEN, on a connection of its own, and asks for the head every `pollEvery` ms
 * besides, since news may be lost while a connection is down. A lost connection is made again at the next poll.
 * Resolves when it listens, or has found that the database is away.
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
      // The database is away. Whoever reads or writes is told; listening goes on when it is back.
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
