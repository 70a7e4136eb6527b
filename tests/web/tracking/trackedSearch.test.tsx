import { openList } from '#tests/drivers/search/searchView.tsx';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import { track } from '#web/tracking/track.ts';

beforeEach(() => {
  delete window.dataLayer;
  track.start();
});
afterEach(() => {
  delete window.dataLayer;
});

it('tracks a search once its results are shown, and not again for its pages and orders', async () => {
  const list = await openList('/en/li?q=bike', listingListOf(70));
  expect(window.dataLayer).toEqual([{ event: 'search', query: 'bike', count: 70 }]);

  await list.surface.goTo('/en/li?q=bike&o=2');
  await list.answers!('searching', { type: 'xstate.done.actor.searching', output: listingListOf(70) });
  await list.surface.goTo('/en/li?q=bike&sp=cheapest');
  await list.answers!('searching', { type: 'xstate.done.actor.searching', output: listingListOf(70) });
  expect(window.dataLayer).toHaveLength(1);

  await list.surface.goTo('/en/li?q=sofa');
  expect(window.dataLayer, 'nothing is known of it yet').toHaveLength(1);
  await list.answers!('searching', { type: 'xstate.done.actor.searching', output: listingListOf(3) });
  expect(window.dataLayer?.at(-1)).toEqual({ event: 'search', query: 'sofa', count: 3 });
  await list.ends();
});
