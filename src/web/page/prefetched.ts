import { isYoungerThan } from '#machines/market/youngerThan.ts';

/** How long what was asked for ahead is what is so now, in milliseconds. */
const freshFor = 30_000;

interface Ahead {
  readonly askedAt: number;
  readonly coming: Promise<unknown>;
  /** Once it has come. */
  data?: unknown;
}

/** First data of pages that a visitor is about to go to, by their canonical addresses. Only the browser fills it. */
const ahead = new Map<string, Ahead>();

/** Asks once for the first data of the page at an address; who asks again within 30 s has them already. A failure is nobody's. */
export async function askAhead(address: string, ask: () => Promise<unknown>): Promise<void> {
  for (const [known, { askedAt }] of ahead) if (!isFresh(askedAt)) ahead.delete(known);
  if (ahead.has(address)) return;
  const asked: Ahead = { askedAt: Date.now(), coming: ask() };
  ahead.set(address, asked);
  try {
    asked.data = await asked.coming;
  } catch {
    ahead.delete(address);
  }
}

/** The first data of the page at an address, if they have come ahead and are still what is so. */
export function dataAhead(address: string): unknown {
  const known = ahead.get(address);
  return known && isFresh(known.askedAt) ? known.data : undefined;
}

/** The same, be they still on their way; undefined where nobody has asked for them. Rejects as their call does. */
export function comingAhead(address: string): Promise<unknown> | undefined {
  const known = ahead.get(address);
  return known && isFresh(known.askedAt) ? known.coming : undefined;
}

function isFresh(askedAt: number): boolean {
  return isYoungerThan(freshFor, askedAt, Date.now());
}
