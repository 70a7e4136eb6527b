import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openHeader, totalsAnswer } from '#tests/drivers/shell/headerMenuView.tsx';
import { headerMenuDriver } from '#tests/drivers/shell/headerMenuDriver.ts';
import { itIsWalked, itIsWalkedAtRandom } from '#tests/drivers/walking/walkedView.ts';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { resizeDebounce, toggleDebounce } from '#machines/ui/delays.ts';
import { inBrowser } from '#web/api/inBrowser.ts';
import { appStatus } from '#web/api/appStatus.ts';
import { listPath } from '#web/addresses/listPath.ts';

describe('the menu on the page, as its chart says [SHELL-13]', () => {
  itIsWalked(headerMenuDriver);
  itIsWalkedAtRandom(headerMenuDriver);
});

let header: Awaited<ReturnType<typeof openHeader>>;

const opener = () => screen.getByRole('button', { name: /Menu/ });
const dialog = () => screen.queryByRole('dialog');
const passes = (time: number) => header.passes!(time);

async function openMenu(): Promise<void> {
  opener().focus();
  fireEvent.click(opener());
  await header.answers!('loading', { type: 'xstate.done.actor.loading', output: undefined });
  await passes(toggleDebounce);
}

describe('the menu on the page', () => {
  beforeEach(async () => {
    header = await openHeader();
  });
  afterEach(() => header.ends());

  it('loads its content on first open, and never again [SHELL-13]', async () => {
    expect(header.loads).toHaveLength(0);
    await openMenu();
    expect(header.loads).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await passes(toggleDebounce);
    fireEvent.click(opener());
    expect(screen.getByRole('link', { name: 'Sport' })).toBeTruthy();
    expect(header.loads).toHaveLength(1);
  });

  it('shows the number of listings in each category, and omits it when the call fails', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: 'Sport' })).toBeTruthy();
    expect(header.calls.last.url).toBe('/api/v10/graphql');
    await header.calls.last.answer(totalsAnswer({ 4000: 1206 }));
    expect(screen.getByRole('link', { name: 'Sport 1’206' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Books 0' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await passes(toggleDebounce);
    fireEvent.click(opener());
    expect(screen.getByRole('link', { name: 'Sport 1’206' }), 'the earlier totals remain').toBeTruthy();
    await header.calls.last.fail();
    expect(screen.getByRole('link', { name: 'Sport 1’206' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([429, 500, 503])('shows no error when the server answers %i instead of the totals', async (status) => {
    const reload = vi.spyOn(inBrowser, 'serverOverloaded').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    appStatus.start();
    await openMenu();
    await header.calls.last.answer({ api: { error: 'api.fault', message: 'Away.' }, parameters: [] }, status);
    expect(screen.getByRole('link', { name: 'Sport' })).toBeTruthy();
    expect(appStatus.getSnapshot().hasTag('failed')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('links to every top-level category, to this page in the other languages, and to the account', async () => {
    await openMenu();
    const hrefs = within(dialog()!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/de',
      '/fr',
      '/it',
      '/en',
      '/en/start/login',
      '/en/start/register',
      ...categoryTree.map(({ id: category }) => listPath('en', { category })),
      '/en/li',
    ]);
  });

  it('is closed by a link at once, and stays open for a link to another tab', async () => {
    await openMenu();
    const link = screen.getByRole('link', { name: 'Sport' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(dialog()).not.toBeNull();
    fireEvent.click(link);
    expect(dialog()).toBeNull();
  });

  it('is closed by Escape and by a press outside, and restores the focus', async () => {
    opener().focus();
    fireEvent.click(opener());
    // Escape closes the menu as soon as it is open; it is not taken for a double tap.
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(opener());
    fireEvent.click(opener());
    await passes(toggleDebounce);
    fireEvent.pointerDown(dialog()!);
    fireEvent.click(dialog()!);
    expect(dialog()).toBeNull();
  });

  it('stays open while the window is resized within a layout, and when it is resized back in time [UI-15]', async () => {
    await openMenu();
    await header.surface.resize(993);
    await passes(resizeDebounce);
    expect(dialog()).not.toBeNull();
    await header.surface.resize(1440);
    await passes(resizeDebounce - 1);
    await header.surface.resize(820);
    await passes(resizeDebounce);
    expect(dialog()).not.toBeNull();
  });
});
