import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, languages } from '#machines/market/language.ts';
import { awakeAt, openBrowser, type Screen, screens, visit } from '#tests/drivers/browser/browser.ts';
import { type Brand, brands } from '#tests/drivers/demo/demoMarkets.ts';
import { demoSights, type Sight } from '#tests/drivers/demo/demoSights.ts';
import { type Depth, sightFlaws } from '#tests/drivers/flaws/sightFlaws.ts';
import { casesOf, isLong } from '#tests/drivers/run/sizes.ts';
import { type Strangers, strangers } from '#tests/drivers/browser/strangers.ts';

// The short form checks a sight only where some part of it is unique:
// - in German on a phone and a desktop, completely on one of them; a sight that differs from another in one part, only
// there;
// - sights in columns on a tablet as well, and the sights with most text in every language; that of the longest words
// on a desktop;
// - murmel’s colours, fonts and French in the sights with most text, and its overlays on a phone; its Italian and
// English equal allmend’s.
// With ALLMEND_LONG=1 everything is checked completely, in both brands.

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
/** The screens where allmend’s other sights are checked whole: mostly where murmel’s are not. */
const wholeAt: Readonly<Record<string, Screen>> = {
  home: 'desk',
  'real estate': 'phone',
  'car brand': 'phone',
  category: 'desk',
  list: 'phone',
  'list in a grid': 'desk',
  'ad: several pictures': 'phone',
  'not found': 'phone',
  'privacy policy': 'desk',
  help: 'phone',
  menu: 'desk',
  // On a desktop the filters are not in a sheet, so this overlay is checked on the phone.
  'filter sheet': 'phone',
  'ad: full screen': 'desk',
};
/**
 * Variants of another sight, with the screen that shows the varied part. The shell’s journey checks the hint at a
 * phone.
 */
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
  answers: 'desk',
  'no answer': 'phone',
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

/**
 * A tablet shows the parts of a phone or a desk elsewhere, and the language changes neither colours nor the focus
 * order.
 */
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

describe.concurrent.each(brands)('%s has no flaws:', (brand) => {
  const cases = casesOf(everything, isInSmallForm[brand]);
  it.each(cases.map((each) => ({ ...each, name: each.sight.name })))('$name, $language, at a $screen', async (each) => {
    const depth = isLong ? 'whole' : depthInSmallForm[brand](each);
    const flaws = await sightFlaws(visitors, { origin: markets[brand], ...each, depth });
    expect(flaws).toEqual([]);
  });
});

describe.concurrent('an overlay closes at Escape and restores the focus', () => {
  // The screens of the short form; the shell’s journey tests the menu on a phone and on a desktop.
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
        // Opens the overlay by the keyboard.
        await opener(page).focus();
        await page.keyboard.press('Enter');
        const overlay = page.locator('dialog[open], :popover-open');
        await overlay.waitFor();
        await page.waitForFunction(() => document.activeElement?.matches('dialog *, [popover] *'));
        await page.keyboard.press('Escape');
        await overlay.waitFor({ state: 'detached' });
        // Waits until an overlay with its own history entry has gone back from that entry.
        await page.waitForFunction(() => !Object.values((history.state ?? {}) as object).includes(true));
        await opener(page).and(page.locator(':focus')).waitFor();
        expect(await overlay.count()).toBe(0);
      }),
  );
});

it('the API documentation loads without a console message, and fits every screen', async () => {
  const { page, opens, unrest, leaves } = await visit(browser, { origin: markets.allmend });
  await opens('/api/docs');
  await page.locator('.opblock').first().waitFor();
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(viewport.width);
  }
  // The page comes from a package: layout shifts while it loads are not ours, so they are ignored.
  expect((await unrest()).filter((each) => !/^0\.\d+: /.test(each))).toEqual([]);
  await leaves();
});
