import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, languages } from '#machines/market/language.ts';
import { openBrowser, type Screen, screens, visit } from '#tests/drivers/browser.ts';
import { type Brand, brands } from '#tests/drivers/demoMarkets.ts';
import { demoSights, type Sight } from '#tests/drivers/demoSights.ts';
import { type Depth, sightFlaws } from '#tests/drivers/sightFlaws.ts';
import { type Strangers, strangers } from '#tests/drivers/strangers.ts';

// Every sight in German at a phone and a desk, at a tablet those that are laid out in columns, and those that have most to say in every language at a phone and a desk; of murmel
// these alone, and at a phone what lies above a page. With ALLMEND_LONG=1 everything in both brands.

const isLong = process.env['ALLMEND_LONG'] === '1';
const widths = Object.keys(screens) as Screen[];

const sights = demoSights();
const talkative = new Set(['home', 'list', 'ad: several pictures', 'not found']);
const inColumns = new Set([
  'home',
  'list',
  'list in a grid',
  'real estate',
  'car brand',
  'category',
  'ad: several pictures',
  'menu',
]);
const overlaid = new Set(['menu', 'filter sheet', 'ad: full screen', 'ad: removed']);

interface Case {
  readonly sight: Sight;
  readonly language: Language;
  readonly screen: Screen;
}

const everything: readonly Case[] = sights.flatMap((sight) =>
  languages.flatMap((language) => widths.map((screen) => ({ sight, language, screen }))),
);

const isInSmallForm: Readonly<Record<Brand, (each: Case) => boolean>> = {
  allmend: ({ sight, language, screen }) =>
    screen === 'tablet'
      ? language === 'de' && inColumns.has(sight.name)
      : language === 'de' || talkative.has(sight.name),
  murmel: ({ sight, language, screen }) =>
    (talkative.has(sight.name) && (language === 'de' || screen === 'phone')) ||
    (overlaid.has(sight.name) && language === 'de' && screen === 'phone'),
};

/** Words make neither colours nor the way of the Tab key, and a tablet's are a phone's or a desk's. */
function depthInSmallForm(language: Language, screen: Screen): Depth {
  if (language === 'de') return screen === 'tablet' ? 'barriers' : 'whole';
  return screen === 'phone' ? 'barriers' : 'layout';
}

const markets = inject('demoMarkets');
let browser: Browser;
let visitors: Strangers;

beforeAll(async () => {
  browser = await openBrowser();
  visitors = strangers(browser);
});
afterAll(async () => {
  await visitors.leave();
  await browser.close();
});

describe.concurrent.each(brands)('nothing is to be minded at %s about', (brand) => {
  const cases = everything.filter((each) => isLong || isInSmallForm[brand](each));
  it.each(cases.map((each) => ({ ...each, name: each.sight.name })))(
    '$name, $language, at a $screen',
    async ({ sight, language, screen }) => {
      const flaws = await sightFlaws(visitors, {
        origin: markets[brand],
        sight,
        language,
        screen,
        depth: isLong ? 'whole' : depthInSmallForm(language, screen),
      });
      expect(flaws).toEqual([]);
    },
  );
});

describe.concurrent('what lies above a page closes at Escape and gives the focus back', () => {
  const overlays = sights
    .flatMap(({ name, address, opener }) => (opener ? widths.map((screen) => ({ name, address, opener, screen })) : []))
    .filter(({ name, screen }) => name !== 'filter sheet' || screen !== 'desk');

  it.each(overlays)('$name, at a $screen', ({ address, opener, screen }) =>
    visitors.visit({ origin: markets.allmend, viewport: screens[screen] }, async ({ page, opens }) => {
      await opens(address('de'));
      // As somebody does who has no mouse.
      await opener(page).focus();
      await page.keyboard.press('Enter');
      const overlay = page.locator('dialog[open], :popover-open');
      await overlay.waitFor();
      await page.waitForFunction(() => document.activeElement?.matches('dialog *, [popover] *'));
      await page.keyboard.press('Escape');
      await overlay.waitFor({ state: 'detached' });
      expect(await opener(page).evaluate((each) => each === document.activeElement)).toBe(true);
    }),
  );
});

describe.concurrent('on paper', () => {
  const printed = sights.filter(({ open, before }) => !open && !before);

  it.each(printed)('$name is its content alone', ({ address }) =>
    visitors.visit({ origin: markets.allmend }, async ({ page, opens }) => {
      await opens(address('de'));
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      for (const role of ['banner', 'contentinfo', 'searchbox', 'navigation', 'button'] as const) {
        expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
      }
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    }),
  );
});

it('the document of the calls loads without a word of complaint, and fits every screen', async () => {
  for (const viewport of Object.values(screens)) {
    const { page, opens, unrest, leaves } = await visit(browser, { origin: markets.allmend, viewport });
    await opens('/api/docs');
    await page.locator('.opblock').first().waitFor();
    // A page of a package: what moves while it builds itself is not ours.
    expect((await unrest()).filter((each) => !/^0\.\d+: /.test(each))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await leaves();
  }
});
