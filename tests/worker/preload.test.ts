import { expect, it, vi } from 'vitest';
import { choosePreload } from '../../src/worker/preload.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/111.0.0.0 Safari/537.36';
// Firefox on iOS, which is WebKit like every browser there.
const firefoxOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/115.0 Mobile/15E148 Safari/605.1.15';

const preload = () => ({ enable: vi.fn<() => Promise<void>>(), disable: vi.fn<() => Promise<void>>() });

it.each([chrome, firefoxOnPhone])('turns navigation preload on in %s', async (userAgent) => {
  const navigationPreload = preload();
  await choosePreload({ navigationPreload: navigationPreload as unknown as NavigationPreloadManager }, userAgent);
  expect([navigationPreload.enable.mock.calls.length, navigationPreload.disable.mock.calls.length]).toEqual([1, 0]);
});

it('turns navigation preload off in Firefox, where an earlier worker has turned it on', async () => {
  const navigationPreload = preload();
  await choosePreload({ navigationPreload: navigationPreload as unknown as NavigationPreloadManager }, firefox);
  expect([navigationPreload.enable.mock.calls.length, navigationPreload.disable.mock.calls.length]).toEqual([0, 1]);
});

it('does without navigation preload in a browser that has none', async () => {
  await expect(choosePreload({}, chrome)).resolves.toBeUndefined();
});
