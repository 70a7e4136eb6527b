import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import { recentListingsCases } from '#machines/visits/recentListingsCases.ts';
import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';
import { type Answer, declareDriver } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

/** Ads that were visited on this device, the last first. */
export const viewedListings = [listingItemOf(), listingItemOf({ id: 'bbbbbbbbbbbb', subject: 'Rennvelo' })];

const row: Sight = { role: 'region', name: 'Recently viewed' };
const loadAgain: Sight = { role: 'button', name: 'Reload', within: row };

/** Whether an answer of the walk is the ads; otherwise the connection is lost. */
export function isFound(answer: Answer): boolean {
  return 'output' in answer && 'data' in (answer.output as FetchOutcome<unknown>);
}

const { 'by a link': byLink } = recentListingsCases.inputs;

/** The driver for walks on the row of ads that were visited on this device. */
export const recentListingsDriver = declareDriver(
  { ...recentListingsCases, inputs: { 'with ads seen': byLink! } },
  {
    sights: {
      fetched: { role: 'article', within: row },
      failure: { role: 'alert', says: 'We couldn’t load your recently viewed ads.', within: row },
      loadAgain,
    },
    does: { 'loading.retried': (surface) => surface.press(loadAgain) },
    byItself: ['page.opened'],
    // The view adds the time when the data arrived.
    ownData: ['xstate.done.actor.loading'],
    untaken: {
      'idle: always [hasData] → success': 'No server-rendered page has them: they are stored on the device alone.',
    },
    async opensView() {
      const { openRecentListings } = await import('./recentListingsView.tsx');
      return openRecentListings();
    },
  },
);
