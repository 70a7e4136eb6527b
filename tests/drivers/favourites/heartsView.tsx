import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { bike, lamp } from '#machines/favourites/heartsCases.ts';
import type { HeartsEvent } from '#machines/favourites/heartsEvents.ts';
import type { ChangeOutcome } from '#machines/favourites/heartsSetup.ts';
import type { Language } from '#machines/market/language.ts';
import { codedError } from '#machines/market/api/apiError.ts';
import { LoginModal } from '#web/account/modal/LoginModal.tsx';
import { loginModal } from '#web/account/modal/loginModal.ts';
import { openSession, type Session } from '#web/account/session.ts';
import { clients } from '#web/api/apiClient.ts';
import { Heart } from '#web/favourites/hearts/Heart.tsx';
import { Hearts, openHearts, watchHearts } from '#web/favourites/hearts/hearts.ts';
import { modalLeft } from '#web/ui/dialog/Modal.tsx';
import type { NewCommand } from '#web/outbox/outbox.ts';
import { Notifications } from '#web/notifications/Notifications.tsx';
import { holdCalls } from '../web/answers.ts';
import { titles } from './heartsDriver.ts';
import type { Sight } from '../walking/surface.ts';
import { viewStage } from '../web/viewStage.tsx';

/** The hearts of two ads, in a document whose session is not known yet. */
export async function openTwoHearts(language: Language = 'en') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Waits for these chunks first: the data of the device would otherwise arrive during a path.
  await Promise.all([clients.load(), loginModal.content.load()]);
  localStorage.clear();
  const session = openSession().start();
  const putIn: (NewCommand & { readonly takes: () => void })[] = [];
  const writings: (readonly string[])[] = [];
  const hearts = openHearts({
    enqueueAll: (requested) =>
      new Promise((resolve) => {
        writings.push(requested.map(({ kind, subject }) => `${kind} ${subject}`));
        putIn.push(...requested.map((each) => ({ ...each, takes: resolve })));
      }),
  });
  const unwatch = watchHearts(hearts, session);
  const calls = holdCalls();
  const otherTab = new BroadcastChannel('favourites');
  const stage = await viewStage(
    <Hearts value={hearts}>
      {[bike, lamp].map((id) => (
        <Heart key={id} id={id} title={titles[id]!} at="card" />
      ))}
      <LoginModal />
      <Notifications />
    </Hearts>,
    { at: `/${language}`, language },
    {
      happens: async (event) => act(async () => happens(event as HeartsEvent, { session, hearts, otherTab })),
      async answers(actor, answer) {
        if (actor === 'offeringLogin') {
          const { goesOn } = (answer as { readonly output: { readonly goesOn: boolean } }).output;
          await (goesOn ? goesToRegister(stage) : stage.surface.press(close));
          return act(modalLeft);
        }
        if (actor === 'fetchingIds') {
          const call = calls.to('favorites/ids.json');
          return 'output' in answer ? call.answer({ ids: answer.output }) : call.fail();
        }
        const { shouldSave, listing, isBehind } = hearts.getSnapshot().context.telling!;
        const call = () => calls.to(shouldSave ? 'favorites/.json' : `favorites/${listing}`);
        const { kind } = (answer as { readonly output: ChangeOutcome }).output;
        if (kind === 'queued') {
          if (!isBehind) {
            await call().fail();
            await act(async () => void vi.advanceTimersByTime(0));
          }
          return act(async () => putIn.at(-1)!.takes());
        }
        if (kind === 'received') return call().answer(shouldSave ? { inserted: true } : { deleted: true });
        return kind === 'full'
          ? call().answer(codedError('limit-exceeded', 'itemId: at most 100.'), 400)
          : call().answer({}, 500);
      },
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      ends() {
        unwatch();
        hearts.stop();
        session.stop();
        otherTab.close();
        calls.letGo();
        vi.useRealTimers();
      },
    },
  );
  return {
    ...stage,
    calls,
    putIn,
    /** The commands that were put into the outbox, grouped by transaction. */
    writings,
    session,
  };
}

const close: Sight = { role: 'button', name: 'Close', within: { role: 'dialog', name: /^Log in/ } };

/** The mounted view does not change the window's URL, so it is set here. */
async function goesToRegister({ surface, go }: Awaited<ReturnType<typeof viewStage>>): Promise<void> {
  window.history.replaceState(null, '', '/en/start/register');
  await surface.press({ role: 'link', name: 'Create account' });
  await act(modalLeft);
  window.history.replaceState(null, '', '/');
  await go('/en/li');
}

interface Surroundings {
  readonly session: Session;
  readonly hearts: ReturnType<typeof openHearts>;
  readonly otherTab: BroadcastChannel;
}

/** Events that the user interface cannot cause. */
function happens(event: HeartsEvent, { session, hearts, otherTab }: Surroundings): void {
  switch (event.type) {
    case 'account.reported':
      // Pending changes on the device are another case, so they are removed.
      localStorage.clear();
      if (event.hasEnded) return session.send({ type: 'session.refused' });
      return session.send({ type: 'cookie.read', publicAccountId: event.publicAccountId });
    // The button that causes this event is on the page of favourites, not in this view.
    case 'hearts.emptied':
    // The outbox, which sends this event, has its own walks.
    case 'pending.reported':
    // This event reports pending changes that the device has stored.
    case 'changes.found':
      return hearts.send(event);
    case 'change.reported':
      return otherTab.postMessage(null);
    case 'page.shown':
      document.dispatchEvent(new Event('visibilitychange'));
      return undefined;
    case 'page.hidden':
      window.dispatchEvent(new Event('pagehide'));
      return undefined;
    case 'heart.pressed':
      throw new Error('A heart is pressed by hand');
  }
}
