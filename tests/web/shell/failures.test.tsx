import { screen, within } from '@testing-library/react';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { Suspense, lazy } from 'react';

import { renderView } from '#tests/web/renderView.tsx';
import { useAddress } from '#web/addresses/address.ts';
import { loadChunk } from '#web/chunks/chunk.ts';
import { NeedsStorage } from '#web/shell/NeedsStorage.tsx';
import { PageBoundary } from '#web/shell/boundary/PageBoundary.tsx';
import { Shell } from '#web/shell/Shell.tsx';

beforeEach(() => {
  // Silences the console: React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function Broken({ error }: { readonly error: unknown }): never {
  throw error;
}

describe('the error screen', () => {
  it.each([new Error('broken data'), 'a word', undefined])(
    'is shown for any thrown value: %s [SHELL-18]',
    async (error) => {
      await renderView(<Broken error={error} />);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A severe error has occurred');
      expect(document.title).toBe('A severe error has occurred | allmend');
    },
  );

  it('asks to reload or return to the homepage and to contact support [SHELL-20] [SHELL-21]', async () => {
    await renderView(<Broken error={new Error('broken data')} />, { support: 'help@market.example' });
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/Please reload the page or return to the homepage/).textContent).toContain(
      'write to help@market.example',
    );
    expect(main.getByRole('link', { name: 'Return to homepage' }).getAttribute('href')).toBe('/en');
    expect(main.queryByText(/Your browser blocks site data/)).toBeNull();
  });

  it('ends with the footer of errors [SHELL-17]', async () => {
    const links = [{ link_target: '/en/li', link_text: 'All ads', nofollow: false, open_privacy_settings: false }];
    const footer = { standard_links: links, social_media_links: [] };
    await renderView(<Broken error={new Error('broken data')} />, { footer });
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'All ads' })).toBeTruthy();
  });

  it('explains what to do in a browser without storage [OPERATIONS-6]', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    await renderView(<NeedsStorage>The page</NeedsStorage>);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A severe error has occurred');
    expect(screen.getByText(/Your browser blocks site data/)).toBeTruthy();
    expect(screen.queryByText('The page')).toBeNull();
  });
});

describe('the page for a temporary failure', () => {
  it.each([
    [429, 'Too many requests. Please wait a moment.'],
    [503, 'Something isn’t working on our side, and we’ve been notified. Please try again in a moment.'],
  ] as const)(
    'of status %i explains the failure at any address, and can load that address again',
    async (status, words) => {
      await renderView(<Shell />, { address: '/en', at: '/en/li?q=bike', status });
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('heading', { level: 1 }).textContent).toBe('One moment, please');
      expect(document.title).toBe('One moment, please | allmend');
      expect(main.getByText(words)).toBeTruthy();
      // An empty link reloads the current URL, which the server does not know when it renders the one document for all.
      expect(main.getByText('Reload page').getAttribute('href')).toBe('');
      expect(main.getByRole('link', { name: 'Return to homepage' }).getAttribute('href')).toBe('/en');
      expect(screen.queryByText(/severe error/)).toBeNull();
    },
  );
});

describe('a page whose scripts fail to load', () => {
  const Missing = lazy(async () => ({
    default: (await loadChunk<{ Component: () => null }>(() => Promise.reject(new TypeError('Failed to fetch'))))
      .Component,
  }));

  it('shows an error in place of the page, with a button to try again [OPERATIONS-5]', async () => {
    await renderView(
      <Suspense>
        <PageBoundary address="/en/li?q=bike">
          <Missing />
        </PageBoundary>
      </Suspense>,
    );
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { level: 1 }).textContent).toBe('This page didn’t load');
    expect(alert.getByRole('link', { name: 'Reload' }).getAttribute('href')).toBe('/en/li?q=bike');
  });

  it('shows the next page once the address changes', async () => {
    function Site() {
      const address = useAddress();
      return (
        <Suspense>
          <PageBoundary address={address}>{address === '/en' ? <p>Home</p> : <Missing />}</PageBoundary>
        </Suspense>
      );
    }
    const { go } = await renderView(<Site />, { at: '/en/li' });
    await screen.findByRole('alert');
    await go('/en');
    expect(screen.getByText('Home')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves every other error to the severe error screen [SHELL-18]', async () => {
    await renderView(
      <PageBoundary address="/en/li">
        <Broken error={new Error('broken data')} />
      </PageBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A severe error has occurred');
  });
});
