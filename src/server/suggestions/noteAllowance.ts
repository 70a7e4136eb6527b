import { LRUCache } from 'lru-cache';
import { day } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';

/**
 * The number of entries that a client may add to histories per day (UTC). Visitors who share an address search less
 * than that. 2,000 entries take some 2.5 MB (measured). All entries together have a separate limit
 * (`mostEntriesOfAll`).
 */
export const mostNotedOfClient = 2000;

/** The maximum number of counted clients. The least recently active ones are dropped and later start from zero. */
const mostClients = 100_000;

interface Counts {
  readonly ofClient: LRUCache<string, number>;
  day: number;
}

/** In memory, so that counting needs no writes. Each process counts separately. */
const countsOf = new WeakMap<Market['store'], Counts>();

/** Counts an entry that a client adds to a history. Returns whether the client may add it. */
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
