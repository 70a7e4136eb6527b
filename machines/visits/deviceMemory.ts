import { mostHiddenListings, mostViewedSearches, mostViewedListings, visitSilence } from '../market/limits.ts';
import type { VisitChange } from './visitsEvents.ts';

/** A search that was viewed on this device. Times in epoch milliseconds, from the market's server. */
export interface ViewedSearch {
  /** The token of the search, whatever its order and page (`src/market/addresses/searchToken.ts`). */
  readonly token: string;
  /** When the search's listings were last visible. */
  readonly seenAt: number;
  /** When the search's listings were last visible before the present visit; null if that is the first. */
  readonly seenBefore: number | null;
}

/** The history of a device. It is stored only on the device: no call sends it. */
export interface DeviceMemory {
  /** Ids of viewed listings, the last first. */
  readonly viewed: readonly string[];
  /** Ids of listings that the visitor has hidden from lists, the last hidden first. */
  readonly hidden: readonly string[];
  /** The present visit; null before the first. Times in epoch milliseconds. */
  readonly visit: { readonly began: number; readonly lastSeen: number } | null;
  /** The viewed searches, the last seen first. */
  readonly searches: readonly ViewedSearch[];
}

export const emptyMemory: DeviceMemory = { viewed: [], hidden: [], visit: null, searches: [] };

/**
 * The history after a change. Pure, so that every tab can apply it on top of changes that other tabs have stored
 * meanwhile.
 */
export function remembering(memory: DeviceMemory, change: VisitChange): DeviceMemory {
  switch (change.type) {
    case 'listing.viewed':
      return { ...atTime(memory, change.at), viewed: first(change.id, memory.viewed).slice(0, mostViewedListings) };
    case 'listing.hidden':
      return { ...memory, hidden: first(change.id, memory.hidden).slice(0, mostHiddenListings) };
    case 'listings.restored':
      return { ...memory, hidden: memory.hidden.filter((id) => !change.ids.includes(id)) };
    case 'search.seen':
      return withSearch(atTime(memory, change.at), change);
    case 'views.cleared':
      return { ...memory, viewed: [] };
  }
}

/**
 * The time from which a listing is new to the visitor of a search: the last view of the search before this visit.
 * Undefined for a search without an earlier view.
 */
export function newSince({ searches }: DeviceMemory, token: string): number | undefined {
  return searches.find((each) => each.token === token)?.seenBefore ?? undefined;
}

/** Records a page view. After a long inactivity it begins another visit; a clock that was set back begins none. */
function atTime(memory: DeviceMemory, at: number): DeviceMemory {
  const { visit } = memory;
  const goesOn = visit !== null && at - visit.lastSeen <= visitSilence;
  const began = goesOn ? visit.began : at;
  return { ...memory, visit: { began, lastSeen: goesOn ? Math.max(at, visit.lastSeen) : at } };
}

function withSearch(memory: DeviceMemory, { token, at }: { readonly token: string; readonly at: number }) {
  const known = memory.searches.find((each) => each.token === token);
  const isOfEarlierVisit = known !== undefined && known.seenAt < memory.visit!.began;
  const seenBefore = isOfEarlierVisit ? known.seenAt : (known?.seenBefore ?? null);
  const seen: ViewedSearch = { token, seenAt: Math.max(at, known?.seenAt ?? at), seenBefore };
  const others = memory.searches.filter((each) => each !== known);
  return { ...memory, searches: [seen, ...others].slice(0, mostViewedSearches) };
}

function first(id: string, others: readonly string[]): readonly string[] {
  return [id, ...others.filter((other) => other !== id)];
}
