import { assign, setup } from 'xstate';
import { evolve, type Listing } from './listing.ts';
import type { ListingFact } from './listingFacts.ts';
import { listingStates, type ListingTag } from './listingStates.ts';

/** The life of an ad. It takes facts only: time arrives as a fact, and whether one may happen is the rules' business. */
export const listingMachine = setup({
  types: {
    context: {} as { readonly listing: Listing | null },
    events: {} as ListingFact,
    tags: {} as ListingTag,
  },
  actions: {
    record: assign({ listing: ({ context, event }) => evolve(context.listing, event) }),
  },
}).createMachine({
  id: 'listing',
  description: 'The whole life of an ad, from the first draft to its removal.',
  context: { listing: null },
  initial: 'unwritten',
  states: listingStates,
});
