import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '#cli/firstRun/clone.mjs';
import { commandHost } from '#cli/inspect/host/commandHost.ts';
import { type InspectorServer, serveInspector } from '#cli/inspect/serveInspector.ts';
import { findMachines } from '#cli/paths/machines.ts';
import { readRecording } from '#inspector/recorder/recording.ts';
import { openBrowser } from '#tests/drivers/browser/browser.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { barriers } from '#tests/drivers/flaws/barriers.ts';

let browser: Browser;
let server: InspectorServer;
let page: Page;

const host = commandHost({ folder: root, find: findMachines, market: null });

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), serveInspector({ port: 0, handler: host.handle })]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await host.close();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  await page.goto(`${server.url}#search`);
  await page.getByRole('treeitem', { name: /^idle/ }).waitFor();
});
afterEach(() => page.close());

const tab = (name: string) => page.getByRole('tab', { name }).click();
const status = () => page.getByRole('banner').getByRole('status');
const slider = () => page.getByRole('slider', { name: 'Step' });

/** Searches for another text, and lets the server find something. */
async function searches(): Promise<void> {
  await tab('Send');
  await page.getByRole('button', { name: 'query.changed' }).click();
  await page.getByRole('button', { name: 'another text' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('region', { name: 'Invoked actors' }).getByRole('button', { name: '✓ found' }).click();
  await expect.poll(() => status().textContent()).toBe('Live, 3 steps');
}

describe('the inspector on its own', () => {
  it('sends an event with its data, and shows the past without changing the present', async () => {
    await searches();
    await tab('Events');
    await slider().press('Home');
    await expect.poll(() => status().textContent()).toBe('Step 1 of 3');
    await slider().press('ArrowRight');
    await expect.poll(() => slider().getAttribute('aria-valuetext')).toBe('Step 2 of 3: query.changed');
    await page.getByRole('button', { name: 'Live' }).click();
    await expect.poll(() => status().textContent()).toBe('Live, 3 steps');
  });

  it('forks a run, and marks the first difference', async () => {
    await searches();
    await slider().press('ArrowLeft');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Continue from here' }).click();
    await page.getByRole('heading', { name: 'Actors of search from step 2' }).waitFor();
    await page.getByRole('region', { name: 'Invoked actors' }).getByRole('button', { name: '✗ no line' }).click();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByLabel('Compare this run with').selectOption({ label: '1. search' });
    await expect
      .poll(() => page.getByRole('tabpanel').getByRole('status').textContent())
      .toBe('The first difference is in row 2 of 3.');
    const other = page.getByRole('region', { name: 'Chart of search', exact: true });
    await other.getByText('first difference').waitFor();
    await expect.poll(() => other.locator('.state.differing').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: '3 searching done' }).click();
    await other.getByText('step 3: updated').waitFor();
  });

  it('shows the same events on a git revision as a second chart', async () => {
    await searches();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const versions = page.getByLabel('Compare this run with');
    // A shallow clone has its last commit alone.
    const version = await versions.locator('optgroup option').first().textContent();
    await versions.selectOption({ label: version! });
    await page
      .getByRole('region', { name: `Chart of ${version!.slice(0, 8)}` })
      .getByRole('tree')
      .waitFor();
    await expect
      .poll(() => page.getByRole('tabpanel').getByRole('status').textContent())
      .toBe('Both runs are the same: 3 events.');
  });

  it('repeats the simulation when the page is loaded again', async () => {
    await searches();
    await page.reload();
    await expect.poll(() => status().textContent()).toBe('Live, 3 steps');
    await page.getByRole('banner').getByText('updated').waitFor();
  });

  it('counts the chosen sources of the heat map', async () => {
    await page.getByRole('button', { name: 'Heat map' }).click();
    await page.getByLabel('walks').uncheck();
    const idle = page.locator('[role="treeitem"][data-part="search.idle"]');
    await idle.press('Home');
    await page.keyboard.press('ArrowDown');
    const details = page.getByRole('region', { name: 'Details of idle' });
    expect(await details.textContent()).not.toContain('walks');
    await page.getByLabel('walks').check();
    await expect.poll(() => details.textContent()).toContain('walks');
  });

  it('shows a failure of its host, and requests again', async () => {
    await page.route('**/api/abilities', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"The disk is full."}' }),
    );
    await page.reload();
    await page.getByRole('alert').getByText('The disk is full.').waitFor();
    await page.unroute('**/api/abilities');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Heat map' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('finds a part of the chart by its name, by keys alone', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('hasToken');
    await page.keyboard.press('Enter');
    const details = page.getByRole('region', { name: 'Details of address.changed' });
    await expect.poll(() => details.textContent()).toContain('if hasToken');
  });

  it('exports the chart as it is shown', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Chart as SVG' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('search.chart.svg');
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/class="state[^"]* active"/);
  });

  it('makes a test of a run', async () => {
    const clone = temporaryFolder();
    onTestFinished(clone.remove);
    mkdirSync(join(clone.path, 'tests/recordings'), { recursive: true });
    const writer = commandHost({ folder: clone.path, find: findMachines, market: null });
    const own = await serveInspector({ port: 0, handler: writer.handle });
    onTestFinished(own.close);
    onTestFinished(writer.close);
    await page.goto(`${own.url}#search`);
    await searches();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'Make a test of this' }).click();
    const said = page.getByRole('group', { name: 'Export' }).getByRole('status');
    await expect.poll(() => said.textContent()).toMatch(/^Written: /);
    const [, file] = /^Written: (.+?)\. /.exec((await said.textContent())!)!;
    const { actors } = readRecording(readFileSync(join(clone.path, file!), 'utf8'));
    expect(actors[0]!.events.map(({ event }) => event.type)).toEqual(['query.changed', 'xstate.done.actor.searching']);
  });

  it('has no barrier, on a phone and at a desk', async () => {
    await searches();
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
