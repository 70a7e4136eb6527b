import { act, fireEvent, screen, within } from '@testing-library/react';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { categoryTree } from '#machines/market/categories.ts';
import { type CategoryTotals, headerMenuMachine } from '#machines/shell/headerMenuMachine.ts';
import { resizeDebounce, toggleDebounce } from '#machines/ui/delays.ts';
import { answersByHand } from '#tests/drivers/answers.ts';
import { isDelayEnd, pathsThrough, type WalkedEvent } from '#tests/drivers/chartPaths.ts';
import { totals, visitorsMenuWalk } from '#tests/drivers/headerMenuPaths.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { inBrowser } from '#web/api/inBrowser.ts';
import { appStatus } from '#web/shell/appStatus.ts';
import { HeaderMenu } from '#web/shell/HeaderMenu.tsx';
import { MenuContent } from '#web/shell/menu/MenuContent.tsx';
import { useWindowWidth, Viewport } from '#web/shell/viewport.ts';

type Flow = typeof headerMenuMachine;

/** The content of the menu comes when the test lets it. */
const content = vi.hoisted(() => ({ loads: [] as PromiseWithResolvers<void>[] }));

vi.mock(import('#web/chunk.ts'), async (original) => ({
  ...(await original()),
  chunk: () => ({
    load() {
      const load = Promise.withResolvers<void>();
      content.loads.push(load);
      return load.promise;
    },
    get module() {
      return { MenuContent } as never;
    },
  }),
}));

const calls = answersByHand();

const chart = headerMenuMachine.provide({
  actors: {
    loading: fromPromise<void>(() => new Promise(() => {})),
    counting: fromPromise<CategoryTotals>(() => new Promise(() => {})),
  },
});

const told = { data: { categories: Object.entries(totals).map(([id, total]) => ({ id: Number(id), total })) } };

beforeEach(() => {
  content.loads.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.innerWidth = 390;
});
afterEach(() => vi.useRealTimers());

function Header() {
  useWindowWidth();
  return <HeaderMenu />;
}

const pass = (time: number) => act(async () => void vi.advanceTimersByTime(time));
const dialog = () => screen.queryByRole('dialog');

async function openHeader() {
  const { go } = await renderView(
    <Viewport.Provider>
      <Header />
    </Viewport.Provider>,
    { at: '/en' },
  );
  const opener = screen.getByRole('button', { name: /Menu/ });
  opener.focus();
  return {
    opener,
    go,
    async meets(event: WalkedEvent<Flow>) {
      if (isDelayEnd(event)) await pass(toggleDebounce);
      else if (event.type === 'xstate.done.actor.counting') await calls.last.answer(told);
      else if (event.type === 'xstate.error.actor.counting') await calls.last.fail();
      else if ('output' in event) await act(async () => content.loads.at(-1)!.resolve());
      else if ('error' in event) await act(async () => content.loads.at(-1)!.reject(event.error));
      else if (event.type === 'menu.opened') fireEvent.click(opener);
      else if (event.type === 'menu.closed') fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      else if (event.type === 'loading.retried') fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
      else if (event.type === 'page.changed') await go('/en/li?q=bike');
      else {
        window.innerWidth = 1440;
        fireEvent(window, new Event('resize'));
        await pass(resizeDebounce);
      }
    },
    expectToShow(snapshot: SnapshotFrom<Flow>) {
      expect(dialog() !== null).toBe(snapshot.matches('open'));
      expect(opener.getAttribute('aria-expanded')).toBe(String(snapshot.matches('open')));
      expect(screen.queryByText('Loading …') !== null).toBe(snapshot.hasTag('busy'));
      expect(screen.queryByRole('alert') !== null).toBe(snapshot.matches({ open: { content: 'failed' } }));
      const isShown = snapshot.matches({ open: { content: 'shown' } });
      const sport = snapshot.context.totals ? 'Sport 1’206' : 'Sport';
      expect(screen.queryAllByRole('link', { name: sport })).toHaveLength(isShown ? 1 : 0);
    },
  };
}

