import { listingItemOf } from '../listing/listingItemExamples.ts';
import { flowCases } from '../paths/flowCases.ts';
import { favouritesPageEvents } from './favouritesPageEvents.ts';
import { favouritesPageMachine } from './favouritesPageMachine.ts';
import { savedListingOf } from './savedListingExamples.ts';

const [bike, lamp, sofa] = ['bikebikebike', 'lamplamplamp', 'sofasofasofa'];
const itemOf = (id: string, subject: string, more: Parameters<typeof listingItemOf>[0] = {}) =>
  listingItemOf({ id, subject, ...more });

/** Three favourites: with a reduced price, sold, and gone. */
const reduced = savedListingOf({ id: bike, item: itemOf(bike, 'Citybike', { price: 400, price_text: 'CHF 400.–' }) });
const sold = savedListingOf({ id: lamp, item: itemOf(lamp, 'Reading lamp', { status: 'sold' }) });
const gone = savedListingOf({ id: sofa, item: null, is_gone: true });

/** Path-test cases for the page of the user's favourites. */
export const favouritesPageCases = flowCases({
  machine: favouritesPageMachine,
  schema: favouritesPageEvents,
  events: {
    'saved.reported': {
      'what is listed': ({ context: { listings } }) => ({ ids: listings.map(({ id }) => id) }),
      nothing: { ids: [] },
      'all of them': { ids: [bike, lamp, sofa] },
    },
  },
  actors: {
    fetchingListings: {
      resolves: { none: [], 'a cheaper one': [reduced], 'all of them': [reduced, sold, gone] },
      rejects: { 'no line': new Error('No line') },
    },
    listening: {},
    surroundings: {},
  },
  keys: {
    'what is listed': ({ context: { listings } }) => listings.map(({ id }) => id),
    'whether they are out of date': ({ context: { isStale } }) => isStale,
  },
  invariants: {
    'nothing is listed twice': ({ context: { listings } }) =>
      new Set(listings.map(({ id }) => id)).size === listings.length,
    'nothing is listed before it has come': ({ context: { listings }, ...now }) =>
      now.matches('shown') || listings.length === 0,
  },
});
