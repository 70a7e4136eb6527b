import { assign, setup } from 'xstate';
import { providedAction } from '../statecharts/provided.ts';
import type { RealEstateSearchEvent } from './realEstateSearchEvents.ts';

/** The search form at the home of real estate, before it is sent. */
export const realEstateSearchMachine = setup({
  types: {
    context: {} as {
      /** The code of the chosen canton; null for everywhere. */
      readonly region: number | null;
    },
    events: {} as RealEstateSearchEvent,
  },
  actions: {
    takeRegion: assign(({ context, event }) =>
      event.type === 'region.chosen' ? { region: event.region } : { region: context.region },
    ),
    openList: providedAction('openList'),
  },
  guards: {
    wantsToRent: ({ event }) => event.type === 'transaction.chosen' && event.transaction === 'rent',
    wantsToBuy: ({ event }) => event.type === 'transaction.chosen' && event.transaction === 'buy',
  },
}).createMachine({
  id: 'realEstateSearch',
  description: 'A search at the home of real estate: to rent or to buy, and where.',
  context: { region: null },
  initial: 'all',
  on: {
    'transaction.chosen': [
      { guard: 'wantsToRent', target: '.rent' },
      { guard: 'wantsToBuy', target: '.buy' },
      { target: '.all' },
    ],
    'region.chosen': { actions: 'takeRegion' },
    'search.submitted': { actions: 'openList' },
  },
  states: {
    all: { description: 'The visitor wants to see both rentals and sales.' },
    rent: { description: 'The visitor wants to rent: all counts and links are for rentals.' },
    buy: { description: 'The visitor wants to buy: all counts and links are for sales.' },
  },
});
