import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { UnreadEvent } from '#machines/messaging/inbox/unreadEvents.ts';
import { openSession } from '#web/account/session.ts';
import { clients } from '#web/api/apiClient.ts';
import type { openUnread } from '#web/messaging/unread/unread.ts';
import { notifyStreamListeners } from '#web/api/streamListeners.ts';
import { showTitle } from '#web/page/windowTitle.ts';
import { holdCalls } from '../web/answers.ts';
import type { TitledStage } from './unreadDriver.ts';

// A document has one count of unread conversations. In these tests each opened view counts as another document.
let unread: ReturnType<typeof openUnread>;
vi.doMock(import('#web/messaging/unread/unread.ts'), async (original) =>
  Object.defineProperty({ ...(await original()) }, 'unread', { get: () => unread }),
);
const [{ viewStage }, made, { MessagesLink }] = await Promise.all([
  import('../web/viewStage.tsx'),
  import('#web/messaging/unread/unread.ts'),
  import('#web/app/userMenu/MessagesLink.tsx'),
]);

/** The link to the messages in the header, before the session is known; the test answers the one call. */
export async function openUnreadCount(): Promise<TitledStage> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await clients.load();
  const calls = holdCalls();
  const session = openSession().start();
  unread = made.openUnread();
  const end = made.watchUnread(unread, session);
  const plainTitle = 'Velos | allmend';
  showTitle(plainTitle);

  function happens(event: UnreadEvent): void {
    if (event.type === 'account.reported')
      session.send({ type: 'cookie.read', publicAccountId: event.publicAccountId });
    else if (event.type === 'stream.unsupported') notifyStreamListeners({ type: 'unsupported' });
    else {
      const data = { conversationsWithUnreadMessages: event.unread };
      notifyStreamListeners({ type: 'received', line: { event: 'merge', data } });
    }
  }

  const stage = await viewStage(
    <MessagesLink />,
    { at: '/en' },
    {
      happens: (event) => act(async () => happens(event as UnreadEvent)),
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      async answers(_, answer) {
        await vi.waitFor(() => calls.to('messaging/status'));
        const call = calls.to('messaging/status');
        await act(async () =>
          'output' in answer ? call.answer({ conversationsWithUnreadMessages: answer.output }) : call.fail(),
        );
      },
      ends() {
        end();
        unread.stop();
        session.stop();
        calls.letGo();
        vi.useRealTimers();
      },
    },
  );
  return { ...stage, plainTitle, title: async () => document.title };
}
