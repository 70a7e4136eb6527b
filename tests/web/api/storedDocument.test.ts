import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countReloads } from '#tests/drivers/web/reloads.ts';
import { openStoredDocument } from '#web/api/storedDocument.ts';

const copies = new Set<string>();
let openedAt: string;

beforeEach(() => {
  openedAt = 'http://localhost:3000/de';
  vi.stubGlobal('caches', {
    match: async (address: string) => (copies.has(new URL(address).pathname) ? new Response() : undefined),
  });
  // jsdom has no resource timing.
  performance.getEntriesByType = () => [{ name: openedAt } as PerformanceEntry];
  isControlled(true);
});
afterEach(() => {
  copies.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function isControlled(is: boolean): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: is ? {} : null } });
}

/** A link has led here. */
function arrivesAt(path: string): void {
  window.history.replaceState(null, '', path);
}

describe('a page without an answer', () => {
  it.each(['/de/vi/velo/bikebikebike', '/de/li?q=velo', '/de'])('loads its stored document: %s', async (path) => {
    const reloads = countReloads();
    arrivesAt(path);
    copies.add(window.location.pathname);
    openedAt = 'http://localhost:3000/de/li';
    void openStoredDocument();
    await vi.waitFor(() => expect(reloads()).toBe(1));
  });

  it.each([
    ['without a copy', '/de/vi/velo/bikebikebike', () => copies.clear()],
    ['at the address of its document', '/de/li', () => (openedAt = window.location.href)],
    ['without a service worker', '/de/li', () => isControlled(false)],
    ['of the insertion form', '/de/ai/start', () => undefined],
    [
      'when storage is not permitted',
      '/de/li',
      () => vi.stubGlobal('caches', { match: () => Promise.reject(new Error('denied')) }),
    ],
  ])('shows the failure %s', async (_, path, prepare) => {
    const reloads = countReloads();
    arrivesAt(path);
    copies.add(path);
    prepare();
    await openStoredDocument();
    expect(reloads()).toBe(0);
  });
});
