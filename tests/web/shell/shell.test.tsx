import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { renderView } from '#tests/web/renderView.tsx';
import { loadPage } from '#web/router/router.tsx';
import { SearchBar } from '#web/search/bar/SearchBar.tsx';
import { Shell } from '#web/shell/Shell.tsx';

// The page is replaced, because these tests are about the shell around it.
vi.mock(import('#web/search/ListPage.tsx'), () => ({ Component: () => <h1>Ads</h1> }));

beforeAll(async () => {
  await loadPage('list');
  await loadPage('unknown');
});

describe('the header', () => {
  it('shows a logo which links to the homepage [SHELL-1]', async () => {
    await renderView(<Shell />, { at: '/en/li' });
    const banner = within(screen.getByRole('banner'));
    const home = banner.getByRole('link', { name: 'Go to homepage' });
    expect(home.getAttribute('href')).toBe('/en');
    expect(within(home).getByRole('img', { name: 'allmend' })).toBeTruthy();
  });

  it('contains the search bar [SHELL-11]', async () => {
    await renderView(<Shell />, { at: '/en/li' });
    expect(within(screen.getByRole('banner')).getByRole('search')).toBeTruthy();
  });

  it.each([
    ['en', /^Post an ad ?Free$/],
    ['de', /^Inserat erstellen ?Gratis$/],
    ['fr', /^Publier une annonce ?Gratuit$/],
    ['it', /^Pubblica un annuncio ?Gratuito$/],
  ] as const)('links to the insertion, and says in %s that it is free [SHELL-3]', async (language, name) => {
    await renderView(<Shell />, { at: `/${language}/li`, language });
    const link = within(screen.getByRole('banner')).getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/${language}/ai/start`);
  });

  it('shows the user menu, whose button opens a dropdown [SHELL-5]', async () => {
    await renderView(<Shell />, { at: '/en/li' });
    const opener = await within(screen.getByRole('banner')).findByRole('button', { name: 'My allmend' });
    const dropdown = document.getElementById(opener.getAttribute('popovertarget')!)!;
    expect(dropdown.getAttribute('popover')).toBe('auto');
    expect(within(dropdown).getByRole('link', { name: 'Log in', hidden: true })).toBeTruthy();
  });

  it('omits the search on a page that has its own', async () => {
    await renderView(<Shell />, { at: '/en/nothing' });
    expect(within(screen.getByRole('banner')).queryByRole('search')).toBeNull();
  });

  it('links to the same page in the other languages, each as a new document', async () => {
    await renderView(<Shell />, { at: '/en/li?q=bike' });
    const links = within(screen.getByRole('banner')).getByRole('navigation', { name: 'Language' });
    const hrefs = within(links)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/de/li?q=bike', '/fr/li?q=bike', '/it/li?q=bike', '/en/li?q=bike']);
    expect(within(links).getByRole('link', { current: true }).textContent).toBe('EN');
  });
});

describe('the header of a small device', () => {
  /** Returns whether the header hides when the user scrolls down in a window of this width. */
  async function goesAway(width: number): Promise<boolean> {
    window.innerWidth = width;
    await renderView(<Shell />, { at: '/en/li' });
    const header = screen.getByRole('banner');
    Object.defineProperty(header, 'offsetHeight', { value: 60 });
    Object.defineProperty(window, 'scrollY', { value: 400, configurable: true });
    fireEvent.scroll(window);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    return header.hasAttribute('data-away');
  }

  it.each([
    [390, 'mobile', true],
    [800, 'tablet', true],
    [801, 'desktop', false],
  ])('hides while the user scrolls down: %d px, %s [UI-7]', async (width, _, isGone) => {
    expect(await goesAway(width)).toBe(isGone);
  });
});

describe('the search bar', () => {
  it('submits the text trimmed [SEARCH-46]', async () => {
    const { user, here } = await renderView(<SearchBar kind="header" />);
    await user.type(screen.getByLabelText('What are you looking for?'), '  mountain bike {Enter}');
    expect(here()).toBe('/en/li?q=mountain+bike');
  });

  it('opens all listings when the text is empty', async () => {
    const { user, here } = await renderView(<SearchBar kind="header" />);
    await user.type(screen.getByLabelText('What are you looking for?'), '   ');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(here()).toBe('/en/li');
  });

  it('starts with the text of the current list', async () => {
    const { go } = await renderView(<SearchBar kind="header" />, { at: '/en/li?q=velo' });
    expect(screen.getByLabelText<HTMLInputElement>('What are you looking for?').value).toBe('velo');
    await go('/en/li?q=sofa');
    expect((await screen.findByDisplayValue('sofa')).getAttribute('name')).toBe('q');
  });
});

describe('the choice of the light or dark scheme', () => {
  it('takes effect at once and is remembered', async () => {
    const { user } = await renderView(<Shell />, { at: '/en/li' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Same as device' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['mode']).toBe('dark');
    expect(document.cookie).toContain('allmend_mode=dark');
  });

  it('starts with the value from the server', async () => {
    await renderView(<Shell />, { at: '/en/li', mode: 'light' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
  });
});

describe('a page that the server did not find', () => {
  it('is not found only at its own address', async () => {
    const { go } = await renderView(<Shell />, { address: '/en/vi/gone/abc', status: 404 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Hoppla!');
    await go('/en/li');
    await screen.findByRole('heading', { name: 'Ads' });
    expect(screen.queryByText(/Hoppla!/)).toBeNull();
  });

  it('offers the insertion, or a message to support [SHELL-24]', async () => {
    await renderView(<Shell />, { address: '/en/vi/gone/abc', status: 404, support: 'help@market.example' });
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Post an ad' }).getAttribute('href')).toBe('/en/ai/start');
    expect(page.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('mailto:help@market.example');
  });

  it('offers only the insertion when the market has no support', async () => {
    await renderView(<Shell />, { address: '/en/vi/gone/abc', status: 404 });
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Post an ad' }).getAttribute('href')).toBe('/en/ai/start');
    expect(page.queryByText(/support|Something is not right/)).toBeNull();
  });
});

describe('the document of a failed page', () => {
  it('shows the failure at every address, because the server has a single document for all [SHELL-18]', async () => {
    await renderView(<Shell />, { address: '/en', at: '/en/li?q=velo', status: 500 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A severe error has occurred');
  });
});
