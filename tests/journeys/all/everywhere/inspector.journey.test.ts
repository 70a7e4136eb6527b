import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';
import { startDemoServer } from '#tests/drivers/demo/demoServer.ts';

// A developer's own browser may be any.

inEachEngine('the inspector of a market', (visits, engine) => {
  let server: Awaited<ReturnType<typeof startDemoServer>>;

  beforeAll(async () => {
    const env = { INSPECTOR: 'on', INSPECTOR_TOKEN: 'a-token-of-at-least-thirty-two-characters' };
    server = await startDemoServer('allmend', { env, filled: inject('filledFolder') });
  });
  afterAll(() => server.end());

  // The driver of WebKit reads no frames.
  it.skipIf(engine === 'WebKit')('shows the actors of the page in its panel, and the past in the page', async () => {
    const visitor = await visits(server.url, 'desk');
    const { page } = visitor;
    await page.goto(`${server.url}/inspector/?token=a-token-of-at-least-thirty-two-characters`);
    await visitor.opens('/en/li');
    const sort = page.getByLabel('Sort by');
    await sort.selectOption('cheapest');
    await page.waitForURL('**/en/li?sp=cheapest');
    await visitor.clicks(page.getByRole('button', { name: 'Inspector' }));
    const panel = page.frameLocator('iframe[title="Inspector"]');
    const actors = panel.getByRole('region', { name: 'Actors', exact: true });
    await actors
      .getByRole('button', { name: /^search/ })
      .first()
      .click();
    await panel.getByRole('tree', { name: 'Statechart search' }).waitFor();
    await panel.getByRole('slider', { name: 'Step' }).press('Home');
    await expect.poll(() => sort.inputValue()).toBe('newest');
    await panel.getByRole('button', { name: 'Live' }).click();
    await expect.poll(() => sort.inputValue()).toBe('cheapest');
    await visitor.leaves();
  });
});
