import { filterKeys } from './filterKeys.ts';
import { isUnreadKey, type Unread, unreadPrefix } from './unread.ts';

/** Of what is told; strangers can write anything there. */
const mostTold = 8;
const longestValue = 60;

/** What an address tells that was not understood of what led to it. */
export function unreadIn(query: Iterable<readonly [key: string, value: string]>): readonly Unread[] {
  const told = new Map<string, Unread>();
  for (const [name, said] of query) {
    const key = name.startsWith(unreadPrefix) ? name.slice(unreadPrefix.length) : '';
    const value = shortened(said);
    // A search has its token in the path.
    if (value !== '' && (key === 'token' || filterKeys.includes(key))) told.set(`${key} ${value}`, { key, value });
  }
  return [...told.values()].slice(0, mostTold);
}

/** The keys that tell of it. */
export function keysOfUnread(unread: readonly Unread[]): [string, string][] {
  return unread.map(({ key, value }) => [unreadPrefix + key, shortened(value)]);
}

/** An address that also tells, behind what it says itself, what a query tells so, as it stands there. */
export function withUnread(address: string, query: Iterable<readonly [key: string, value: string]>): string {
  const told = [...query].filter(([key]) => isUnreadKey(key)) as [string, string][];
  return told.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(told)}`;
}

function shortened(value: string): string {
  const text = [...value.trim()];
  return text.length <= longestValue ? text.join('') : `${text.slice(0, longestValue - 1).join('')}…`;
}
