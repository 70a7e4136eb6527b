import { createHash } from 'node:crypto';

/**
 * The entity tag of a content. A weak one: the same content goes out in several encodings, and whoever holds one of them
 * holds the content (RFC 9110, 8.8.1).
 */
export function weakTag(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether a client that sends this `If-None-Match` holds the content of a tag already. */
export function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}
