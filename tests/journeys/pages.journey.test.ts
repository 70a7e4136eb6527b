import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdList } from '#machines/listing/adItem.ts';
import { languages } from '#machines/market/language.ts';
import { demoMarket } from '#server/demo/demoMarket.ts';
import { openBrowser, screens, type Visitor, visit } from '#tests/drivers/browser.ts';
import { startDemoServer } from '#tests/drivers/demoServer.ts';

const widths = { ...screens, tablet: { width: 820, height: 1180 } } as const;

/** An ad that was public and that its seller or a moderator has taken away. */
function removedAd(): string {
  const { listings } = demoMarket(Date.now());
  return listings.find(
    ({ facts }) => facts.at(-1)?.type === 'listing.removed' && facts.some(({ type }) => type === 'listing.published'),
  )!.id;
}

/** What one presses and could miss: less than 24 px either way, words within a text excepted (WCAG 2.5.8). */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, main select, main label')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // One pixel is what is there for readers alone.
        return width > 1 && height > 1 && (width < 24 || height < 24) && getComputedStyle(element).display !== 'inline';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(['allmend', 'murmel'] as const)('the pages of %s', (brand) => {
  let server: Awaited<ReturnType<typeof startDemoServer>>;
  /** Pages of every kind, in an address each. */
  let addresses: Record<string, string>;

  beforeAll(async () => {
    server = await startDemoServer(brand);
    const answer = await fetch(`${server.url}/api/v10/list.json?q=citybike`, { headers: { 'x-api-hash': 'test' } });
    const { items } = (await answer.json()) as AdList;
    addresses = {
      home: '/de',
      list: '/de/li?q=velo&pe=1500',
      category: '/de/li?category=4000&view=grid',
      nothing: '/de/li?q=gibtesnichtganzsicher',
      ad: `/de/vi/${items[0]!.slug}/${items[0]!.id}`,
      gone: `/de/vi/-/${removedAd()}`,
      lost: '/de/nirgendwo',
    };
  });
  afterAll(() => server.end());

  async function at(options: Parameters<typeof visit>[1], look: (visitor: Visitor) => Promise<void>): Promise<void> {
    const visitor = await visit(browser, options);
    try {
      await look(visitor);
    } finally {
      await visitor.leaves();
    }
  }

  describe.each([
    ['phone', ['light', 'dark']],
    // Between the two the dark is no other than theirs.
    ['tablet', ['light']],
    ['desk', ['light', 'dark']],
  ] as const)('at a %s', (screen, schemes) => {
    it.each(schemes)(
      'have no barriers, no scrolling sideways, nothing too small to hit and no noise, %s',
      async (colorScheme) => {
        await at({ origin: server.url, viewport: widths[screen], colorScheme }, async (visitor) => {
          for (const [name, address] of Object.entries(addresses)) {
            await visitor.opens(address);
            // In the dark the page is the same but for its colours.
            await visitor.expectNoBarriers(colorScheme === 'light' ? 'any' : 'contrast');
            const { width } = widths[screen];
            expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(
              width,
            );
            expect(await tooSmall(visitor.page), name).toEqual([]);
            // The browser itself notes the status of a document that is not there.
            if (name !== 'lost' && name !== 'gone') await visitor.expectCalm();
          }
        });
      },
    );
  });

  it('come from the cache for whoever asks for the same, and keep in the address what led there', async () => {
    await at({ origin: server.url }, async (visitor) => {
      for (const address of [addresses['home']!, addresses['list']!, addresses['category']!, addresses['ad']!]) {
        // Somebody else was here before.
        const before = await (await fetch(server.url + address)).text();
        await visitor.opens(`${address}${address.includes('?') ? '&' : '?'}utm_source=mail&gclid=1`);
        await visitor.expectCalm();
        expect(visitor.page.url()).toContain('utm_source=mail&gclid=1');
        const first = await visitor.page.locator('#first-data').textContent();
        expect(before).toContain(first);
      }
    });
  });

  it.each(languages)('speak %s', async (language) => {
    await at({ origin: server.url }, async (visitor) => {
      for (const address of [addresses['home']!, addresses['list']!, addresses['ad']!]) {
        await visitor.opens(address.replace('/de', `/${language}`));
        expect((await visitor.page.getAttribute('html', 'lang'))?.slice(0, 2)).toBe(language);
        await visitor.expectCalm();
      }
    });
  });
});

describe('an address that leads nowhere', () => {
  it('is answered with status 404, and a way to go on', async () => {
    const server = await startDemoServer();
    const visitor = await visit(browser, { origin: server.url });
    for (const address of ['/de/nirgendwo', '/de/vi/velo/aaaaaaaaaaaa', '/de/error/404']) {
      const answer = await visitor.page.goto(address);
      expect(answer?.status(), address).toBe(404);
      await visitor.page.getByRole('main').getByRole('searchbox').fill('velo');
      await visitor.page.getByRole('main').getByRole('searchbox').press('Enter');
      await visitor.page.getByRole('heading', { level: 1, name: '«velo»' }).waitFor();
    }
    await visitor.leaves();
    await server.end();
  });
});
