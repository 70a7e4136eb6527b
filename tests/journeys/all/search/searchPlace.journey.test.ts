import type { Browser, Page } from 'playwright-core';
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

  it('says below the bar that no place is called so, and moves nothing', async () => {
    for (const path of ['/de', '/de/li']) {
      const { bar, field, leaves } = await opens(path);
      await field.focus();
      const before = [await bar.boundingBox(), await field.boundingBox()];
      await field.pressSequentially('sofx');
      const note = bar.getByRole('status').filter({ hasText: 'Wil SG' });
      await note.waitFor();
      expect([await bar.boundingBox(), await field.boundingBox()]).toEqual(before);
      const box = (await note.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(before[0]!.y + before[0]!.height);
      // All of it is visible, above the content of the page there.
      const isOnTop = await note.evaluate((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
        return corners.every(([x, y]) => each.contains(document.elementFromPoint(x, y)));
      });
      expect(isOnTop).toBe(true);
      await leaves();
    }
  });

  it('shows the chosen place, its radius and every button in the narrowest bar that has them', async () => {
    const narrowest = brand === 'allmend' ? breakpoints.desktop : breakpoints.laptop;
    const cut: string[] = [];
    for (const language of ['de', 'fr', 'it', 'en']) {
      const { page, bar, leaves } = await opens(`/${language}/li?q=velo`);
      await page.setViewportSize({ width: narrowest, height: 900 });
      await page.goto(`/${language}/li?q=velo&zipcode=bern-be&radius=20`);
      await awakeAt(bar.getByTitle(/^Bern\sBE$/));
      // From 1600 on, the header has one more sign.
      for (const width of [narrowest, 1440, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        cut.push(...(await bar.evaluate(cutParts)).map((part) => `${language} ${width} ${part}`));
      }
      await leaves();
    }
    expect(cut).toEqual([]);
  });

  it('breaks no word of a chosen place beside the list', async () => {
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

  it('has one sign of the focus, at the part that has it', async () => {
    const { page, bar, field, leaves } = await opens('/de/li');
    await bar.getByRole('searchbox').focus();
    expect(await focusSigns(page)).toEqual(['form']);
    await field.focus();
    expect(await focusSigns(page)).toEqual(['input zipcode']);
    await leaves();
  });

  it('lists places like the suggestions of the field next to it', async () => {
    const { page, bar, field, leaves } = await opens('/de/li');
    await bar.getByRole('searchbox').pressSequentially('velo');
    await page.getByRole('option').first().waitFor();
    const suggested = await panelLook(page);
    await field.pressSequentially('ber');
    await page.getByRole('option', { name: 'Bern BE', exact: true }).waitFor();
    const places = await panelLook(page);
    expect(places).toEqual(suggested);
    expect((await page.getByRole('option').first().locator('b').textContent())?.toLowerCase()).toBe('ber');
    // Its last row is not clipped, and all of it is in the window.
    const panel = page.getByRole('listbox').locator('xpath=..');
    expect(await panel.evaluate((each) => each.scrollHeight <= each.clientHeight)).toBe(true);
    const box = (await panel.boundingBox())!;
    const barBox = (await bar.boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(300);
    expect(box.x + box.width).toBeCloseTo(barBox.x + barBox.width, 0);
    await leaves();
  });
});

/** Buttons and fields of a bar that something else covers, and a name in it that is not shown whole. */
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

/** The parts of the bar that the focus changes. */
const focusSigns = (page: Page) =>
  page.evaluate(() => {
    const look = () =>
      [...document.querySelectorAll('form[role="search"], form[role="search"] *')].map((each) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
        return `${outlineStyle} ${outlineWidth} ${boxShadow}`;
      });
    const parts = [...document.querySelectorAll('form[role="search"], form[role="search"] *')];
    const focused = look();
    const field = document.activeElement as HTMLElement;
    field.blur();
    const blurred = look();
    field.focus();
    return parts
      .filter((_, place) => focused[place] !== blurred[place])
      .map((each) => `${each.localName} ${each.getAttribute('name') ?? ''}`.trim());
  });

/** The corners, the edge and the rows of the panel below the bar. */
const panelLook = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('[role="option"]')!;
    const panel = [...document.querySelectorAll('form[role="search"] *')].find(
      (each) => each.contains(row) && getComputedStyle(each).position === 'absolute',
    )!;
    const { borderRadius, boxShadow, padding, backgroundColor } = getComputedStyle(panel);
    const { minHeight, paddingInline, fontSize } = getComputedStyle(row);
    const hasSign = row.querySelector('svg') !== null;
    return { borderRadius, boxShadow, padding, backgroundColor, minHeight, paddingInline, fontSize, hasSign };
  });

/** Runs in the page. The words of an element that are on more than one line. A hyphen separates words. */
function brokenWords(element: Element): string[] {
  const text = element.firstChild as Text;
  return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}
