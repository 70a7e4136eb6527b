/** The query of an address; empty if it has none. */
export function queryOf(address: string): URLSearchParams {
  const [path = ''] = address.split('#', 1);
  const at = path.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : path.slice(at));
}
