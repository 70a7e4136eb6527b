import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, visit } from '#tests/drivers/browser/browser.ts';
import { startDemoServer } from '#tests/drivers/demo/demoServer.ts';

// A developer at a market that runs with INSPECTOR=on.

const token = 'a-token-of-at-least-thirty-two-characters';
let browser: Browser;
let server: Awaited<ReturnType<typeof startDemoServer>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([
    openBrowser(),
    startDemoServer('allmend', {
      env: { INSPECTOR: 'on', INSPECTOR_TOKEN: token },
      filled: inject('filledFolder'),
    }),
  ]);
});
afterAll(() => Promise.all([browser.close(), server.end()]));

/** A page of a developer, who has sent the token. */
async function inspects(address: string) {
  const visitor = await visit(browser, { origin: server.url });
  await visitor.page.goto(`${server.url}/inspector/?token=${token}`);
  await visitor.opens(address);
  return visitor;
}

/** Opens the panel of a page, and the chart of an actor in it. */
async function opensPanel(page: Page, machine: string) {
  await page.getByRole('button', { name: 'Inspector' }).click();
  const panel = page.frameLocator('iframe[title="Inspector"]');
  const actors = panel.getByRole('region', { name: 'Actors', exact: true });
  await actors
    .getByRole('button', { name: new RegExp(`^${machine}`) })
    .first()
    .click();
  await panel.getByRole('tree', { name: `Statechart ${machine}` }).waitFor();
  return panel;
}

/** The machines and events of the log, in the order of their beginnings and events. */
function logOf(page: Page) {
  return page.evaluate(() => {
    const { allmendInspectorLog: log } = window as never as {
      allmendInspectorLog: {
        length: number;
        actors: Map<string, { name: string }>;
        at(index: number): { session: string; event: { type: string } };
      };
    };
    const steps = Array.from({ length: log.length }, (_, index) => log.at(index));
    return {
      actors: [...log.actors.values()].map(({ name }) => name),
      steps: steps.map(({ session, event }) => [log.actors.get(session)!.name, event.type]),
    };
  });
}

