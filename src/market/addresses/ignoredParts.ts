import { filterKeys } from './filterKeys.ts';
import { type Ignored, ignoredPrefix } from './ignored.ts';

/** The most reports and the longest value: they are limited, because any text can be in a URL. */
const mostInReport = 8;
const longestValue = 60;

/** The ignored parts that a URL's query reports. */
export function ignoredIn(query: Iterable<readonly [key: string, value: string]>): readonly Ignored[] {
  const counts = new Map<string, Ignored>();
  for (const [name, said] of query) {
    const key = name.startsWith(ignoredPrefix) ? name.slice(ignoredPrefix.length) : '';
    const value = shortened(said);
    // `token` is allowed as well: it is no query key, since a search by token has the token in its path.
    if (value !== '' && (key === 'token' || filterKeys.includes(key))) counts.set(`${key} ${value}`, { key, value });
  }
  return [...counts.values()].slice(0, mostInReport);
}

/** The keys that report ignored parts. */
export function keysOfIgnored(ignored: readonly Ignored[]): [string, string][] {
  return ignored.map(({ key, value }) => [ignoredPrefix + key, shortened(value)]);
}

function shortened(value: string): string {
  const text = [...value.trim()];
  return text.length <= longestValue ? text.join('') : `${text.slice(0, longestValue - 1).join('')}…`;
}
