import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, visit } from '#tests/drivers/browser/browser.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Runs in the page: the contrast between the outline of an element and its track; 1 without an outline. */
function edgeContrast(chosen: Element): number {
  const colourIn = (text: string) => /rgb\((\d+), (\d+), (\d+)\)/.exec(text)?.slice(1).map(Number);
  const luminance = (parts: readonly number[]) => {
    const [red, green, blue] = parts.map((each) => {
      const part = each / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const hasColour = (each: Element) => colourIn(getComputedStyle(each).backgroundColor) !== undefined;
  let track = chosen.parentElement!;
  while (!hasColour(track)) track = track.parentElement!;
  const shadows = getComputedStyle(chosen).boxShadow.split(/,\s*(?=rgb)/);
  const edge = colourIn(shadows.find((shadow) => / 0px 0px 0px [\d.]+px inset$/.test(shadow)) ?? '');
  if (!edge) return 1;
  const [light, dark] = [edge, colourIn(getComputedStyle(track).backgroundColor)!]
    .map(luminance)
    .toSorted((one, other) => other - one);
  return (light! + 0.05) / (dark! + 0.05);
}

const places: Readonly<Record<string, readonly [address: string, chosen: string]>> = {
  'private person or company': ['/de/start/register', 'input[name=company_ad]:checked + span'],
  'list or grid': ['/de/li', 'main a[aria-current=true]:has(svg)'],
};

describe('the chosen one of adjacent options', () => {
  it.each(brands.flatMap((brand) => Object.keys(places).map((place) => [brand, place] as const)))(
    'has an outline that contrasts with its track, light and dark: %s, %s',
    async (brand, place) => {
      const visitor = await visit(browser, { origin: inject('demoMarkets')[brand] });
      const { page } = visitor;
      const [address, chosen] = places[place]!;
      await visitor.opens(address);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.locator(chosen).evaluate(edgeContrast), colorScheme).toBeGreaterThanOrEqual(3);
      }
      await visitor.leaves();
    },
  );
});

/** Runs in the page: the distance in pixels by which the knob of a switch has moved. */
function knobShift(track: Element): number {
  const moves = (['::before', '::after'] as const).map((knob) => {
    const { content, transform } = getComputedStyle(track, knob);
    return content === 'none' || transform === 'none' ? 0 : new DOMMatrix(transform).m41;
  });
  return Math.max(...moves);
}

describe('a switch that is on', () => {
  it.each(
    brands.flatMap((brand) =>
      (
        [
          ['staying logged in', '/de/start/login', 'input[name=remember]'],
          ['free ads', '/de/li', 'input[name=gratis]'],
        ] as const
      ).map((place) => [brand, ...place] as const),
    ),
  )('has its knob at the other end, also in a contrast theme: %s, %s', async (brand, _, address, track) => {
    const visitor = await visit(browser, { origin: inject('demoMarkets')[brand] });
    const { page } = visitor;
    await visitor.opens(address);
    const field = page.locator(track);
    await field.setChecked(true);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      await expect.poll(() => field.evaluate(knobShift), { message: forcedColors }).toBe(18);
    }
    await visitor.leaves();
  });
});