describe('a market with the inspector', () => {
  it('logs all actors of a page from the beginning, so that an inspector opened late shows them', async () => {
    const { page } = await inspects('/en/li');
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    await page.getByLabel('Sort by').selectOption('cheapest');
    await page.waitForURL('**/en/li?sp=cheapest');
    const { actors, steps } = await logOf(page);
    expect(new Set(actors)).toEqual(new Set(actors).union(new Set(['search', 'appStatus', 'headerMenu'])));
    expect(steps[0]![1]).toBe('xstate.init');
    const types = steps.filter(([name]) => name === 'search').map(([, type]) => type);
    expect(types).toEqual(expect.arrayContaining(['xstate.init', 'sort.changed', 'xstate.done.actor.searching']));

    await page.getByRole('button', { name: 'Inspector' }).click();
    const panel = page.frameLocator('iframe[title="Inspector"]');
    const actorList = panel.getByRole('region', { name: 'Actors' });
    for (const machine of ['search', 'appStatus', 'headerMenu'])
      await actorList
        .getByRole('button', { name: new RegExp(`^${machine}`) })
        .first()
        .waitFor();
    await actorList
      .getByRole('button', { name: /^search/ })
      .first()
      .click();
    await panel.getByRole('tree', { name: 'Statechart search' }).waitFor();
    // The event came before the inspector was opened.
    await panel.getByRole('searchbox', { name: 'Filter by event' }).fill('sort.changed');
    await panel.getByRole('list', { name: 'Events' }).getByText('sort.changed').first().waitFor();
    expect(failures).toEqual([]);
    await page.context().close();
  });

  it('shows the past in the page’s own view, and returns to the present', async () => {
    const { page } = await inspects('/en/li');
    const sort = page.getByLabel('Sort by');
    await sort.selectOption('cheapest');
    await page.waitForURL('**/en/li?sp=cheapest');
    const panel = await opensPanel(page, 'search');
    const slider = panel.getByRole('slider', { name: 'Step' });
    await slider.press('Home');
    await expect.poll(() => sort.inputValue()).toBe('newest');
    expect(await slider.getAttribute('aria-valuenow')).toBe('1');
    // The context of the visible step is shown with it.
    await panel.getByRole('tab', { name: 'Context' }).click();
    await panel.getByText('The actor had not begun at this step.').waitFor();
    await slider.press('End');
    await expect.poll(() => sort.inputValue()).toBe('cheapest');
    await slider.press('Home');
    await expect.poll(() => sort.inputValue()).toBe('newest');
    await panel.getByRole('button', { name: 'Live' }).click();
    await expect.poll(() => sort.inputValue()).toBe('cheapest');
    expect(page.url()).toContain('sp=cheapest');
    await page.context().close();
  });

  it('sends an event with data that the schema checks, by a form or a declared case', async () => {
    const { page } = await inspects('/en/li');
    const panel = await opensPanel(page, 'search');
    await panel.getByRole('tab', { name: 'Send' }).click();
    await panel.getByRole('button', { name: 'sort.changed' }).click();
    const form = panel.getByRole('form', { name: 'Send sort.changed' });
    await form.getByLabel('sort').selectOption({ label: '–' });
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await form.getByRole('alert').waitFor();
    expect(page.url()).not.toContain('sp=');
    await form.getByLabel('sort').selectOption({ label: 'expensive' });
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await page.waitForURL('**/en/li?sp=expensive');
    expect(await page.getByLabel('Sort by').inputValue()).toBe('expensive');

    await panel.getByRole('button', { name: 'another order' }).click();
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await page.waitForURL((url) => !url.href.includes('sp=expensive'));
    await page.context().close();
  });

  it('shows no password, in its window or in an exported session', async () => {
    const { page } = await inspects('/en');
    await page.getByRole('button', { name: 'My allmend' }).click();
    await page.getByRole('link', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('ana@example.ch');
    await dialog.getByLabel('Password', { exact: true }).fill('a-secret-of-ana');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await dialog.getByRole('alert').first().waitFor();

    // Behind a modal dialog a panel would be inert.
    const [inspector] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Alt+Shift+S')]);
    await inspector
      .getByRole('region', { name: 'Actors', exact: true })
      .getByRole('button', { name: /^login / })
      .click();
    await inspector.getByRole('tree', { name: 'Statechart login' }).waitFor();
    await inspector.getByLabel('This machine only').check();
    const events = inspector.getByRole('list', { name: 'Events' });
    await events.getByRole('button', { name: /login\.requested/ }).click();
    await events.getByText('‹secret›').first().waitFor();
    const shown = [await inspector.content()];
    await inspector.getByRole('tab', { name: 'Context' }).click();
    shown.push(await inspector.content());
    const exported = async (name: string) => {
      await inspector.getByRole('button', { name: 'Export' }).click();
      const [file] = await Promise.all([inspector.waitForEvent('download'), inspector.getByText(name).click()]);
      return readFileSync(await file.path(), 'utf8');
    };
    shown.push(await exported('Session as a file'));
    const recording = await exported('Make a test of this');
    for (const text of [...shown, recording]) expect(text).not.toContain('a-secret-of-ana');
    expect(shown[2]).toContain('login.requested');
    expect(JSON.parse(recording)).toMatchObject({ address: '/en', brand: 'allmend', language: 'en', flow: 'login' });
    await page.context().close();
  });

  it('opens and closes the panel by the keyboard, and opens it again after a reload', async () => {
    const { page } = await inspects('/en/li');
    const panel = page.getByRole('region', { name: 'Inspector' });
    await page.keyboard.press('Alt+Shift+S');
    await panel.waitFor();
    await page.reload();
    await panel.waitFor();
    const divider = panel.getByRole('separator', { name: 'Height of the inspector' });
    const height = Number(await divider.getAttribute('aria-valuenow'));
    await divider.press('ArrowUp');
    expect(Number(await divider.getAttribute('aria-valuenow'))).toBe(height + 5);
    await page.keyboard.press('Alt+Shift+S');
    await panel.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('moves the focus to each part of the panel by F6, past the lists between them', async () => {
    const { page } = await inspects('/en/li');
    const panel = await opensPanel(page, 'search');
    const focused = () =>
      panel
        .locator(':focus')
        .evaluate((element) => element.closest('header, aside, main, footer, div[data-pane]')!.tagName);
    const parts: string[] = [];
    for (let part = 0; part < 6; part += 1) {
      // oxlint-disable no-await-in-loop -- one key after the other
      await page.keyboard.press('F6');
      parts.push(await focused());
      // oxlint-enable no-await-in-loop
    }
    expect(parts).toEqual(['MAIN', 'ASIDE', 'FOOTER', 'HEADER', 'DIV', 'MAIN']);
    await page.keyboard.press('Shift+F6');
    expect(await focused()).toBe('DIV');
    await page.context().close();
  });

  it('opens the inspector in a window, which shows the actors of its page', async () => {
    const { page } = await inspects('/en/li');
    await page.keyboard.press('Alt+Shift+S');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open in a window' }).click(),
    ]);
    await popup.locator('#inspector > *').first().waitFor();
    const count = () =>
      popup.evaluate(
        () =>
          (window.opener as { allmendInspectorLog?: { actors: Map<string, unknown> } }).allmendInspectorLog?.actors
            .size,
      );
    expect(await count()).toBeGreaterThan(3);
    await page.context().close();
  });

  it('is hidden from visitors without the token', async () => {
    const { page } = await visit(browser, { origin: server.url });
    const response = await page.goto(`${server.url}/inspector/`);
    expect(response!.status()).toBe(404);
    await page.goto(`${server.url}/en/li`);
    expect(await page.content()).not.toContain('inspector');
    await page.context().close();
  });
});
