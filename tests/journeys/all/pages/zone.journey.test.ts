import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import { openBrowser } from '#tests/drivers/browser/browser.ts';

declare global {
  interface Window {
    zone: Pick<typeof import('#market/dates/zone.ts'), 'offsetAt' | 'offsetByIntl'>;
  }
}

it('the browser’s Temporal returns the time of Switzerland like its Intl [OPERATIONS-7]', async () => {
  const code = stripTypeScriptTypes(await readFile('src/market/dates/zone.ts', 'utf8'));
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.addScriptTag({ type: 'module', content: `${code}; window.zone = { offsetAt, offsetByIntl };` });
  // Waits until the module has run: adding its script tag does not wait for that.
  await page.waitForFunction(() => 'zone' in window);
  const reported = await page.evaluate(() => {
    const { offsetAt, offsetByIntl } = window.zone;
    const hour = 3_600_000;
    const instants = [
      // Instants every six hours in some years, and on both sides of each change between summer and winter time.
      ...Array.from({ length: 30_000 }, (_, index) => Date.UTC(2015, 0) + index * 6 * hour),
      ...[Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)].flatMap((change) => [change - 1, change, change + 1]),
      // Instants before all of Switzerland had one time, and before the epoch.
      Date.UTC(1890, 5, 1, 12, 34, 56),
      Date.UTC(1941, 6, 1),
      Date.UTC(1965, 6, 1),
    ];
    const differing = instants.filter((at) => offsetAt(at) !== offsetByIntl(at));
    return { hasTemporal: 'Temporal' in globalThis, differing, winter: offsetAt(Date.UTC(2026, 0)) };
  });
  await browser.close();
  expect(reported).toEqual({ hasTemporal: true, differing: [], winter: 3_600_000 });
});
