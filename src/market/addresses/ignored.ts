/** Something that was asked for and means nothing here: the key of a filter, and what was said of it. */
export interface Ignored {
  readonly key: string;
  readonly value: string;
}

/** Behind this, and a key, an address tells what of it was not understood: `ignored.ps=cheap`. */
export const ignoredPrefix = 'ignored.';

/** An address that also tells, behind what it says itself, what a query tells so, as it stands there. */
export function withIgnored(address: string, query: Iterable<readonly [key: string, value: string]>): string {
  const told = [...query].filter(([key]) => key.startsWith(ignoredPrefix)) as [string, string][];
  return told.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(told)}`;
}
