import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The settings that decide who may see the inspector. */
export type InspectorConfig = Pick<Config, 'brand' | 'inspector'>;

/** The cookie of a browser that has shown the token once. It is sent with every page, which then has the inspector. */
function cookieName(brand: Config['brand']): string {
  return `${brand}_inspector`;
}

/**
 * Whether the sender of a request may see the inspector. Without INSPECTOR=on no visitor may. With a token only browsers
 * with its cookie may, else all.
 */
export function mayInspect({ cookies }: FastifyRequest, { brand, inspector }: InspectorConfig): boolean {
  if (!inspector) return false;
  const { token } = inspector;
  return token === undefined || isSame(cookies[cookieName(brand)] ?? '', cookieOf(token));
}

/** Gives a browser the cookie if it has sent the token. Returns false for a wrong token. */
export function admit(
  given: string,
  {
    request,
    reply,
    config,
  }: { readonly request: FastifyRequest; readonly reply: FastifyReply; config: InspectorConfig },
): boolean {
  const token = config.inspector?.token;
  if (token === undefined || !isSame(given, token)) return false;
  reply.setCookie(cookieName(config.brand), cookieOf(token), {
    path: '/',
    sameSite: 'strict',
    httpOnly: true,
    secure: request.isSecure,
  });
  return true;
}

/** The cookie does not contain the token, which cannot be computed from it. */
function cookieOf(token: string): string {
  return createHash('sha256').update(`inspector ${token}`).digest('base64url');
}

/** Compares hashes, which have a fixed length, so the time of the comparison reveals nothing. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
