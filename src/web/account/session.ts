import { createActor, fromPromise } from 'xstate';

import { knownFrom } from '#machines/account/profile.ts';
import type { ProfileAnswer } from '#machines/account/profileAnswer.ts';
import { sessionMachine, type LogoutOutcome } from '#machines/account/session/sessionMachine.ts';

import { fetching } from '../api/fetching.ts';
import { clients, get } from '../api/apiClient.ts';
import { onSessionRefused } from '../api/sessionRefusals.ts';
import { inspect } from '../flows/inspection.ts';
import { dropKeptTexts } from './keptText.ts';
import { cookies, readCookie } from '../browser/cookies.ts';
import { brand } from '../theme/brand.ts';
import { clearStateCookie, readStateCookie, writeLoggedOut } from './stateCookie.ts';

/** The calls and the cookies of a session are the document's. */
const logic = sessionMachine.provide({
  actors: {
    // Who has logged in is told where a page needs their profile; elsewhere the page is of use without.
    fetchingProfile: fetching(({ signal }) =>
      get<ProfileAnswer>('account/profile', { signal, quiet: true }).then(knownFrom),
    ),
    loggingOut: fromPromise(tellOfLogout),
  },
  actions: { clearStored, dropUnsent: dropKeptTexts, leaveWord: (_, { csrf }) => writeLoggedOut(csrf) },
});

export type Session = ReturnType<typeof openSession>;

/** A session that nobody has looked for yet. */
export function openSession() {
  return createActor(logic, { inspect });
}

/** Who is logged in in this document. On the server, where nobody is, it stays at rest. */
export const session = openSession();

onSessionRefused(() => session.send({ type: 'session.refused' }));

/** As the server has it, and each document before it is looked for. */
export const sessionAsDrawn = session.getSnapshot();

/**
 * Tells the server of a logout. All tabs share the cookies, so while this one waits for the script of calls or for the answer,
 * another may log somebody in; the token of calls is each session's own, and says whether it is still the one that was meant.
 */
async function tellOfLogout(): Promise<LogoutOutcome> {
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
    return replaced() ?? { kind: 'heard' };
  } catch {
    return replaced() ?? { kind: 'unheard', csrf };
  }
}

/** What is stored for who was logged in goes with them, and the cookie of advertising (API-20). */
function clearStored(): void {
  clearStateCookie();
  document.cookie = `${brand}_ads=; path=/; max-age=0`;
}

/** Looks at the cookie, which all tabs share: another may have logged in or out. */
export function readSession(reader: Session = session): void {
  reader.send({ type: 'cookie.read', publicAccountId: readStateCookie() });
}

/**
 * Tells a session that the server knows nobody by what a call came with. What the browser says of it comes first: where that
 * names nobody any more, as after a logout in another tab, nobody is asked to log in again; where it names somebody else, the call
 * came of whoever was here before.
 */
export function refuseSession(refused: Session): void {
  const meant = refused.getSnapshot().context.publicAccountId;
  readSession(refused);
  if (refused.getSnapshot().context.publicAccountId === meant) refused.send({ type: 'session.refused' });
}

/** Follows the cookie from now on. Gives what ends that. */
export function watchSession(watched: Session = session): () => void {
  const read = () => readSession(watched);
  watched.start();
  read();
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, read);
  // Before all who ask anew as the tab is looked at again: of a logout in another tab a refusal would not tell them.
  window.addEventListener('visibilitychange', read, { capture: true });
  return () => {
    for (const event of ['focus', 'pageshow']) window.removeEventListener(event, read);
    window.removeEventListener('visibilitychange', read, { capture: true });
  };
}
