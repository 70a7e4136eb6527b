import { describe, expect, it } from 'vitest';

import { languages } from '#machines/market/language.ts';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import { loadCatalogues, render, renderDocument, type RenderRequest } from '#web/render.tsx';

const request: RenderRequest = { url: '/en', mode: 'system', now: Date.UTC(2026, 10, 20), firstData: null };

async function pageAt(url: string, change: Partial<RenderRequest> = {}) {
  const result = await render({ ...request, url, ...change });
  const root = document.createElement('div');
  root.innerHTML = result.html;
  return { ...result, root };
}

describe('the server render', () => {
  it('answers 404 with the not-found page in its shell for an unknown path [ROUTES-57] [SHELL-22] [SHELL-25]', async () => {
    const { status, root, head } = await pageAt('/en/nothing/here');
    expect(status).toBe(404);
    expect(root.querySelector('h1')?.textContent).toBe('Hoppla! We could not find what you were looking for.');
    const { root: home } = await pageAt('/en');
    expect(root.querySelector('footer')?.textContent).toBe(home.querySelector('footer')!.textContent);
    expect(root.querySelectorAll('footer a').length).toBeGreaterThan(3);
    expect(head.index).toBe(false);
  });

  it('answers 404 at error/404 too', async () => {
    expect((await pageAt('/de/error/404')).status).toBe(404);
  });

  it('offers a search that opens the list with q on the not-found page [SHELL-23]', async () => {
    const { root } = await pageAt('/fr/rien');
    const forms = [...root.querySelectorAll('form')];
    expect(forms).toHaveLength(1);
    expect(forms[0]?.getAttribute('action')).toBe('/fr/li');
    expect(forms[0]?.method).toBe('get');
    expect(forms[0]?.querySelector('input')?.name).toBe('q');
  });

  it('shows the not-found page when the server has found nothing', async () => {
    const { status, root } = await pageAt('/en/vi/gone/abc', { status: 404 });
    expect(status).toBe(404);
    expect(root.querySelector('h1')?.textContent).toContain('Hoppla!');
  });

  it('shows the severe error with its message and a link home when the server failed [SHELL-19] [SHELL-20] [SHELL-21]', async () => {
    const { status, root } = await pageAt('/en/li', { status: 500, support: 'help@market.example' });
    expect(status).toBe(500);
    expect(root.querySelector('h1')?.textContent).toBe('A severe error has occurred');
    expect(root.textContent).toContain('Please reload the page or return to the homepage.');
    expect(root.querySelector('a[href^="mailto:"]')?.textContent).toBe('help@market.example');
    expect([...root.querySelectorAll('a')].find((link) => link.textContent === 'Return to homepage')?.pathname).toBe(
      '/en',
    );
  });

  it.each([429, 503] as const)(
    'shows a page to wait a moment for the status %i, and the browser hydrates it',
    async (requested) => {
      const { status, root, first } = await pageAt('/en', { status: requested });
      expect(status).toBe(requested);
      expect(first.status).toBe(requested);
      expect(root.querySelector('h1')?.textContent).toBe('One moment, please');
    },
  );

  it('uses the language of the address', async () => {
    const titles = await Promise.all(
      languages.map(async (language) => (await pageAt(`/${language}/nothing`)).root.querySelector('h1')?.textContent),
    );
    expect(titles).toEqual([
      'Hoppla! Das haben wir nicht gefunden.',
      'Oups\u202F! Nous n’avons pas trouvé ce que vous cherchiez.',
      'Ops! Non abbiamo trovato quello che cercavi.',
      'Hoppla! We could not find what you were looking for.',
    ]);
  });

  it('describes to search engines the number of listings in a list, and nothing before it is known', async () => {
    const described = async (total: number) =>
      (await pageAt('/en/li?category=2000', { firstData: listingListOf(total) })).head.description;
    expect(await described(1234)).toBe(
      'Vehicles: 1’234 ads from private sellers and businesses, with prices, places and photos.',
    );
    expect(await described(1)).toBe('Vehicles: 1 ad with price, place and photos.');
    expect(await described(0)).toBe('Vehicles: no ads yet.');
    expect((await pageAt('/en/li?category=2000')).head.description).toBeUndefined();
  });

  it.each([
    ['?category=4000&sp=cheapest&n=60&view=grid', '/en/li/sport'],
    // The URL with 60 listings per page becomes one with 30: its page begins with the 61st listing.
    ['?n=60&o=2', '/en/li?o=3'],
    ['?category=1000&n=30&o=4', '/en/immobilien/offer/all'],
    ['?region=4&gratis=1&company_ad=0&o=2', '/en/li/bern/free?company_ad=0&o=2'],
  ])(
    'has a single canonical address for a list in all its orders, sizes and views: of %s',
    async (query, canonical) => {
      const { head } = await pageAt(`/en/li${query}`, { firstData: listingListOf(500) });
      expect(head).toMatchObject({ canonical, index: true });
    },
  );

  it.each(['?q=velo', '?ps=100', '?category=4000&pe=77'])(
    'excludes arbitrary text and prices from search engines: %s',
    async (query) => {
      expect((await pageAt(`/en/li${query}`, { firstData: listingListOf(5) })).head.index).toBe(false);
    },
  );

  it.each(['?edit=bikebikebike', '?copy=bikebikebike'])(
    'renders no form at ai/start%s before the account is known, like the browser [ACCOUNT-12]',
    async (query) => {
      const { status, root, head } = await pageAt(`/en/ai/start${query}`);
      expect(status).toBe(200);
      expect(head.title).toContain('Post an ad');
      expect(root.querySelector('main')?.textContent).toBe('Loading…');
    },
  );

  it('renders the icon of its category for a listing without a picture', async () => {
    const { root } = await pageAt('/en/li', { firstData: listingListOf(1) });
    expect(root.querySelector('main article svg.lucide-bike')).not.toBeNull();
  });

  it('returns status and document together', async () => {
    const { status, content } = await renderDocument({
      request: { ...request, url: '/it/niente' },
      origin: 'http://x',
    });
    expect(status).toBe(404);
    expect(new TextDecoder().decode(content)).toMatch(
      /^<!doctype html>\n<html lang="it-CH" data-brand="allmend" data-mode="system">/,
    );
  });
});

describe('the catalogues for the server', () => {
  it('are plain data for every language, with the same messages in each', async () => {
    const catalogues = await loadCatalogues();
    expect(structuredClone(catalogues)).toEqual(catalogues);
    const ids = languages.map((language) => Object.keys(catalogues[language]).toSorted());
    for (const each of ids) expect(each).toEqual(ids[0]);
    expect(ids[0]!.length).toBeGreaterThan(50);
  });
});
