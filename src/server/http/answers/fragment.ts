/**
 * A URL without its fragment. Browsers send none (RFC 9112, 3.2), but Node passes one on, and parsers disagree on where
 * the query ends.
 */
export function withoutFragment(address: string): string {
  const start = address.indexOf('#');
  return start === -1 ? address : address.slice(0, start);
}
