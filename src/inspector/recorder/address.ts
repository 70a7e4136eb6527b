/**
 * What of an address is kept: the path, and of its query those keys that the market reads to show a page. Whatever else it
 * carries (a token of a mail, who sent the visitor, a fragment) may be a secret and is of no use to a replay. Paths are kept
 * whole: none carries a secret (a test holds the route table to that).
 */
export function keptAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  keys: ReadonlySet<string>,
): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => keys.has(key)));
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
