import { filterKeys } from './filterKeys.ts';

/** Something that was asked for and means nothing here: the key of a filter, and what was said of it. */
export interface Unread {
  readonly key: string;
  readonly value: string;
}

/** Behind this, and a key, an address tells what of it was not understood: `unread.ps=cheap`. */
const prefix = 'unread.';

/** Of what is told; strangers can write anything there. */
const mostTold = 8;
const longestValue = 60;

/** What an address tells that was not understood of what led to it. */
export function unreadIn(query: Iterable<readonly [key: string, value: string]>): readonly Unread[] {
  const told = new Map<string, Unread>();
  for (const [name, said] of query) {
    const key = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    const value = shortened(said);
    if (value !== '' && isTold(key)) told.set(`${key} ${value}`, { key, value });
  }
  return [...told.values()].slice(0, mostTold);
}

/** An address that tells, behind what it says itself, what was not understood. */
export function withUnread(address: string, unread: readonly Unread[]): string {
  if (unread.length === 0) return address;
  const [path = '', query = ''] = address.split('?');
  const all = [...unreadIn(new URLSearchParams(query)), ...unread];
  const entries = all.map(({ key, value }): [string, string] => [prefix + key, shortened(value)]);
  const told = unreadIn(entries).map(({ key, value }): [string, string] => [prefix + key, value]);
  const own = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(prefix));
  return `${path}?${[...own, new URLSearchParams(told).toString()].join('&')}`;
}

/** Whether a key of an address tells what was not understood. */
export function isUnreadKey(name: string): boolean {
  return name.startsWith(prefix) && isTold(name.slice(prefix.length));
}

/** A search has its token in the path. */
function isTold(key: string): boolean {
  return key === 'token' || filterKeys.includes(key);
}

function shortened(value: string): string {
  const text = [...value.trim()];
  return text.length <= longestValue ? text.join('') : `${text.slice(0, longestValue - 1).join('')}…`;
}
