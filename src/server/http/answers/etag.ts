import { createHash } from 'node:crypto';

/**
 * The entity tag of a content. It is weak, because the same content is sent in several encodings, which are equivalent
 * (RFC 9110, 8.8.1).
 */
export function weakTag(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether a client with this `If-None-Match` already has the content of a tag. */
export function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}
