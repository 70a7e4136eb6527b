import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { GuardEvent } from '#machines/account/session/guardEvents.ts';
import type { Language } from '#machines/market/language.ts';
import type { Session } from '#web/account/session.ts';
import { vreni } from '#machines/account/session/sessionCases.ts';
import { holdCalls } from '../web/answers.ts';
import { writeStateCookie } from './stateCookie.ts';

// A document has one session; here each opening is another document, which has not read the cookie yet.
let session: Session;
vi.doMock(import('#web/account/session.ts'), async (original) =>
  Object.defineProperty({ ...(await original()), watchSession: () => () => {} }, 'session', { get: () => session }),
);
const [{ viewStage }, { Protected }, { LoginModal }, { openSession }, { onSessionRefused }] = await Promise.all([
  import('../web/viewStage.tsx'),
  import('#web/account/guard/Protected.tsx'),
  import('#web/account/modal/LoginModal.tsx'),
  import('#web/account/session.ts'),
  import('#web/api/sessionRefusals.ts'),
]);

session = openSession();
onSessionRefused(() => session.send({ type: 'session.refused' }));

const { publicAccountId } = vreni.info;

/** A guarded page, whose session is controlled by the test. */
export async function openGuarded({
  at = '/en/user/security?from=mail',
  hasEnded = false,
  page = <h1>My page</h1>,
  language = 'en',
}: Partial<{ at: string; hasEnded: boolean; page: ReactNode; language: Language }> = {}) {
  session = openSession();
  session.start();
  if (hasEnded) {
    session.send({ type: 'cookie.read', publicAccountId });
    session.send({ type: 'session.refused' });
  }
  const calls = holdCalls();
  window.history.replaceState(null, '', at);
  const stage = await viewStage(
    <>
      <main>
        <Protected>{page}</Protected>
      </main>
      <LoginModal />
    </>,
    { at, language },
    {
      // The driver answers the login by closing its form, as a visitor does.
      answers: () => stage.surface.press({ role: 'button', name: 'Close' }),
      happens: (event) => act(async () => happens(event as GuardEvent, calls)),
      ends() {
        session.stop();
        // The next view, which has no guard, is another document with its own session.
        session = openSession();
        calls.letGo();
        writeStateCookie(null);
        window.history.replaceState(null, '', '/');
      },
    },
  );
  return { ...stage, calls };
}

/** Opens a user's account page behind its guard. */
export async function openGuardedAccount() {
  const { UserArea } = await import('#web/account/user/UserArea.tsx');
  return openGuarded({ at: '/en/user/profile', page: <UserArea /> });
}

async function happens(event: GuardEvent, calls: ReturnType<typeof holdCalls>): Promise<void> {
  switch (event.type) {
    case 'session.found':
      writeStateCookie(event.publicAccountId);
      if (session.getSnapshot().matches('loggingOut')) return calls.to('account/logout.json').fail();
      return session.send({ type: 'cookie.read', publicAccountId: event.publicAccountId });
    case 'session.ended':
      return session.send({ type: 'session.refused' });
    case 'logout.begun':
      // If a path begins with the logout, the user was logged in before and opens the page meanwhile.
      if (!session.getSnapshot().hasTag('loggedIn')) {
        session.send({ type: 'cookie.read', publicAccountId });
      }
      return session.send({ type: 'logout.requested' });
    case 'session.missed':
      if (session.getSnapshot().matches('loggingOut')) return calls.to('account/logout.json').answer({ ok: true });
      return session.send({ type: 'cookie.read', publicAccountId: null });
  }
}
