import { createHash, randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { choiceLife } from '#machines/market/limits.ts';
import { languages, toLanguage, type Language } from '#machines/market/language.ts';
import { visitOf } from './visit.ts';
import type { Config } from '../config.ts';
import { isHttps } from './connection/proxies.ts';

/** The cookies of a brand (decisions, Header names). */
export function cookieNames(product: string) {
  return {
    language: `${product}_lang`,
    csrf: `${product}_csrf`,
    mode: `${product}_mode`,
    position: `${product}_position`,
    /** The session cookie authenticates the user. It is random, and only the server reads it. */
    session: `${product}_session`,
    /** Identifies a browser that has logged in before. It outlives sessions, and authenticates no one. */
    device: `${product}_device`,
    /** The cookie with the login state for the web (ACCOUNT-19). */
    state: `${product}_MYPAGES_STATE`,
    /** The cookie of advertising; a 403 clears it (API-20). */
    listings: `${product}_ads`,
  };
}

/** The language of a visitor without a language in the address: that of the cookie, or German (ROUTES-2, I18N-4). */
export function languageOf(request: FastifyRequest, product: string): Language {
  return toLanguage(request.cookies[cookieNames(product).language]);
}

/** Writes the cookies of every page: the chosen language (I18N-3), and a CSRF token if there is none. */
export function writePageCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { product, language, secure }: { product: string; language: Language; secure: boolean },
): void {
  const names = cookieNames(product);
  const options = { path: '/', sameSite: 'lax', secure, maxAge: choiceLife / 1000 } as const;
  if (request.cookies[names.language] !== language) reply.setCookie(names.language, language, options);
  writeCsrfCookie(request, reply, { product, secure });
}

/**
 * Writes the CSRF token for calls (API-12) if there is none. A logged-in user gets the token of the session, also in a
 * browser that was closed meanwhile and lost it.
 */
export function writeCsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { product, secure }: { product: string; secure: boolean },
): void {
  const names = cookieNames(product);
  const { hasEnded, cookie: session } = visitOf(request);
  const cookie = request.cookies[names.csrf];
  const token = session && !hasEnded ? csrfTokenOf(session) : cookie || anonymousToken();
  if (token !== cookie) setCsrfCookie(reply, { product, secure, token });
}

/** Sets the cookie with the CSRF token that further calls must carry. */
export function setCsrfCookie(
  reply: FastifyReply,
  { product, secure, token }: { product: string; secure: boolean; token: string },
): void {
  reply.setCookie(cookieNames(product).csrf, token, { path: '/', sameSite: 'strict', secure });
}

/** A token for a browser without a session. */
export function anonymousToken(): string {
  return randomBytes(18).toString('base64url');
}

/** The token of a session: it is derived from the session's cookie, which cannot be computed from it. */
export function csrfTokenOf(session: string): string {
  return createHash('sha256').update(`csrf ${session}`).digest('base64url').slice(0, 24);
}

/** The language at the beginning of a path, if it is supported. */
export function languageSegment(path: string): Language | undefined {
  const segment = path.split('/', 2)[1];
  return languages.find((language) => language === segment);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the visitor reaches the market by HTTPS, according to PUBLIC_URL or a trusted proxy. */
    readonly isSecure: boolean;
  }
}

/** Adds cookies to requests and replies; must be registered before all routes that use them. */
export async function registerCookies(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'> = {},
): Promise<void> {
  const isAlways = isHttps(publicUrl);
  await app.register(cookie);
  app.decorateRequest('isSecure', {
    getter() {
      return isAlways || this.protocol === 'https';
    },
  });
}

/** Cookies that only the server reads: that of the session, and that of the known device. */
type Secret = 'session' | 'device';

/** Over HTTPS no other host of the domain can set a cookie with this prefix (RFC 6265bis, 4.1.3.2). */
const hostPrefix = '__Host-';

/**
 * Over HTTPS, sessions that began before this moment may still come in a cookie without the `__Host-` prefix, as
 * earlier builds wrote it. A later session without the prefix was set by another host of the domain. Epoch
 * milliseconds.
 */
export const prefixedSince = Date.UTC(2027, 0, 1);
/**
 * By this moment all sessions from before the cookie prefix have ended (`longestSession`). Over HTTPS, cookie names
 * without the prefix are no longer read. Epoch milliseconds.
 */
export const unprefixedUntil = Date.UTC(2027, 3, 1);

function secretName(request: FastifyRequest, product: string, secret: Secret): string {
  const name = cookieNames(product)[secret];
  return request.isSecure ? hostPrefix + name : name;
}

/**
 * The value of a secret cookie, and whether it came over HTTPS under the name without the `__Host-` prefix. The old
 * name is read until `unprefixedUntil`. `now` is in epoch milliseconds.
 */
export function secretCookie(
  request: FastifyRequest,
  { product, secret, now }: { readonly product: string; readonly secret: Secret; readonly now: number },
): { readonly value: string | undefined; readonly isUnprefixed: boolean } {
  const value = request.cookies[secretName(request, product, secret)];
  if (value !== undefined || !hasUnprefixed(request, product, secret)) return { value, isUnprefixed: false };
  return {
    value: now < unprefixedUntil ? request.cookies[cookieNames(product)[secret]] : undefined,
    isUnprefixed: true,
  };
}

/** Whether a browser still has a secret cookie under its name without the prefix. */
export function hasUnprefixed(request: FastifyRequest, product: string, secret: Secret): boolean {
  return request.isSecure && request.cookies[cookieNames(product)[secret]] !== undefined;
}

/** Writes a secret cookie, and removes its predecessor without the prefix. `maxAge` is in seconds. */
export function setSecretCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { product, secret, value, maxAge }: { product: string; secret: Secret; value: string; maxAge?: number | undefined },
): void {
  if (hasUnprefixed(request, product, secret)) reply.clearCookie(cookieNames(product)[secret], { path: '/' });
  reply.setCookie(secretName(request, product, secret), value, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: request.isSecure,
    ...(maxAge !== undefined && { maxAge }),
  });
}

/** Removes a secret cookie under each of its names. */
export function clearSecretCookie(request: FastifyRequest, reply: FastifyReply, product: string, secret: Secret): void {
  for (const name of new Set([secretName(request, product, secret), cookieNames(product)[secret]])) {
    if (request.cookies[name] !== undefined) reply.clearCookie(name, { path: '/', secure: request.isSecure });
  }
}
