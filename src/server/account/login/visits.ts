import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggedInAs } from '#machines/account/session/stateCookie.ts';
import type { Config } from '#server/config.ts';
import { clientOfRequest, networkOf } from '#server/http/connection/client.ts';
import {
  anonymousToken,
  clearSecretCookie,
  cookieNames,
  csrfTokenOf,
  hasUnprefixed,
  prefixedSince,
  secretCookie,
  setCsrfCookie,
  setSecretCookie,
} from '#server/http/cookies.ts';
import {
  isBuiltFile,
  isGuardedPicture,
  isOperations,
  isPicture,
  isSitemap,
} from '#server/http/connection/plainAddresses.ts';
import { requestedLanguage } from '#server/http/language.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import type { AccountDesk, Caller } from '../accountDesk.ts';
import { agentWords } from './agentWords.ts';
import { deviceLife } from './devices.ts';
import type { Begun } from './loggingIn.ts';
import { keyedHash } from '../keys/marketSecrets.ts';
import { noteVisit, visitOf } from '#server/http/visit.ts';

/** Files are the same for all visitors, except the picture of a seller whose account is hidden. */
function isForEverybody(url: string): boolean {
  return isBuiltFile(url) || isSitemap(url) || isOperations(url) || (isPicture(url) && !isGuardedPicture(url));
}

/**
 * Determines the session of each request (`visitOf`). Needs the cookies.
 *
 * After the end of a session, pages are served as to an anonymous visitor, and clear its cookies. Calls answer 403
 * while the browser has the cookie with the login state (API-19), which the web clears itself (API-20). Calls and
 * pictures clear no cookie: their answer may arrive after that of a login in another tab.
 *
 * A browser may have logged out while offline. Its note about that ends the session that it names (ACCOUNT-28).
 */
export function registerVisits(
  app: FastifyInstance,
  { accounts, brand }: { readonly accounts: AccountDesk; readonly brand: Config['brand'] },
): void {
  const names = cookieNames(brand);
  app.addHook('onRequest', async (request, reply) => {
    const now = accounts.market.clock();
    const { value: cookie = null, isUnprefixed } = secretCookie(request, { product: brand, secret: 'session', now });
    const { value: device = null } = secretCookie(request, { product: brand, secret: 'device', now });
    if (isForEverybody(request.url)) return;
    noteVisit(request, { session: null, hasEnded: false, cookie, device });
    if (!cookie) return;
    try {
      const known = await accounts.sessions.of(cookie, networkOf(request.ip));
      const found = isUnprefixed && known && known.session.created >= prefixedSince ? undefined : known;
      const loggedOut = loggedOutFrom(request.cookies[names.state]);
      if (loggedOut === null || loggedOut === csrfTokenOf(cookie)) {
        if (found) await accounts.sessions.end(found.session.id, found.session.account);
        forgetSession(request, reply, brand);
        return;
      }
      if (!found) {
        const hasEnded = isPage(request.url) || loggedInAs(request.cookies[names.state]) !== null;
        noteVisit(request, { session: null, hasEnded, cookie, device });
        if (isPage(request.url)) forgetSession(request, reply, brand);
        return;
      }
      noteVisit(request, { session: found.session, hasEnded: false, cookie, device });
      // The header names the account, so that the web deletes its offline copies when the account changes (src/worker).
      reply.header('x-account', found.session.account);
      // An old note about a logout must be overwritten, because the web reads the login state there.
      if (found.isRenewed || loggedOut !== undefined || hasUnprefixed(request, brand, 'session'))
        writeSession(request, reply, { brand, cookie, session: found.session });
    } catch (error) {
      // Content that is the same for everyone is also served while sessions cannot be read.
      if (!(error instanceof StoreUnavailable) || request.url.startsWith('/api/')) throw error;
    }
  });
}

/** Whether a URL is that of a page: calls and pictures are requested by a page. */
function isPage(url: string): boolean {
  return !url.startsWith('/api/') && !isPicture(url);
}

/**
 * The session that the web has logged out of offline, by the CSRF token in the note that it left
 * (`src/web/account/stateCookie.ts`). Undefined without a note. Null if the note has no token. The browser had lost the
 * token, and a login would have brought a new one, so the note means the current session.
 */
function loggedOutFrom(state: string | undefined): string | null | undefined {
  try {
    const word = JSON.parse(state ?? 'null') as { isLoggedIn?: unknown; csrf?: unknown } | null;
    if (word?.isLoggedIn !== false) return undefined;
    return typeof word.csrf === 'string' ? word.csrf : null;
  } catch {
    return undefined;
  }
}

/** The client of a request, for commands on accounts. */
export async function callerOf({ market }: AccountDesk, request: FastifyRequest): Promise<Caller> {
  const hash = await keyedHash(market.keys, 'subject', clientOfRequest(request));
  return {
    client: hash.subarray(0, 18).toString('base64url'),
    agent: agentWords(request.headers['user-agent']),
    place: networkOf(request.ip),
    language: requestedLanguage(request),
    session: visitOf(request).session,
    device: visitOf(request).device,
  };
}

/**
 * Sets the cookies of a session that begins or continues: its own, the state for the web, and the CSRF token. A new
 * session also gets the device cookie.
 */
export function writeSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { brand, cookie, session, device }: Omit<Begun, 'device'> & Partial<Begun> & { readonly brand: Config['brand'] },
): void {
  const names = cookieNames(brand);
  const secure = request.isSecure;
  // The longest lifetime of the session (`sessions.ts`) may end before its lifetime from now on. Cookies have whole
  // seconds.
  const maxAge = session.remembered ? Math.floor((session.expires - session.seen) / 1000) : undefined;
  const state = { isLoggedIn: true, info: { public_account_id: session.account } };
  setSecretCookie(request, reply, { product: brand, secret: 'session', value: cookie, maxAge });
  reply.setCookie(names.state, JSON.stringify(state), {
    path: '/',
    sameSite: 'lax',
    secure,
    ...(maxAge !== undefined && { maxAge }),
  });
  if (device !== undefined) {
    setSecretCookie(request, reply, { product: brand, secret: 'device', value: device, maxAge: deviceLife });
  }
  setCsrfCookie(reply, { product: brand, secure, token: csrfTokenOf(cookie) });
}

/** Clears the cookies of a session and of advertising. Further calls use an anonymous CSRF token. */
export function forgetSession(request: FastifyRequest, reply: FastifyReply, brand: Config['brand']): void {
  const names = cookieNames(brand);
  clearSecretCookie(request, reply, brand, 'session');
  for (const name of [names.state, names.listings]) {
    if (request.cookies[name] !== undefined) reply.clearCookie(name, { path: '/' });
  }
  setCsrfCookie(reply, { product: brand, secure: request.isSecure, token: anonymousToken() });
}
