/** A part of an address that has no meaning here: the key of a filter, and its value. */
export interface Ignored {
  readonly key: string;
  readonly value: string;
}

/** The prefix of keys that report ignored parts: `ignored.ps=cheap`. */
export const ignoredPrefix = 'ignored.';

/** Copies the reports of ignored parts from a query to a URL. */
export function withIgnored(address: string, query: Iterable<readonly [key: string, value: string]>): string {
  const ignored = [...query].filter(([key]) => key.startsWith(ignoredPrefix)) as [string, string][];
  return ignored.length === 0
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(ignored)}`;
}
