import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pathTo } from '#routes';
import { awakeAt, openBrowser, type Screen, screens } from '#tests/drivers/browser/browser.ts';
import { type Brand, brands } from '#tests/drivers/demo/demoMarkets.ts';
import { demoSights, type Sight } from '#tests/drivers/demo/demoSights.ts';
import { forcedColorFlaws } from '#tests/drivers/flaws/forcedColorFlaws.ts';
import { casesOf } from '#tests/drivers/run/sizes.ts';
import { type Strangers, strangers } from '#tests/drivers/browser/strangers.ts';
import { correspondence } from '../../correspondence.ts';

// Every page in a contrast theme. Both brands have the same parts, so a small run looks at each part in one of them.

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

const forms: readonly Sight[] = [
  { name: 'registration', address: (language) => pathTo('register', language) },
  { name: 'login page', address: (language) => pathTo('login', language) },
  { name: 'first step of an ad', address: (language) => `${pathTo('insertion', language)}/start` },
  {
    name: 'suggestions',
    address: (language) => pathTo('home', language),
    async open(page) {
      const field = page.getByRole('searchbox').first();
      await awakeAt(field);
      await field.pressSequentially('ve');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.locator('[role="option"][aria-selected="true"]').waitFor();
    },
  },
  {
    name: 'places of the search bar',
    address: (language) => pathTo('list', language),
    async open(page) {
      const field = page.locator('form[role="search"] input[name="zipcode"]');
      await awakeAt(field);
      await field.pressSequentially('ber');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.locator('[role="option"][aria-selected="true"]').waitFor();
    },
  },
  {
    name: 'user menu',
    address: (language) => pathTo('list', language),
    async open(page) {
      const opener = page.locator('[popovertarget="user-menu"]');
      await awakeAt(opener);
      await opener.click();
      await page.locator(':popover-open').waitFor();
    },
  },
];
/** The sights that are tested at desktop width only. */
const wide = new Set(['places of the search bar', 'user menu']);

interface Case {
  readonly brand: Brand;
  readonly screen: Screen;
  readonly sight: Sight;
}

const all: readonly Case[] = brands.flatMap((brand) =>
  (['phone', 'desk'] as const).flatMap((screen) =>
    [...demoSights(), ...forms]
      .filter(({ name }) => screen === 'desk' || !wide.has(name))
      .map((sight) => ({ brand, screen, sight })),
  ),
);
const atPhone = new Set(['filter sheet', 'home', 'list', 'ad: several pictures', 'menu']);
const cases = casesOf(all, ({ brand, screen, sight }) =>
  brand === 'murmel'
    ? screen === 'desk' && (sight.name === 'home' || sight.name === 'list with filters')
    : screen === 'desk' || atPhone.has(sight.name),
);

describe.concurrent('a contrast theme leaves every control its edge and every state its mark', () => {
  it.each(cases.map((each) => ({ ...each, name: each.sight.name })))(
    '$brand, $name, at a $screen',
    async ({ brand, screen, sight }) => {
      const reader = sight.reader?.('de');
      const window = { viewport: screens[screen], ...(reader && { locale: reader }) };
      const market = { origin: inject('demoMarkets')[brand], before: sight.before };
      await visitors.visit({ ...market, ...window }, async ({ page, opens }) => {
        await opens(sight.address('de'));
        await sight.open?.(page);
        expect(await forcedColorFlaws(page)).toEqual([]);
      });
    },
  );
});

const own = correspondence(2);

describe('of an account', () => {
  it.each(['desk', 'phone'] as const)(
    'messages, own listings, account and a begun listing, at a %s',
    async (screen) => {
      const { seller, conversation, leave } = await own.two(screen);
      for (const address of [
        '/en/messages/selling',
        `/en/messages/selling/${conversation}`,
        '/en/myads/active',
        '/en/favorites',
        '/en/user',
        '/en/user/notifications',
        '/en/ai/start',
      ]) {
        await seller.opens(address);
        await seller.page.getByRole('heading').first().waitFor();
        expect(await forcedColorFlaws(seller.page), address).toEqual([]);
      }
      await leave();
    },
  );
});

it('reports known parts without a bound or a mark', async () => {
  const page = await browser.newPage({ viewport: screens.phone });
  const flawsOf = async (body: string) => {
    await page.setContent(`<!doctype html><html lang="de"><title>Ein Titel</title><body>${body}</body></html>`);
    return (await forcedColorFlaws(page)).join('\n');
  };
  expect(await flawsOf('<button style="border: 0; background: lime">Senden</button>')).toContain('has no edge: button');
  expect(await flawsOf('<input style="border: 0; box-shadow: inset 0 0 0 2px black">')).toContain('has no edge: input');
  expect(await flawsOf('<a href="#a" style="background: lime; padding: 8px">Alle</a>')).toContain(
    'loses its bounds: a',
  );
  expect(
    await flawsOf(
      '<style>input { appearance: none; width: 20px; height: 20px; border: 1px solid } :checked { background: lime }</style><label><input type="checkbox"> Gratis</label>',
    ),
  ).toContain('looks the same when it is checked');
  expect(
    await flawsOf(
      '<nav><a href="#a" aria-current="page" style="background: lime; border: 1px solid">Eins</a> <a href="#b" style="border: 1px solid">Zwei</a></nav>',
    ),
  ).toContain('looks as what is not aria-current');
  expect(
    await flawsOf('<button>Senden</button><label><input type="checkbox"> Gratis</label><select><option>Eins</select>'),
  ).toBe('');
  await page.close();
});
