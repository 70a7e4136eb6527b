import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readRecording, type Recording } from '#inspector/recorder/recording.ts';
import { waitForHydration, openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';
import { demoListings } from '#tests/drivers/demo/demoListings.ts';
import { startDemoServer } from '#tests/drivers/demo/demoServer.ts';

// A tester records a session on a market that runs with RECORDING=on.

let browser: Browser;
let server: Awaited<ReturnType<typeof startDemoServer>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([
    openBrowser(),
    startDemoServer('allmend', { env: { RECORDING: 'on' }, filled: inject('filledFolder') }),
  ]);
});
afterAll(() => Promise.all([browser.close(), server.end()]));

const barOf = (page: Page) => page.getByRole('region', { name: 'Recording' });
const listing = `/en/vi/${demoListings()['several pictures']}`;

async function save(page: Page): Promise<{ readonly name: string; readonly recording: Recording }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    barOf(page).getByRole('button', { name: 'Save' }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    recording: readRecording(await readFile(await download.path(), 'utf8')),
  };
}

/** The steps of a machine’s flows, in the order in which the flows started: each event, and the state after it. */
function stepsOf({ actors }: Recording, machine: string): (readonly [type: string, state: string])[][] {
  return actors
    .filter((actor) => actor.machine === machine)
    .map(({ events }) => events.map(({ event, state }) => [event.type, state] as const));
}

describe('a market with the recorder', () => {
  it('downloads the recorded actions, through pages and reloads, as a file that can be replayed', async () => {
    const visitor = await visit(browser, { origin: server.url });
    const { page } = visitor;
    await visitor.opens('/en/li?token=hunter2');
    await page.getByLabel('Sort by').selectOption('cheapest');
    await page.waitForURL('**/en/li?sp=cheapest');
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.waitForURL('**/en/li?sp=cheapest&o=2&t=*');
    await visitor.opens(`${listing}?token=hunter2`);
    await page.getByRole('radio', { name: /^Photo 2 / }).check({ force: true });
    await page.keyboard.press('ArrowRight');
    await page.reload();
    await waitForHydration(page);
    const { name, recording } = await save(page);

    expect(name).toMatch(/^en-li-\d+-\d{4}-\d\d-\d\d\.recording\.json$/);
    expect(recording).toMatchObject({ address: '/en/li', brand: 'allmend', leftOut: {} });
    const [search, ...laterSearches] = stepsOf(recording, 'search');
    expect(laterSearches).toEqual([]);
    const answered = ['xstate.done.actor.searching', 'updated'];
    const requested = 'pendingUpdateWithoutToken.searching';
    expect(search!.filter(([type]) => type !== 'address.changed')).toEqual([
      ['sort.changed', requested],
      answered,
      ['page.changed', requested],
      answered,
    ]);
    const [gallery, afterReload, ...laterGalleries] = recording.actors.filter(({ machine }) => machine === 'gallery');
    expect(laterGalleries).toEqual([]);
    expect(gallery!.events.map(({ event }) => event)).toEqual([
      { type: 'picture.chosen', index: 0 },
      { type: 'picture.chosen', index: 1 },
      { type: 'picture.sought', to: 'next' },
    ]);
    expect([gallery!.address, afterReload!.address]).toEqual([new URL(page.url()).pathname, gallery!.address]);
    // Three documents: each has a single flow of this machine for the whole app.
    expect(stepsOf(recording, 'appStatus')).toHaveLength(3);
    expect(JSON.stringify(recording)).not.toContain('hunter2');
    await visitor.expectCalm();
    await visitor.leaves();
  });

  it('can start over: the recording is discarded, and the page reloads', async () => {
    const visitor = await visit(browser, { origin: server.url });
    const { page } = visitor;
    await visitor.opens('/en/li');
    await page.getByLabel('Sort by').selectOption('cheapest');
    await page.waitForURL('**/en/li?sp=cheapest');
    page.on('dialog', (dialog) => void dialog.accept());
    await Promise.all([page.waitForEvent('load'), barOf(page).getByRole('button', { name: 'Start over' }).click()]);
    await waitForHydration(page);
    const { recording } = await save(page);
    expect(recording.address).toBe('/en/li?sp=cheapest');
    expect(
      stepsOf(recording, 'search')
        .flat()
        .map(([type]) => type),
    ).not.toContain('sort.changed');
    expect(recording.actors.map(({ machine }) => machine)).toContain('search');
    expect(recording.actors[0]!.session).toBe('x:0');
    await visitor.leaves();
  });

  it('covers nothing that cannot be scrolled clear of the bar, and has no barrier', async () => {
    const visitor = await visit(browser, { origin: server.url, viewport: screens.phone });
    const { page } = visitor;
    await visitor.opens('/en');
    await visitor.expectNoBarriers();
    await page.keyboard.press('End');
    await page.waitForFunction(() => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1);
    const [end, bar] = await Promise.all([page.getByRole('contentinfo').boundingBox(), barOf(page).boundingBox()]);
    expect(end!.y + end!.height).toBeLessThanOrEqual(bar!.y + 1);
    await barOf(page).getByRole('button', { name: 'Minimise' }).click();
    await page.reload();
    await waitForHydration(page);
    await barOf(page).getByRole('button', { name: 'Show' }).waitFor();
    await expect.poll(async () => (await barOf(page).boundingBox())!.height).toBeLessThan(bar!.height);
    await expect.poll(async () => (await barOf(page).boundingBox())!.width).toBeLessThan(bar!.width);
    await visitor.expectNoBarriers();
    await visitor.expectCalm();
    await visitor.leaves();
  });

  it('leaves the bars of the page in reach, and stays in reach while a dialog is open', async () => {
    const visitor = await visit(browser, { origin: server.url, viewport: screens.phone });
    const { page } = visitor;
    await visitor.opens(listing);
    const write = page.getByRole('button', { name: 'Write a message' });
    await write.click({ trial: true, timeout: 5_000 });
    await barOf(page).getByRole('button', { name: 'Minimise' }).click();
    await expect.poll(async () => (await barOf(page).boundingBox())!.width).toBeLessThan(64);
    await write.click({ timeout: 5_000 });
    const dialog = page.locator('dialog:modal');
    await dialog.waitFor();
    await barOf(page).getByRole('button', { name: 'Show' }).click({ timeout: 5_000 });
    const { recording } = await save(page);
    expect(recording.actors.map(({ machine }) => machine)).toContain('contactBox');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await barOf(page).getByRole('button', { name: 'Minimise' }).click({ timeout: 5_000 });
    await visitor.leaves();
  });
});

describe('a market without the recorder', () => {
  it('contains no recorder code, and records nothing', async () => {
    const visitor = await visit(browser, { origin: inject('demoMarkets').allmend });
    const { page } = visitor;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await visitor.opens('/en/li');
    await page.getByLabel('Sort by').selectOption('cheapest');
    await page.waitForURL('**/en/li?sp=cheapest');
    expect(await page.content()).not.toMatch(/recorder/i);
    expect(requested.filter((url) => url.includes('recorder'))).toEqual([]);
    await expect.poll(() => barOf(page).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('recorder'))))
      .toEqual([]);
    await visitor.leaves();
  });
});
