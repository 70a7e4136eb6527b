import { codeOf } from './code.ts';
import { headerOf, pathsCode, type TestPlaces } from './vitest.ts';
import type { WalkedMachine } from './walkedMachine.ts';

/** A journey that walks the paths on the page in a browser, against the demonstration market. */
export function playwrightOf(
  { walkable, paths, asked }: WalkedMachine,
  places: TestPlaces & { readonly driver: { readonly name: string; readonly from: string } },
): string {
  const { driver } = places;
  return `${headerOf(walkable.id, asked, places)}
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openBrowser, visit } from '#tests/drivers/browser.ts';
import { ${driver.name} } from '${driver.from}';
import { walksInBrowser } from '#tests/drivers/walking.ts';
import { type ChartPath, titleOf } from '#tests/drivers/walksOnChart.ts';

${pathsCode(paths)}

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe(${codeOf(`the paths of ${walkable.id} in a browser`)}, () => {
  it.each(paths.map((path) => [titleOf(path), path] as const))('%s', async (_, { beginning, steps }) => {
    const visitor = await visit(browser, { origin: inject('demoMarkets').allmend });
    await walksInBrowser(visitor, ${driver.name}, { beginning, steps: steps.map(([label]) => label) });
    await visitor.leaves();
  });
});
`;
}
