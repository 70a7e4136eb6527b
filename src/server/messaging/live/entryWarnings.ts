import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Warning, warningsIn } from '#machines/messaging/warnings.ts';
import type { Entry } from '../conversation/entries.ts';

/**
 * The number of texts whose warnings are cached: a few hundred open conversations. Most have no warning and take 100
 * bytes.
 */
const mostCached = 20_000;
/**
 * The lifetime of the cache in milliseconds, as long as that of keys. Warnings repeat words of a message, whose author
 * may be erased.
 */
const cachedFor = 10 * 60 * 1000;

/** Warnings by the SHA-256 of a text and its earlier text: equal texts have equal warnings for every author. */
const cache = new LRUCache<string, readonly Warning[]>({ max: mostCached, ttl: cachedFor });

/**
 * The warnings that a viewer gets with an entry: none for their own entries. Computed once for each text, however often
 * it is read, queried under another name or sent to a stream.
 */
export function entryWarnings(
  { account, text, earlier }: Pick<Entry, 'account' | 'text' | 'earlier'>,
  viewer: string,
): readonly Warning[] {
  if (account === viewer || text === null) return [];
  const key = hash('sha256', JSON.stringify([text, earlier]), 'base64');
  const cached = cache.get(key);
  if (cached) return cached;
  const warnings = warningsIn(text, earlier);
  cache.set(key, warnings);
  return warnings;
}
