import { changedOwn, mostOwnSearches, type OwnChange, type OwnSearch } from '#machines/suggestions/ownSearches.ts';

import { brand } from '../theme/brand.ts';

const key = `${brand}_searches`;

/** The searches on this device, latest first. Invalid entries are ignored. */
export function recallOwn(): readonly OwnSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOwnSearch).slice(0, mostOwnSearches) : [];
  } catch {
    return [];
  }
}

/**
 * Applies a change to the stored searches, which another tab may have changed; an empty history is removed. If the
 * storage is full, the change is lost.
 */
export function changeOwn(change: OwnChange): void {
  const own = changedOwn(recallOwn(), change);
  try {
    if (own.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(own));
  } catch {
    return;
  }
}

function isOwnSearch(value: unknown): value is OwnSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { text, searchToken, description } = value as Partial<Record<keyof OwnSearch, unknown>>;
  return typeof text === 'string' && isTextOrNull(searchToken) && isTextOrNull(description);
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
