import type { Locator, Page } from 'playwright-core';
import { type Language, languages } from '#machines/market/language.ts';
import { pathTo } from '#routes';
import { awakeAt } from '../browser/browser.ts';
import { demoListings } from './demoListings.ts';

/** A part of the demonstration market to check: a page, or content opened in one. */
export interface Sight {
  readonly name: string;
  address(language: Language): string;
  /** The actions of the visitor on the page until the sight is visible. */
  open?(page: Page): Promise<void>;
  /** The control that opens an overlay. On a desktop the sheet of filters is none. */
  opener?(page: Page): Locator;
  /** A function that runs in the browser before the page loads. */
  readonly before?: () => void;
  /** The language of the visitor's browser; absent if it does not matter. */
  reader?(language: Language): Language;
  /** Matches errors and warnings that are expected at this sight. */
  readonly noted?: RegExp;
}

/** All sights of the demonstration market that tests look at. */
export function demoSights(): readonly Sight[] {
  const { removed, ...listings } = demoListings();
  return [
    home('home'),
    { name: 'real estate', address: (language) => pathTo('realEstate', language) },
    { name: 'car brand', address: (language) => pathTo('brand', language, { brand: 'vw' }) },
    { name: 'car brand without cars', address: (language) => pathTo('brand', language, { brand: 'lada' }) },
    { name: 'category', address: (language) => pathTo('category', language, { categoryId: '2000' }) },
    list('list'),
    list('list in a grid', '?category=4000&view=grid'),
    list('list with filters', '?q=velo&region=1&pe=1500&company_ad=0'),
    list('nothing found', '?q=gibtesnichtganzsicher'),
    list('page beyond the last', '?category=4000&o=900'),
    // A layout shift is expected: the explanation moves the content below it, some time after the keystroke.
    { ...list('refused price', '?category=2000'), open: typeRefusedPrice, noted: /^0\.\d+: / },
    ...Object.entries(listings).map(([condition, id]) => listing(condition, id)),
    { ...listing('removed', removed), noted: /status of 410/ },
    { name: 'help', address: (language) => pathTo('help', language) },
    { name: 'answers', address: (language) => `${pathTo('help', language)}?q=email` },
    { name: 'no answer', address: (language) => `${pathTo('help', language)}?q=gibtesnicht` },
    { name: 'privacy policy', address: (language) => pathTo('privacy', language) },
    { name: 'not found', address: (language) => `${pathTo('home', language)}/nirgendwo`, noted: /status of 404/ },
    {
      ...home('severe error'),
      before: withoutStorage,
      open: (page) => page.locator('main a[href^="mailto:"]').waitFor(),
      noted: /keeps nothing|localStorage/,
    },
    { ...home('menu'), opener: menuOpener, open: openMenu },
    { ...list('login'), open: openLogin },
    { ...list('filter sheet', '?category=4000'), opener: filterOpener, open: openFilters },
    { ...listing('full screen', listings['several pictures']), opener: fullScreenOpener, open: openFullScreen },
    {
      ...home('hint at a language'),
      reader: (language) => languages[(languages.indexOf(language) + 1) % languages.length]!,
      open: (page) => page.locator('[role="status"] a[hreflang]').waitFor(),
    },
  ];
}

function home(name: string): Sight {
  return { name, address: (language) => pathTo('home', language) };
}

function list(name: string, keys = ''): Sight {
  return { name, address: (language) => `${pathTo('list', language)}${keys}` };
}

function listing(name: string, id: string): Sight {
  return { name: `ad: ${name}`, address: (language) => pathTo('listing', language, { id }) };
}

const menuOpener = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup="dialog"]');
const filterOpener = (page: Page) => page.locator('main button[popovertarget]:not([popovertargetaction])');
const fullScreenOpener = (page: Page) =>
  page.getByRole('radiogroup').locator('a[href^="/pictures/"]').filter({ visible: true });

async function openMenu(page: Page): Promise<void> {
  await awakeAt(menuOpener(page));
  await menuOpener(page).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

/** On a desktop from the menu of the account, on the phone from the main menu. */
async function openLogin(page: Page): Promise<void> {
  const opener = page.locator('[popovertarget="user-menu"]');
  await awakeAt(opener);
  await ((await opener.isVisible()) ? opener : menuOpener(page)).click();
  await page.locator('a[href$="/start/login"]').filter({ visible: true }).click();
  await page.getByRole('dialog').locator('input[name="password"]').waitFor();
}

async function openFullScreen(page: Page): Promise<void> {
  await awakeAt(fullScreenOpener(page));
  await fullScreenOpener(page).click();
  await page.getByRole('dialog').getByRole('status').waitFor();
}

async function openFilters(page: Page): Promise<void> {
  const opener = filterOpener(page);
  if (!(await opener.isVisible())) return;
  await opener.click();
  await page.locator(':popover-open').waitFor();
}

async function typeRefusedPrice(page: Page): Promise<void> {
  await openFilters(page);
  await page.locator('input[name="pe"]').fill('viel');
  await page.locator('input[name="pe"]').press('Tab');
  await page.locator('form [role="alert"]').waitFor();
}

/** Runs in the page: simulates a browser that denies this page its storage. */
export function withoutStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document', 'SecurityError');
    },
  });
}