describe('the menu on the page', () => {
  it.each(pathsThrough(chart, visitorsMenuWalk).map((path) => [path.title, path] as const))(
    'shows what its chart says, and loads its content on first open [SHELL-13]: %s',
    async (_, { input, events }) => {
      const flow = createActor(chart, { input }).start();
      const header = await openHeader();
      header.expectToShow(flow.getSnapshot());
      expect(content.loads).toHaveLength(0);
      for (const event of events) {
        await header.meets(event);
        // The same time passes for both, so a delay ends by itself.
        if (!isDelayEnd(event)) flow.send(event as never);
        header.expectToShow(flow.getSnapshot());
      }
      flow.stop();
    },
  );

  async function openMenu() {
    const header = await openHeader();
    await header.meets({ type: 'menu.opened' });
    await header.meets({ type: 'xstate.done.actor.loading', output: undefined });
    await pass(toggleDebounce);
    return header;
  }

  it('says how many ads there are in each category, and goes without where the call fails', async () => {
    const header = await openMenu();
    expect(screen.getByRole('link', { name: 'Sport' })).toBeTruthy();
    expect(calls.last.url).toBe('/api/v10/graphql');
    await calls.last.answer(told);
    expect(screen.getByRole('link', { name: 'Sport 1’206' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Books 0' })).toBeTruthy();
    await header.meets({ type: 'menu.closed' });
    await pass(toggleDebounce);
    await header.meets({ type: 'menu.opened' });
    await header.meets({ type: 'xstate.done.actor.loading', output: undefined });
    expect(screen.getByRole('link', { name: 'Sport 1’206' }), 'what was told stays').toBeTruthy();
    await calls.last.fail();
    expect(screen.getByRole('link', { name: 'Sport 1’206' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([429, 500, 503])('troubles nobody where the server answers %i instead of the totals', async (status) => {
    const reload = vi.spyOn(inBrowser, 'serverOverloaded').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    appStatus.start();
    await openMenu();
    await calls.last.answer({ api: { error: 'api.fault', message: 'Away.' }, parameters: [] }, status);
    expect(screen.getByRole('link', { name: 'Sport' })).toBeTruthy();
    expect(appStatus.getSnapshot().hasTag('failed')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('leads to every top-level category and to this page in the other languages', async () => {
    await openMenu();
    const hrefs = within(dialog()!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      ...['/de', '/fr', '/it', '/en'],
      ...categoryTree.map(({ id }) => `/en/li?category=${id}`),
      '/en/li',
    ]);
  });

  it('is closed by a link at once, and stays for one that opens another tab', async () => {
    await openMenu();
    const link = screen.getByRole('link', { name: 'Sport' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(dialog()).not.toBeNull();
    fireEvent.click(link);
    expect(dialog()).toBeNull();
  });

  it('is closed by Escape and by a press beside it, and gives the focus back', async () => {
    const header = await openMenu();
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(header.opener);
    await pass(toggleDebounce);
    fireEvent.click(header.opener);
    await pass(toggleDebounce);
    fireEvent.pointerDown(dialog()!);
    fireEvent.click(dialog()!);
    expect(dialog()).toBeNull();
  });

  it('stays open while a window is pulled within one shape, and when it is pulled back in time [UI-15]', async () => {
    await openMenu();
    window.innerWidth = 993;
    fireEvent(window, new Event('resize'));
    await pass(resizeDebounce);
    expect(dialog()).not.toBeNull();
    window.innerWidth = 1440;
    fireEvent(window, new Event('resize'));
    await pass(resizeDebounce - 1);
    window.innerWidth = 820;
    fireEvent(window, new Event('resize'));
    await pass(resizeDebounce);
    expect(dialog()).not.toBeNull();
  });
});
