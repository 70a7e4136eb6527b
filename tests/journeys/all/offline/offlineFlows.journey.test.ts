import { describe, it } from 'vitest';
import { pageCachingInBrowser } from '#tests/drivers/offline/pageCachingInBrowser.ts';
import { shownCopyInBrowser } from '#tests/drivers/offline/shownCopyInBrowser.ts';
import { toursOf, walksInBrowser } from '#tests/drivers/walking/walking.ts';
import { offlineMarket } from '../../offlineMarket.ts';

// Walks of notices about a lost connection along their charts, in a browser with the service worker.

const own = offlineMarket();
const copy = shownCopyInBrowser(() => own.market);

describe('the storing of visited pages in a browser', () => {
  it.each(toursOf(pageCachingInBrowser))('%s', async (_, way) => {
    const visitor = await own.comes();
    await walksInBrowser(visitor, pageCachingInBrowser, way);
    await visitor.leaves();
  });
});

describe('the notice of a shown copy in a browser', () => {
  it.each(toursOf(copy, 'transitions'))('%s', async (_, way) => {
    const visitor = await own.comes();
    await walksInBrowser(visitor, copy, way);
    await visitor.leaves();
  });
});
