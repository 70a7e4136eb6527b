import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { networkDriver } from '#tests/drivers/network/networkDriver.ts';
import { notificationDriver } from '#tests/drivers/notifications/notificationDriver.ts';
import { notificationsDriver } from '#tests/drivers/notifications/notificationsDriver.ts';
import { itIsWalked, itIsWalkedAtRandom } from '#tests/drivers/walking/walkedView.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { Dialog } from '#web/ui/dialog/Dialog.tsx';
import { Notifications } from '#web/notifications/Notifications.tsx';
import { notifications, notify } from '#web/notifications/notifications.ts';
import { Overlays } from '#web/app/Overlays.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the notifications of a page, as their chart says', () => {
  itIsWalked(notificationsDriver);
  itIsWalkedAtRandom(notificationsDriver);
});

describe('a notification, as its chart says', () => {
  itIsWalked(notificationDriver);
});

describe('the connection of a browser, as its chart says [NETWORK-1]', () => {
  itIsWalked(networkDriver);
});

describe('a notice at the top of a page [NOTIFICATIONS-2]', () => {
  beforeEach(() => {
    notifications.start();
    for (const { id } of notifications.getSnapshot().context.notifications) {
      notifications.send({ type: 'notification.dismissed', id });
    }
  });

  const region = () => screen.getByRole('region', { name: 'Notifications' });
  const shown = () =>
    within(region())
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('has a unique id, its time, and the level, message and tag of its caller [NOTIFICATIONS-1]', () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_795_305_600_000);
    notify({ level: 'warning', message: 'offline', tag: 'line' });
    notify({ level: 'success', message: 'Your ad is online.', messageIsTranslationKey: false });
    const { notifications: raised } = notifications.getSnapshot().context;
    expect(new Set(raised.map(({ id }) => id)).size).toBe(2);
    const common = { id: expect.stringMatching(/./), date: 1_795_305_600_000, timeout: 6000 };
    expect(raised).toEqual([
      { ...common, level: 'success', message: 'Your ad is online.', messageIsTranslationKey: false, tag: null },
      { ...common, level: 'warning', message: 'offline', messageIsTranslationKey: true, tag: 'line' },
    ]);
  });

  it('passes the focus to the next notice, and after the last back to its origin, when dismissed by the keyboard', async () => {
    const person = userEvent.setup();
    await renderView(
      <>
        <button type="button">Search</button>
        <Notifications />
      </>,
    );
    const search = screen.getByRole('button', { name: 'Search' });
    act(() => {
      notify({ level: 'info', message: 'One', messageIsTranslationKey: false });
      notify({ level: 'info', message: 'Two', messageIsTranslationKey: false });
    });
    search.focus();
    await person.tab();
    await person.keyboard('{Enter}');
    expect(shown()).toEqual(['One']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    await person.keyboard('{Enter}');
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(search);
  });

  it('is translated when it is a key, and otherwise shown unchanged [NOTIFICATIONS-3]', async () => {
    await renderView(<Notifications />);
    act(() => notify({ level: 'error', message: 'offline' }));
    act(() => notify({ level: 'info', message: 'offline', messageIsTranslationKey: false }));
    expect(shown()).toEqual([
      'offline',
      "Attention - you're currently offline. Please check your internet connection.",
    ]);
  });

  it('names the support when the cause of an error is unknown', async () => {
    await renderView(<Notifications />, { support: 'help@market.example' });
    act(() => notify({ level: 'error', message: null }));
    expect(shown()).toEqual(['An error occurred. Our support is glad to be of assistance: help@market.example.']);
  });

  it('names no support when the market has none', async () => {
    await renderView(<Notifications />);
    act(() => notify({ level: 'error', message: null }));
    expect(shown()).toEqual(['Something went wrong. Please try again.']);
  });

  it('is announced politely, because its live region exists before it', async () => {
    await renderView(<Notifications />);
    expect(region().getAttribute('aria-live')).toBe('polite');
    expect(shown()).toEqual([]);
  });

  it('is shown by the same element in the topmost dialog, while one is open, and keeps its timer', async () => {
    let show: (titles: readonly string[]) => void;
    function Page() {
      const [titles, setTitles] = useState<readonly string[]>([]);
      show = setTitles;
      return (
        <>
          <Notifications />
          {titles.map((title) => (
            <Dialog key={title} title={title} onClose={() => {}}>
              …
            </Dialog>
          ))}
        </>
      );
    }
    await renderView(<Page />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const place = region();
    const home = place.parentElement;
    act(() => notify({ level: 'info', message: 'unauthorized' }));
    act(() => void vi.advanceTimersByTime(4000));
    for (const titles of [['Lower'], ['Lower', 'Upper'], ['Lower'], ['Upper'], []]) {
      act(() => show(titles));
      expect(region()).toBe(place);
      expect(place.closest('dialog')?.querySelector('h2')?.textContent, titles.join()).toBe(titles.at(-1));
    }
    expect(place.parentElement).toBe(home);
    act(() => void vi.advanceTimersByTime(1999));
    expect(shown()).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(shown()).toEqual([]);
  });

  it('reports a lost connection, without a timeout or a button to dismiss it, until the connection is back [NETWORK-2] [NOTIFICATIONS-10]', async () => {
    const { user } = await renderView(<Overlays />);
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(shown()).toEqual(["Attention - you're currently offline. Please check your internet connection."]);
    await user.click(within(region()).getByRole('listitem').firstElementChild!);
    expect(shown()).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(shown()).toEqual([]);
  });
});
