import { LRUCache } from 'lru-cache';
import { day } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';

/**
 * Entries that one client may add to histories in a day (UTC). Many people behind one address search less, and 2,000 entries take some
 * 2.5 MB (measured). All entries together have a limit of their own (`mostEntriesOfAll`).
 */
export const mostNotedOfClient = 2000;

/** Clients that are counted at a time; those that have been idle the longest are counted from zero again. */
const mostClients = 100_000;

interface Counts {
  readonly ofClient: LRUCache<string, number>;
  day: number;
}

/** In memory, so that counting writes nothing; each process has its own. */
const countsOf = new WeakMap<Market['store'], Counts>();

/** Counts an entry that a client adds to a history; returns whether the client may add it. */
export function mayNote({ store, clock }: Pick<Market, 'store' | 'clock'>, client: string): boolean {
  let counts = countsOf.get(store);
  if (!counts) countsOf.set(store, (counts = { ofClient: new LRUCache({ max: mostClients }), day: 0 }));
  const today = Math.floor(clock() / day);
  if (today !== counts.day) counts.ofClient.clear();
  counts.day = today;
  const count = (counts.ofClient.get(client) ?? 0) + 1;
  counts.ofClient.set(client, count);
  return count <= mostNotedOfClient;
}
