import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { breakpoints } from '#machines/ui/screen.ts';
import { awakeAt, openBrowser, visit } from '#tests/drivers/browser/browser.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.concurrent.each(brands)('the place in the search bar of %s', (brand) => {
  const opens = async (path: string) => {
    const visitor = await visit(browser, { origin: inject('demoMarkets')[brand] });
    await visitor.opens(path);
    const bar = visitor.page.locator('form[role="search"]').first();
    const field = bar.locator('input[name="zipcode"]');
    await awakeAt(field);
    return { ...visitor, bar, field };
  };

  it('shows the chosen place, its radius and every button in the narrowest bar that has them', async () => {
    const narrowest = brand === 'allmend' ? breakpoints.desktop : breakpoints.laptop;
    const cut: string[] = [];
    for (const language of ['de', 'fr', 'it', 'en']) {
      const { page, bar, leaves } = await opens(`/${language}/li?q=velo`);
      await page.setViewportSize({ width: narrowest, height: 900 });
      await page.goto(`/${language}/li?q=velo&zipcode=bern-be&radius=20`);
      await awakeAt(bar.getByTitle(/^Bern\sBE$/));
      // The widths include 1600 px, from which on the header has another icon.
      for (const width of [narrowest, 1440, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        cut.push(...(await bar.evaluate(cutParts)).map((part) => `${language} ${width} ${part}`));
      }
      await leaves();
    }
    expect(cut).toEqual([]);
  });

  it('offers a whole canton, and the list has it as its canton', async () => {
    const narrowest = brand === 'allmend' ? breakpoints.desktop : breakpoints.laptop;
    const chosen: string[] = [];
    for (const [language, typed, option, path] of [
      ['de', 'Kanton Bern', 'Bern (Kanton)', '/de/li/bern'],
      ['fr', 'canton de Vaud', 'Vaud (canton)', '/fr/li/vaud'],
      ['it', 'Cantone Ticino', 'Ticino (cantone)', '/it/li/ticino'],
      ['en', 'Geneva', 'Geneva (canton)', '/en/li/geneva'],
    ] as const) {
      const { page, bar, field, leaves } = await opens(`/${language}`);
      await page.setViewportSize({ width: narrowest, height: 900 });
      await field.fill(typed);
      await bar.getByRole('option', { name: option, exact: true }).click();
      await bar.getByTitle(option, { exact: true }).waitFor();
      await bar.evaluate((form: HTMLFormElement) => form.requestSubmit());
      await page.waitForURL((url) => url.pathname === path);
      // The list has a bar of its own.
      await page.locator('form[role="search"]').first().getByTitle(option, { exact: true }).waitFor();
      chosen.push(new URL(page.url()).pathname);
      await leaves();
    }
    expect(chosen).toEqual(['/de/li/bern', '/fr/li/vaud', '/it/li/ticino', '/en/li/geneva']);
  });

  it('breaks no word of a chosen place next to the list', async () => {
    const broken: string[] = [];
    for (const [path, place] of [
      ['/fr/immobilier/objet/appartement/localite/geneve-ge?ros=3&roe=3.5', 'Genève GE'],
      ['/de/li?q=velo&zipcode=la-chaux-de-fonds-ne&radius=20', 'La Chaux-de-Fonds NE'],
    ] as const) {
      const { page, leaves } = await opens(path);
      for (const width of [breakpoints.laptop, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const name = page.getByRole('main').getByRole('listitem').getByText(place, { exact: true }).first();
        await name.waitFor();
        broken.push(...(await name.evaluate(brokenWords)).map((word) => `${width} ${word}`));
      }
      await leaves();
    }
    expect(broken).toEqual([]);
  });
});

/** Buttons and fields of a bar that another element covers, and truncated names. */
const cutParts = (bar: Element): string[] =>
  [...bar.querySelectorAll<HTMLElement>('button, select, input:not([type=hidden]), [title]')]
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const covers = [left + 3, (left + right) / 2, right - 3].map((x) => document.elementFromPoint(x, middle));
      const isCovered = covers.some((each) => !each || !(part.contains(each) || each.contains(part)));
      return isCovered || (part.localName === 'span' && part.scrollWidth > part.clientWidth);
    })
    .map((part) => part.title || part.ariaLabel || part.localName);

/** Runs in the page. The words of an element that are broken across lines. A hyphen separates words. */
function brokenWords(element: Element): string[] {
  const text = element.firstChild as Text;
  return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}
