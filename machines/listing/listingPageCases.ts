import { fetchEvents } from '../market/api/fetchEvents.ts';
import { flowCases } from '../paths/flowCases.ts';
import { listingItemOf } from './listingItemExamples.ts';
import type { ListingAnswer } from './listingAnswer.ts';
import { listingPageMachine } from './listingPageMachine.ts';

const bike = listingItemOf();
const like = listingItemOf({ id: 'bbbbbbbbbbbb', subject: 'Trekkingvelo', slug: 'trekkingvelo' });
const similar = { category_info: bike.category_info, items: [like] };

const shown: ListingAnswer = { kind: 'shown', item: bike, similar };
const gone: ListingAnswer = { kind: 'gone', similar };

/** Path-test cases for the page of a listing. */
export const listingPageCases = flowCases({
  machine: listingPageMachine,
  schema: fetchEvents,
  inputs: {
    'by a link': { id: bike.id },
    'from the server': { id: bike.id, answer: shown },
    'removed, from the server': { id: bike.id, answer: gone },
  },
  events: {},
  actors: {
    loading: {
      resolves: { shown, 'without others like it': { ...shown, similar: null }, gone, unknown: { kind: 'unknown' } },
      rejects: { 'no line': new Error('The line is dead') },
    },
  },
  keys: {},
  invariants: {
    'an ad is in sight exactly when there is one (LISTING-11)': (now) =>
      now.matches('fulfilled') === (now.context.answer?.kind === 'shown'),
    'it is busy as long as it loads': (now) => now.hasTag('busy') === 'loading' in now.children,
  },
});
