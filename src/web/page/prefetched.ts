import { isYoungerThan } from '#machines/market/youngerThan.ts';

/** The time during which prefetched data count as current, in milliseconds. */
const freshFor = 30_000;

interface Ahead {
  readonly prefetchedAt: number;
  readonly coming: Promise<unknown>;
  /** The prefetched data, once they have arrived. */
  data?: unknown;
}

/** By canonical URL: the first data of pages that a visitor is likely to open. Only the browser fills this map. */
const ahead = new Map<string, Ahead>();

/**
 * Prefetches the first data of the page at an address; a repeated call within 30 s has no effect. A failure is ignored.
 */
export async function prefetchData(address: string, ask: () => Promise<unknown>): Promise<void> {
  for (const [known, { prefetchedAt }] of ahead) if (!isFresh(prefetchedAt)) ahead.delete(known);
  if (ahead.has(address)) return;
  const entry: Ahead = { prefetchedAt: Date.now(), coming: ask() };
  ahead.set(address, entry);
  try {
    entry.data = await entry.coming;
  } catch {
    ahead.delete(address);
  }
}

/** The prefetched data of the page at an address, if they have arrived and are current. */
export function prefetchedData(address: string): unknown {
  const known = ahead.get(address);
  return known && isFresh(known.prefetchedAt) ? known.data : undefined;
}

/**
 * The prefetched data of the page at a URL, as a promise that may be pending. Undefined without a prefetch. Rejects as
 * the call does.
 */
export function pendingPrefetch(address: string): Promise<unknown> | undefined {
  const known = ahead.get(address);
  return known && isFresh(known.prefetchedAt) ? known.coming : undefined;
}

function isFresh(prefetchedAt: number): boolean {
  return isYoungerThan(freshFor, prefetchedAt, Date.now());
}
