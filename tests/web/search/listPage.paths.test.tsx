// @vitest-environment jsdom
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { AdList } from '#machines/listing/adItem.ts';
import { searchMachine, type SearchQuestion } from '#machines/search/searchMachine.ts';
import { answersByHand } from '#tests/drivers/answers.ts';
import { pathsThrough, type Walk } from '#tests/drivers/chartPaths.ts';
import { openListPage } from '#tests/drivers/listPage.tsx';
import { visitorsWalk, visitorsWalkByLink } from '#tests/drivers/searchPaths.ts';

const calls = answersByHand();

// The chart beside the page: what it says, the page must show.
const chart = searchMachine.provide({
  actors: { searching: fromPromise<AdList, SearchQuestion>(() => new Promise(() => {})) },
});

function pathsOf(walk: Walk<typeof searchMachine>) {
  return pathsThrough(chart, walk).map((path) => [path.title, path] as const);
}

describe('the list, from the answer of the server', () => {
  it.each(pathsOf(visitorsWalk))('%s', async (_, { input, events }) => {
    const flow = createActor(chart, { input }).start();
    const page = await openListPage(calls, input);
    page.expectToShow(flow.getSnapshot());
    for (const event of events) {
      flow.send(event as never);
      await page.meets(event);
      page.expectToShow(flow.getSnapshot());
    }
    expect(page.here()).toMatch(/^\/en\/li/);
  });
});

describe('the list, by a link within the market', () => {
  it.each(pathsOf(visitorsWalkByLink))('%s', async (_, { input, events: [arrival, ...events] }) => {
    const flow = createActor(chart, { input }).start();
    flow.send(arrival as never);
    const page = await openListPage(calls, input);
    page.expectToShow(flow.getSnapshot());
    for (const event of events) {
      flow.send(event as never);
      await page.meets(event);
      page.expectToShow(flow.getSnapshot());
    }
    expect(calls.all.length).toBeGreaterThan(0);
  });
});
