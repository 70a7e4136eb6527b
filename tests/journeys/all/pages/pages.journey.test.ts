import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, languages } from '#machines/market/language.ts';
import { awakeAt, openBrowser, type Screen, screens, visit } from '#tests/drivers/browser/browser.ts';
import { type Brand, brands } from '#tests/drivers/demo/demoMarkets.ts';
import { demoSights, type Sight } from '#tests/drivers/demo/demoSights.ts';
import { type Depth, sightFlaws } from '#tests/drivers/flaws/sightFlaws.ts';
import { casesOf, isLong } from '#tests/drivers/run/sizes.ts';
import { type Strangers, strangers } from '#tests/drivers/browser/strangers.ts';

// In small form a sight is looked at wherever something of it is seen that no other has:
// - in German at a phone and a desk, whole at one of them; one that is another but for a part of it, there alone;
// - what is laid out in columns at a tablet as well, and what has most to say in every language, at a desk in that with the
//   longest words;
// - of murmel its colours, its faces and its own French in what has most to say, and what lies above a page at a phone; in
//   Italian and English it says what allmend does.
// With ALLMEND_LONG=1 everything is looked at whole, in both brands.

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
/** Where allmend's other sights are looked at whole: mostly where murmel's are not. */
const wholeAt: Readonly<Record<string, Screen>> = {
  home: 'desk',
  'real estate': 'phone',
  'car brand': 'phone',
  category: 'desk',
  list: 'phone',
  'list in a grid': 'desk',
  'ad: several pictures': 'phone',
  'not found': 'phone',
  menu: 'desk',
  // At a desk it is no sheet.
  'filter sheet': 'phone',
  'ad: full screen': 'desk',
};
/** Sights that are like another one but for a part, and where that part is looked at. At a phone the shell's journey has the hint. */
const variants: Readonly<Record<string, Screen>> = {
  'car brand without cars': 'desk',
  'list with filters': 'desk',
  'nothing found': 'phone',
  'page beyond the last': 'desk',
  'refused price': 'phone',
  login: 'desk',
  'ad: one picture': 'desk',
  'ad: reserved': 'phone',
  'ad: sold': 'desk',
  'ad: expired': 'phone',
  'ad: wanted': 'desk',
  'ad: removed': 'desk',
  'severe error': 'phone',
  'hint at a language': 'desk',
};

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
      : language === 'de'
        ? (variants[sight.name] ?? screen) === screen
        : talkative.has(sight.name) && (screen === 'phone' || language === 'fr'),
  murmel: ({ sight, language, screen }) =>
    talkative.has(sight.name)
      ? (language === 'de' && (screen !== 'tablet' || sight.name === 'list')) ||
        (language === 'fr' && screen === 'phone')
      : overlaid.has(sight.name) && language === 'de' && screen === 'phone',
};

/** A tablet shows in other places what a phone or a desk does, and words make neither colours nor the way of the Tab key. */
const depthInSmallForm: Readonly<Record<Brand, (each: Case) => Depth>> = {
  allmend({ sight, language, screen }) {
    if (screen === 'tablet') return 'layout';
    if (language !== 'de') return screen === 'phone' ? 'words' : 'layout';
    return (wholeAt[sight.name] ?? screen) === screen ? 'whole' : 'layout';
  },
  murmel({ sight, language, screen }) {
    if (screen === 'tablet') return 'layout';
    if (language !== 'de') return 'words';
    if (sight.name === 'home') return screen === 'phone' ? 'whole' : 'layout';
    return screen === 'desk' || overlaid.has(sight.name) ? 'whole' : 'layout';
  },
};

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
  const cases = casesOf(everything, isInSmallForm[brand]);
  it.each(cases.map((each) => ({ ...each, name: each.sight.name })))('$name, $language, at a $screen', async (each) => {
    const depth = isLong ? 'whole' : depthInSmallForm[brand](each);
    const flaws = await sightFlaws(visitors, { origin: markets[brand], ...each, depth });
    expect(flaws).toEqual([]);
  });
});

describe.concurrent('what lies above a page closes at Escape and gives the focus back', () => {
  // The shell's journey does so with the menu at a phone and at a desk.
  const inSmallForm: Readonly<Record<string, Screen>> = {
    menu: 'tablet',
    'filter sheet': 'phone',
    'ad: full screen': 'desk',
  };
  const overlays = sights
    .flatMap(({ name, address, opener }) => (opener ? widths.map((screen) => ({ name, address, opener, screen })) : []))
    .filter(({ name, screen }) => name !== 'filter sheet' || screen !== 'desk');

  it.each(casesOf(overlays, ({ name, screen }) => inSmallForm[name] === screen))(
    '$name, at a $screen',
    ({ address, opener, screen }) =>
      visitors.visit({ origin: markets.allmend, viewport: screens[screen] }, async ({ page, opens }) => {
        await opens(address('de'));
        await awakeAt(opener(page));
        // As somebody does who has no mouse.
        await opener(page).focus();
        await page.keyboard.press('Enter');
        const overlay = page.locator('dialog[open], :popover-open');
        await overlay.waitFor();
        await page.waitForFunction(() => document.activeElement?.matches('dialog *, [popover] *'));
        await page.keyboard.press('Escape');
        await overlay.waitFor({ state: 'detached' });
        // What had an entry in the history goes back from it.
        await page.waitForFunction(() => !Object.values((history.state ?? {}) as object).includes(true));
        await opener(page).and(page.locator(':focus')).waitFor();
        expect(await overlay.count()).toBe(0);
      }),
  );
});

it('the document of the calls loads without a word of complaint, and fits every screen', async () => {
  const { page, opens, unrest, leaves } = await visit(browser, { origin: markets.allmend });
  await opens('/api/docs');
  await page.locator('.opblock').first().waitFor();
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(viewport.width);
  }
  // A page of a package: what moves while it builds itself is not ours.
  expect((await unrest()).filter((each) => !/^0\.\d+: /.test(each))).toEqual([]);
  await leaves();
});
