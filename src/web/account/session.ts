import { createActor, fromPromise } from 'xstate';

import { knownFrom } from '#machines/account/profile.ts';
import type { ProfileAnswer } from '#machines/account/profileAnswer.ts';
import { sessionMachine } from '#machines/account/sessionMachine.ts';

import { fetching } from '../api/fetching.ts';
import { clients, get } from '../apiClient.ts';
import { inspect } from '../inspection.ts';
import { brand } from '../theme/brand.ts';
import { clearStateCookie, readStateCookie, writeLoggedOut } from './stateCookie.ts';

/** The calls and the cookies of a session are the document's. */
const logic = sessionMachine.provide({
  actors: {
    // Who has logged in is told where a page needs their profile; elsewhere the page is of use without.
    fetchingProfile: fetching(({ signal }) =>
      get<ProfileAnswer>('account/profile', { signal, quiet: true }).then(knownFrom),
    ),
    loggingOut: fromPromise(async () => {
      await clients.load();
      await clients.module!.client.post('account/logout', {}, { quiet: true });
    }),
  },
  actions: { clearStored, leaveWord: writeLoggedOut },
});

export type Session = ReturnType<typeof openSession>;

/** A session that nobody has looked for yet. */
export function openSession() {
  return createActor(logic, { inspect });
}

/** Who is logged in in this document. On the server, where nobody is, it stays at rest. */
export const session = openSession();

/** What is stored for who was logged in goes with them, and the cookie of advertising (API-20). */
function clearStored(): void {
  clearStateCookie();
  document.cookie = `${brand}_ads=; path=/; max-age=0`;
}

/** Follows the cookie, which all tabs share, from now on. Gives what ends that. */
export function watchSession(watched: Session = session): () => void {
  const read = () => watched.send({ type: 'cookie.read', publicAccountId: readStateCookie() });
  watched.start();
  read();
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, read);
  return () => {
    for (const event of ['focus', 'pageshow']) window.removeEventListener(event, read);
  };
}
