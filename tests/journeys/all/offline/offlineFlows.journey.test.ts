import { describe, it } from 'vitest';
import { pageKeepingInBrowser } from '#tests/drivers/offline/pageKeepingInBrowser.ts';
import { shownCopyInBrowser } from '#tests/drivers/offline/shownCopyInBrowser.ts';
import { toursOf, walksInBrowser } from '#tests/drivers/walking/walking.ts';
import { offlineMarket } from '../../offlineMarket.ts';

// What is told of a line that is gone, by the paths that its charts have, in a browser that has taken the service worker.

const own = offlineMarket();
const copy = shownCopyInBrowser(() => own.market);

describe('the keeping of the pages that one looks at in a browser', () => {
  it.each(toursOf(pageKeepingInBrowser))('%s', async (_, way) => {
    const visitor = await own.comes();
    await walksInBrowser(visitor, pageKeepingInBrowser, way);
    await visitor.leaves();
  });
});

describe('the word that a copy is shown in a browser', () => {
  it.each(toursOf(copy, 'transitions'))('%s', async (_, way) => {
    const visitor = await own.comes();
    await walksInBrowser(visitor, copy, way);
    await visitor.leaves();
  });
});
