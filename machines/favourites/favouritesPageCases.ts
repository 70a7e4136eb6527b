import { adItemOf } from '../listing/adExamples.ts';
import { flowCases } from '../paths/flowCases.ts';
import { favouritesPageEvents } from './favouritesPageEvents.ts';
import { favouritesPageMachine } from './favouritesPageMachine.ts';
import { savedAdOf } from './savedAdExamples.ts';

const [bike, lamp, sofa] = ['bikebikebike', 'lamplamplamp', 'sofasofasofa'];
const itemOf = (id: string, subject: string, more: Parameters<typeof adItemOf>[0] = {}) =>
  adItemOf({ id, subject, ...more });

/** Three favourites: with a reduced price, sold, and gone. */
const reduced = savedAdOf({ id: bike, item: itemOf(bike, 'Citybike', { price: 400, price_text: 'CHF 400.–' }) });
const sold = savedAdOf({ id: lamp, item: itemOf(lamp, 'Reading lamp', { status: 'sold' }) });
const gone = savedAdOf({ id: sofa, item: null, is_gone: true });

/** Path-test cases for the page of the user's favourites. */
export const favouritesPageCases = flowCases({
  machine: favouritesPageMachine,
  schema: favouritesPageEvents,
  events: {
    'saved.told': {
      'what is listed': ({ context: { ads } }) => ({ ids: ads.map(({ id }) => id) }),
      nothing: { ids: [] },
      'all of them': { ids: [bike, lamp, sofa] },
    },
  },
  actors: {
    fetchingAds: {
      resolves: { none: [], 'a cheaper one': [reduced], 'all of them': [reduced, sold, gone] },
      rejects: { 'no line': new Error('No line') },
    },
    listening: {},
    surroundings: {},
  },
  keys: {
    'what is listed': ({ context: { ads } }) => ads.map(({ id }) => id),
    'whether they are out of date': ({ context: { isStale } }) => isStale,
  },
  invariants: {
    'nothing is listed twice': ({ context: { ads } }) => new Set(ads.map(({ id }) => id)).size === ads.length,
    'nothing is listed before it has come': ({ context: { ads }, ...now }) => now.matches('shown') || ads.length === 0,
  },
});
