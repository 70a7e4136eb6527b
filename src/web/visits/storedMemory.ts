import { mostHiddenListings, mostViewedSearches, mostViewedListings } from '#machines/market/limits.ts';
import { isMarketId } from '#machines/market/marketId.ts';
import { type DeviceMemory, emptyMemory, type ViewedSearch } from '#machines/visits/deviceMemory.ts';

import { brand } from '../theme/brand.ts';

/** The key in `localStorage` for the memory of visits, by brand. */
export const memoryKey = `${brand}_visits`;

/** Longer tokens are not stored: fifty of them must not fill the storage quota of a site. */
const longestStoredToken = 300;

/** Parses the stored memory. Parts that an older page, or a person by hand, has written invalidly are dropped. */
export function memoryFrom(text: string | null): DeviceMemory {
  const stored = parsed(text);
  return {
    viewed: idsFrom(stored['viewed']).slice(0, mostViewedListings),
    hidden: idsFrom(stored['hidden']).slice(0, mostHiddenListings),
    visit: visitFrom(stored['visit']),
    searches: listFrom(stored['searches']).filter(isViewedSearch).slice(0, mostViewedSearches),
  };
}

/** Serializes the memory of visits as JSON. */
export function textOf(memory: DeviceMemory): string {
  return JSON.stringify({
    ...memory,
    searches: memory.searches.filter(({ token }) => token.length <= longestStoredToken),
  });
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return recordFrom(JSON.parse(text ?? '')) ?? { ...emptyMemory };
  } catch {
    return { ...emptyMemory };
  }
}

function idsFrom(value: unknown): readonly string[] {
  const ids = listFrom(value).filter((id): id is string => typeof id === 'string' && isMarketId(id));
  return [...new Set(ids)];
}

function visitFrom(value: unknown): DeviceMemory['visit'] {
  const { began, lastSeen } = recordFrom(value) ?? {};
  return isTime(began) && isTime(lastSeen) ? { began, lastSeen } : null;
}

function isViewedSearch(value: unknown): value is ViewedSearch {
  const { token, seenAt, seenBefore } = recordFrom(value) ?? {};
  const isToken = typeof token === 'string' && token.length <= longestStoredToken;
  return isToken && isTime(seenAt) && (seenBefore === null || isTime(seenBefore));
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function listFrom(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordFrom(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
}
