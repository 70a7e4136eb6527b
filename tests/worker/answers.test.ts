import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://allmend.example';
const stored = `${origin}/de/vi/velo-blau/bikebikebike`;
const offline = `${origin}/offline/de.html`;

/** A browser's caches with the page of a single listing, limited to the parts that answer pages. */
function cachesWith(build: string) {
  const named = new Map([
    [`${build}/pages`, new Map([[stored, 'Velo blau']])],
    [`${build}/files`, new Map([[offline, 'Du bist offline']])],
  ]);
  return {
    keys: async () => [...named.keys()],
    has: async (name: string) => named.has(name),
    open: async (name: string) => ({
      keys: async () => [...named.get(name)!.keys()].map((url) => new Request(url)),
      match: async (response: string | Request) => {
        const text = named.get(name)!.get(typeof response === 'string' ? response : response.url);
        return text === undefined ? undefined : new Response(`<html lang="de">${text}</html>`);
      },
    }),
  };
}

beforeEach(() => {
  vi.stubGlobal('caches', cachesWith('appHash-sheetHash'));
  vi.stubGlobal('__BUILD__', { app: 'assets/main-appHash.js', sheet: 'assets/main-sheetHash.css' });
  vi.stubGlobal('__BRAND__', 'allmend');
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(() => vi.unstubAllGlobals());

async function answerOf(path: string): Promise<Response> {
  const { answerPage } = await import('../../src/worker/answers.ts');
  const request = new Request(origin + path);
  return answerPage(
    Object.assign(new Event('fetch'), {
      request,
      clientId: '',
      preloadResponse: Promise.resolve(),
      waitUntil: () => undefined,
    }),
  );
}

it.each(['/de/vi/bikebikebike', '/de/vi/velo-rot/bikebikebike'])(
  'redirects offline from %s to the address under which the listing is stored',
  async (path) => {
    const answer = await answerOf(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, stored]);
  },
);

it('answers offline with the stored page of a listing', async () => {
  expect(await (await answerOf('/de/vi/velo-blau/bikebikebike')).text()).toMatch(/data-copied-at.*Velo blau/);
});

it.each(['/de/vi/carcarcarcar', '/de/li'])('shows offline that %s is not stored', async (path) => {
  const answer = await answerOf(path);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Du bist offline')]);
});

it('does not show a listing in another language', async () => {
  const answer = await answerOf('/fr/vi/bikebikebike');
  expect(answer.headers.get('location')).toBeNull();
});

it.each([
  ['stores a listing that its id redirects to under its full address', '/de/vi/bikebikebike', [stored]],
  ['does not store a page that another redirects to', '/de/li', []],
])('%s', async (_, response, addresses) => {
  const puts: string[] = [];
  const open = async () => ({ put: async (url: string) => void puts.push(url) });
  vi.stubGlobal('caches', { keys: async () => [], open });
  const { cachePage } = await import('../../src/worker/caching.ts');
  const answer = new Response('assets/main-appHash.js assets/main-sheetHash.css', {
    headers: { 'content-type': 'text/html' },
  });
  Object.defineProperties(answer, { redirected: { value: true }, url: { value: stored } });
  await cachePage(origin + response, answer);
  expect(puts).toEqual(addresses);
});
