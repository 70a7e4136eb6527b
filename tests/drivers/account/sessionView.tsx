import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { answerOf, type Known } from '#machines/account/profile.ts';
import type { SessionEvent } from '#machines/account/session/sessionEvents.ts';
import type { LogoutOutcome } from '#machines/account/session/sessionMachine.ts';
import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';
import type { Session } from '#web/account/session.ts';
import { holdCalls } from '../web/answers.ts';
import { writeStateCookie } from './stateCookie.ts';

// A document has one session. In these tests each opened view counts as another document.
let session: Session;
vi.doMock(import('#web/account/session.ts'), async (original) =>
  Object.defineProperty({ ...(await original()) }, 'session', { get: () => session }),
);
const [{ viewStage }, { UserMenu }, { openSession: newSession }, { onSessionRefused }] = await Promise.all([
  import('../web/viewStage.tsx'),
  import('#web/app/userMenu/UserMenu.tsx'),
  import('#web/account/session.ts'),
  import('#web/api/sessionRefusals.ts'),
]);
onSessionRefused(() => session.send({ type: 'session.refused' }));

function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
}

/** The menu of a logged-in user, in a new document of the person whose cookie the browser has. */
export async function openSession(publicAccountId: string | null = null) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  clearCookies();
  if (publicAccountId !== null) writeStateCookie(publicAccountId);
  session = newSession();
  const calls = holdCalls();
  const stage = await viewStage(
    <UserMenu />,
    { at: '/en' },
    {
      happens: async (event) => act(async () => happens(event as SessionEvent)),
      async answers(actor, answer) {
        if (actor === 'loggingOut') {
          const call = calls.to('account/logout.json');
          const { output } = answer as { readonly output: LogoutOutcome };
          if (output.kind === 'replaced') writeStateCookie(output.publicAccountId);
          return output.kind === 'received' ? call.answer({ ok: true }) : call.fail();
        }
        const { output } = answer as { readonly output: FetchOutcome<Known> };
        const call = calls.to('account/profile.json');
        return 'data' in output ? call.answer(answerOf(output.data)) : call.fail();
      },
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      ends() {
        session.stop();
        calls.letGo();
        vi.useRealTimers();
        clearCookies();
      },
    },
  );
  return { ...stage, calls, session };
}

/** Events that the user interface cannot cause. */
function happens(event: SessionEvent): void {
  if (event.type !== 'cookie.read') return session.send(event);
  // Another tab has logged in or out, and this one regains the focus.
  writeStateCookie(event.publicAccountId);
  window.dispatchEvent(new Event('focus'));
}
