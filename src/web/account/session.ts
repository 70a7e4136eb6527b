import { createActor, fromPromise } from 'xstate';

import { knownFrom } from '#machines/account/profile.ts';
import type { ProfileResponseBody } from '#machines/account/profileAnswer.ts';
import { sessionMachine, type LogoutOutcome } from '#machines/account/session/sessionMachine.ts';

import { fetchActor } from '../api/fetchActor.ts';
import { clients, get } from '../api/apiClient.ts';
import { onSessionRefused } from '../api/sessionRefusals.ts';
import { inspect } from '../flows/inspection.ts';
import { dropUnsentMessages } from './unsentMessage.ts';
import { cookies, readCookie } from '../browser/cookies.ts';
import { brand } from '../theme/brand.ts';
import { clearStateCookie, readStateCookie, writeLoggedOut } from './stateCookie.ts';

/** The session machine with the calls and cookies of this document. */
const logic = sessionMachine.provide({
  actors: {
    // Most pages can do without the profile, so a failure to fetch it is reported only to those that need it.
    fetchingProfile: fetchActor(({ signal }) =>
      get<ProfileResponseBody>('account/profile', { signal, quiet: true }).then(knownFrom),
    ),
    loggingOut: fromPromise(sendLogout),
  },
  actions: { clearStored, dropUnsent: dropUnsentMessages, leaveWord: (_, { csrf }) => writeLoggedOut(csrf) },
});

export type Session = ReturnType<typeof openSession>;

/** Creates a session, which has not been started yet. */
export function openSession() {
  return createActor(logic, { inspect });
}

/** The session of this document. On the server, which renders for visitors, it stays idle. */
export const session = openSession();

onSessionRefused(() => session.send({ type: 'session.refused' }));

/** The state before the cookie is read: on the server, and in each new document. */
export const sessionAsDrawn = session.getSnapshot();

/**
 * Sends a logout to the server. All tabs share the cookies, so another tab may log a user in while this one waits for
 * the client's script or the answer. The CSRF token belongs to one session and shows whether it is still the same.
 */
async function sendLogout(): Promise<LogoutOutcome> {
  const csrf = readCookie(cookies.csrf) ?? null;
  const replaced = (): LogoutOutcome | undefined => {
    const publicAccountId = readStateCookie();
    if (publicAccountId === null || (readCookie(cookies.csrf) ?? null) === csrf) return undefined;
    return { kind: 'replaced', publicAccountId };
  };
  try {
    await clients.load();
    const before = replaced();
    if (before) return before;
    await clients.module!.client.post('account/logout', {}, { quiet: true });
    return replaced() ?? { kind: 'received' };
  } catch {
    return replaced() ?? { kind: 'unheard', csrf };
  }
}

/** Removes the data stored for the user who was logged in, and the advertising cookie (API-20). */
function clearStored(): void {
  clearStateCookie();
  document.cookie = `${brand}_ads=; path=/; max-age=0`;
}

/** Reads the cookie, which all tabs share: another tab may have logged in or out. */
export function readSession(reader: Session = session): void {
  reader.send({ type: 'cookie.read', publicAccountId: readStateCookie() });
}

/**
 * Reports to a session that the server answered a call as for a visitor. The cookie is read first. If it names no user,
 * as after a logout in another tab, no login is required. If it names another user, the call belonged to the previous
 * one.
 */
export function refuseSession(refused: Session): void {
  const meant = refused.getSnapshot().context.publicAccountId;
  readSession(refused);
  if (refused.getSnapshot().context.publicAccountId === meant) refused.send({ type: 'session.refused' });
}

/** Makes a session follow the state cookie from now on. Returns the function that ends this. */
export function watchSession(watched: Session = session): () => void {
  const read = () => readSession(watched);
  watched.start();
  read();
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, read);
  // Runs before all listeners that refetch when the tab becomes visible. A refusal alone would not reveal a logout in
  // another tab.
  window.addEventListener('visibilitychange', read, { capture: true });
  return () => {
    for (const event of ['focus', 'pageshow']) window.removeEventListener(event, read);
    window.removeEventListener('visibilitychange', read, { capture: true });
  };
}
