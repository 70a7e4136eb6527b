import { codeOf } from './code.ts';
import { headerOf, type Import, importOf, waysCode } from './vitest.ts';
import type { WalkedMachine } from './walked.ts';

/** A journey that walks the paths on the page in a browser, with the demonstration market. */
export function playwrightOf(
  walked: WalkedMachine,
  { command, driver }: { readonly command: string; readonly driver: Import },
): string {
  const imports = [
    `import type { Browser } from 'playwright-core';`,
    `import { afterAll, beforeAll, describe, inject, it } from 'vitest';`,
    `import { openBrowser, visit } from '#tests/drivers/browser/browser.ts';`,
    importOf(driver),
    `import { walksInBrowser, type Way } from '#tests/drivers/walking/walking.ts';`,
    `import { titleOf } from '#tests/drivers/walking/walksOnChart.ts';`,
  ];
  return `${headerOf(walked, command)}
${imports.join('\n')}

const ways: readonly Way[] = ${waysCode(walked.paths)};

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe(${codeOf(`the paths of ${walked.walkable.id} in a browser`)}, () => {
  it.each(ways.map((way) => [titleOf(way), way] as const))('%s', async (_, way) => {
    const visitor = await visit(browser, { origin: inject('demoMarkets').allmend });
    await walksInBrowser(visitor, ${driver.name}, way);
    await visitor.leaves();
  });
});
`;
}
