import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { awakeAt } from '#tests/drivers/browser/browser.ts';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';

inEachEngine('the place in the search bar', (visits, name) => {
  // The search bars of the brands differ only in their styles, so in the other engines one brand is tested.
  describe.each(name === 'Chromium' ? brands : (['allmend'] as const))('of %s', (brand) => {
    const opens = async (path: string) => {
      const visitor = await visits(inject('demoMarkets')[brand], 'desk');
      await visitor.opens(path);
      const bar = visitor.page.locator('form[role="search"]').first();
      const field = bar.locator('input[name="zipcode"]');
      await awakeAt(field);
      return { ...visitor, bar, field };
    };

    it('has a note below the bar if no place has this name, and moves nothing', async () => {
      for (const path of ['/de', '/de/li']) {
        // oxlint-disable no-await-in-loop -- one page after the other
        const { bar, field, fills, leaves } = await opens(path);
        await field.focus();
        const before = [await bar.boundingBox(), await field.boundingBox()];
        await fills(field, 'sofx');
        const note = bar.getByRole('status').filter({ hasText: 'Wil SG' });
        await note.waitFor();
        expect([await bar.boundingBox(), await field.boundingBox()]).toEqual(before);
        const box = (await note.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(before[0]!.y + before[0]!.height);
        // The whole note must be visible, above the page's content at that place.
        const isOnTop = await note.evaluate((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
          return corners.every(([x, y]) => each.contains(document.elementFromPoint(x, y)));
        });
        expect(isOnTop).toBe(true);
        await leaves();
        // oxlint-enable no-await-in-loop
      }
    });

    it('has a single focus indicator, at the focused part', async () => {
      const { page, bar, field, clicks, leaves } = await opens('/de/li');
      await clicks(bar.getByRole('searchbox'));
      expect(await focusSigns(page)).toEqual(['form']);
      await clicks(field);
      expect(await focusSigns(page)).toEqual(['input zipcode']);
      await leaves();
    });

    it('lists places like the suggestions of the field next to it', async () => {
      const { page, bar, field, fills, leaves } = await opens('/de/li');
      await fills(bar.getByRole('searchbox'), 'velo');
      await page.getByRole('option').first().waitFor();
      const suggested = await panelLook(page);
      await fills(field, 'ber');
      await page.getByRole('option', { name: 'Bern BE', exact: true }).waitFor();
      const places = await panelLook(page);
      expect(places).toEqual(suggested);
      expect((await page.getByRole('option').first().locator('b > span').textContent())?.toLowerCase()).toBe('ber');
      // The last row of the list must not be clipped, and the whole list must be inside the window.
      const panel = page.getByRole('listbox').locator('xpath=..');
      expect(await panel.evaluate((each) => each.scrollHeight <= each.clientHeight)).toBe(true);
      const box = (await panel.boundingBox())!;
      const barBox = (await bar.boundingBox())!;
      expect(box.width).toBeGreaterThanOrEqual(300);
      expect(box.x + box.width).toBeCloseTo(barBox.x + barBox.width, 0);
      await leaves();
    });
  });
});

/** Reads the styles of the search bar that the focus changes. */
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

/** Reads the styles of the panel below the bar: its corners, its edge and its rows. */
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
