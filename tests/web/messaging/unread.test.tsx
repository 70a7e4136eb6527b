import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { streamPatience } from '#machines/messaging/inbox/unreadMachine.ts';
import { openSession, type Session } from '#web/account/session.ts';
import { clients } from '#web/api/apiClient.ts';
import { openUnread, unread, watchUnread } from '#web/messaging/unread/unread.ts';
import { MessagesLink } from '#web/app/userMenu/MessagesLink.tsx';
import { notifyStreamListeners } from '#web/api/streamListeners.ts';
import { showTitle } from '#web/page/windowTitle.ts';
import { type HeldCalls, holdCalls } from '#tests/drivers/web/answers.ts';
import { mountView } from '#tests/drivers/web/mountView.tsx';

const merge = (count: unknown) =>
  notifyStreamListeners({
    type: 'received',
    line: { event: 'merge', data: { conversationsWithUnreadMessages: count } },
  });

describe('the number of unread conversations', () => {
  let calls: HeldCalls & { letGo(): void };
  let session: Session;
  let watched: ReturnType<typeof openUnread>;
  let end: () => void;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await clients.load();
    calls = holdCalls();
    session = openSession().start();
    watched = openUnread();
    end = watchUnread(watched, session);
    showTitle('Velos | allmend');
    session.send({ type: 'cookie.read', publicAccountId: 'vreni' });
  });
  afterEach(() => {
    end();
    watched.stop();
    session.stop();
    calls.letGo();
    vi.useRealTimers();
  });

  const count = () => watched.getSnapshot().context.unread;
  const requested = () => calls.all.filter(({ url }) => url.includes('messaging'));

  it('is taken from the stream, and then no call is sent [MESSAGING-4] [MESSAGING-5]', () => {
    merge(2);
    expect([count(), document.title]).toEqual([2, '(2) Velos | allmend']);
    vi.advanceTimersByTime(streamPatience);
    merge(3);
    expect(count()).toBe(3);
    merge(0);
    expect([count(), document.title]).toEqual([0, 'Velos | allmend']);
    expect(requested()).toEqual([]);
  });

  it('is fetched once in a browser without streams [MESSAGING-4] [NETWORK-11]', async () => {
    notifyStreamListeners({ type: 'unsupported' });
    await vi.waitFor(() => expect(requested()).toHaveLength(1));
    expect(requested()[0]!.url).toBe('/api/v10/messaging/status');
    await requested()[0]!.answer({ conversationsWithUnreadMessages: 4 });
    expect(count()).toBe(4);
    vi.advanceTimersByTime(100 * streamPatience);
    expect(requested()).toHaveLength(1);
  });

  it('is fetched once when the stream is slow, which then has precedence', async () => {
    vi.advanceTimersByTime(streamPatience - 1);
    expect(requested()).toEqual([]);
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect(requested()).toHaveLength(1));
    merge(1);
    expect(requested()[0]!.signal.aborted).toBe(true);
    await requested()[0]!.answer({ conversationsWithUnreadMessages: 4 });
    expect(count()).toBe(1);
  });

  it('is 0 when the call fails, until the stream sends a number', async () => {
    notifyStreamListeners({ type: 'unsupported' });
    await vi.waitFor(() => expect(requested()).toHaveLength(1));
    await requested()[0]!.fail();
    expect(count()).toBe(0);
    merge(2);
    expect(count()).toBe(2);
  });

  it('is 0 after the logout, regardless of further events [MESSAGING-6]', () => {
    merge(2);
    session.send({ type: 'cookie.read', publicAccountId: null });
    expect([count(), document.title]).toEqual([0, 'Velos | allmend']);
    merge(2);
    expect(count()).toBe(0);
  });

  it('is 0 for the next account that logs in', () => {
    merge(2);
    session.send({ type: 'cookie.read', publicAccountId: 'beat' });
    expect(count()).toBe(0);
  });

  it('ignores a count that is not a number, and other events', () => {
    merge('2');
    merge(undefined);
    notifyStreamListeners({
      type: 'received',
      line: { event: 'favourites', data: { conversationsWithUnreadMessages: 7 } },
    });
    expect(count()).toBe(0);
  });

  it('remains in the title when the page changes', () => {
    merge(2);
    showTitle('Sofas | allmend');
    expect(document.title).toBe('(2) Sofas | allmend');
  });
});

describe('the link to the messages in the header [SHELL-4]', () => {
  it.each([
    ['en', 'Messages', 'Messages, 1 unread conversation', 'Messages, 120 unread conversations'],
    ['de', 'Nachrichten', 'Nachrichten, 1 ungelesener Chat', 'Nachrichten, 120 ungelesene Chats'],
  ] as const)('opens them, and shows the number of unread conversations (%s)', async (language, none, one, many) => {
    const { unmount } = await mountView(<MessagesLink />, { at: `/${language}`, language });
    const shown = (name: string) => screen.getByRole('link', { name }).textContent;
    expect(shown(none)).toBe('');
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/${language}/messages/buying`);
    unread.start();
    act(() => {
      unread.send({ type: 'account.reported', publicAccountId: 'vreni' });
      unread.send({ type: 'count.reported', unread: 1 });
    });
    expect(shown(one)).toBe('1');
    act(() => unread.send({ type: 'count.reported', unread: 120 }));
    expect(shown(many)).toBe('99+');
    act(() => unread.send({ type: 'account.reported', publicAccountId: null }));
    expect(shown(none)).toBe('');
    unmount();
  });
});
