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

/** Files are the same for everybody, but for the picture of somebody who is away. */
function isForEverybody(url: string): boolean {
  return isBuiltFile(url) || isSitemap(url) || isOperations(url) || (isPicture(url) && !isGuardedPicture(url));
}

/**
 * Says of each request whose session it comes with (`visitOf`). After the end of a session, pages are served as to anybody and
 * clear its cookies. Calls answer 403 as long as the browser has the cookie that says who is logged in (API-19), which the web
 * clears itself (API-20). Calls and pictures clear no cookie: an answer may arrive after that of a login in another tab. A browser that has
 * logged out while it could not say so is taken at its word, of the session that it meant (ACCOUNT-28). Needs the cookies.
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
      // What the browser keeps of it to be read without a line goes when somebody else comes (src/worker).
      reply.header('x-account', found.session.account);
      // A word about a session before this one stands where the web would read whose this is.
      if (found.isRenewed || loggedOut !== undefined || hasUnprefixed(request, brand, 'session'))
        writeSession(request, reply, { brand, cookie, session: found.session });
    } catch (error) {
      // What is the same for everybody is shown also while nobody can say who asks.
      if (!(error instanceof StoreUnavailable) || request.url.startsWith('/api/')) throw error;
    }
  });
}

/** Neither a call nor a picture: both are requested by a page. */
function isPage(url: string): boolean {
  return !url.startsWith('/api/') && !isPicture(url);
}

/**
 * Which session the web has logged out of where no answer came, by the token of its calls, as it left word
 * (`src/web/account/stateCookie.ts`); undefined where there is no word. Null where the word names none: the browser had lost the
 * token, which a login would have brought again, so the session it has is the one that was meant.
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

/** Who asks, for commands on accounts. */
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
 * Hands out the cookies of a session that begins or goes on: its own, what the web reads, the token of calls, and, as it
 * begins, that of the device.
 */
export function writeSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { brand, cookie, session, device }: Omit<Begun, 'device'> & Partial<Begun> & { readonly brand: Config['brand'] },
): void {
  const names = cookieNames(brand);
  const secure = request.isSecure;
  // The longest life of the session (`sessions.ts`) may end before its life from now on. Cookies have whole seconds.
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

/** Takes the cookies of a session back, and that of advertising with them; calls go on with a token of nobody. */
export function forgetSession(request: FastifyRequest, reply: FastifyReply, brand: Config['brand']): void {
  const names = cookieNames(brand);
  clearSecretCookie(request, reply, brand, 'session');
  for (const name of [names.state, names.ads]) {
    if (request.cookies[name] !== undefined) reply.clearCookie(name, { path: '/' });
  }
  setCsrfCookie(reply, { product: brand, secure: request.isSecure, token: anonymousToken() });
}
