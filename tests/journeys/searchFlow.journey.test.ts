import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { AdList } from '#machines/listing/adItem.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { searchMachine, type SearchQuestion } from '#machines/search/searchMachine.ts';
import { keysOf } from '#market/listAddress.ts';
import { adListOf } from '#machines/listing/adExamples.ts';
import { openBrowser, type Visitor, visit } from '#tests/drivers/browser.ts';
import { pathsThrough, type Walk, type WalkedEvent } from '#tests/drivers/chartPaths.ts';

// The chart beside the page in a real browser, against the real server, whose answers are held until the path lets them go.

type Flow = typeof searchMachine;

const origin = inject('demoMarkets').allmend;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const chart = searchMachine.provide({
  actors: { searching: fromPromise<AdList, SearchQuestion>(() => new Promise(() => {})) },
});

/** The demonstration market has thousands of ads: enough pages to turn. */
const walk: Walk<Flow> = {
  input: { filter: everything, result: adListOf(200) },
  events: (snapshot) => [
    { type: 'sort.changed', sort: snapshot.context.filter.sort === 'cheapest' ? 'oldest' : 'cheapest' },
    { type: 'page.changed', page: snapshot.context.filter.page === 2 ? 1 : 2 },
    { type: 'search.retried' },
    ...('searching' in snapshot.children
      ? ([
          { type: 'xstate.done.actor.searching', output: adListOf(200) },
          { type: 'xstate.error.actor.searching', error: new Error('The line is dead') },
        ] as const)
      : []),
  ],
  situation: ({ value }) => value,
};

async function openHeld(visitor: Visitor) {
  const { page } = visitor;
  const held: Route[] = [];
  let wake = () => {};
  await page.route('**/api/v10/list.json*', (route) => {
    held.push(route);
    wake();
  });
  await visitor.opens('/en/li');

  /** The call made last, once it was made. */
  async function call(): Promise<Route> {
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    if (held.length === 0) await promise;
    return held.splice(0).at(-1)!;
  }

  return {
    async meets(event: WalkedEvent<Flow>): Promise<void> {
      if (event.type === 'sort.changed') await page.getByLabel('Order').selectOption(event.sort);
      else if (event.type === 'page.changed') {
        await page.getByRole('link', { name: `Page ${event.page}`, exact: true }).click();
      } else if (event.type === 'search.retried') await page.getByRole('button', { name: 'Load again' }).click();
      else if ('output' in event) await (await call()).continue();
      else if ('error' in event) await (await call()).abort();
    },
    async expectToShow(snapshot: SnapshotFrom<Flow>): Promise<void> {
      const { filter } = snapshot.context;
      const isShown = (yes: boolean) => ({ state: yes ? 'visible' : 'hidden' }) as const;
      await page.locator('[aria-busy=true]').waitFor(isShown(snapshot.hasTag('busy')));
      await page.getByRole('alert').waitFor(isShown(snapshot.hasTag('failed')));
      await page
        .getByRole('link', { name: `Page ${filter.page}`, exact: true })
        .and(page.locator('[aria-current]'))
        .waitFor();
      expect(await page.getByLabel('Order').inputValue()).toBe(filter.sort);
      if (snapshot.matches('updated')) {
        const keys = keysOf(filter).toString();
        await page.waitForURL(`${origin}/en/li${keys && `?${keys}`}`);
      }
    },
  };
}

describe('the search flow in a browser', () => {
  it.each(pathsThrough(chart, walk).map((path) => [path.title, path] as const))('%s', async (_, { input, events }) => {
    const visitor = await visit(browser, { origin });
    const list = await openHeld(visitor);
    const flow = createActor(chart, { input }).start();
    for (const event of events) {
      flow.send(event as never);
      await list.meets(event);
      await list.expectToShow(flow.getSnapshot());
    }
    expect(new URL(visitor.page.url()).pathname).toBe('/en/li');
    await visitor.leaves();
  });
});
