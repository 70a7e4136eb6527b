import { assign, setup } from 'xstate';
import { evolve, type Listing } from './listing.ts';
import type { ListingFact } from './listingFacts.ts';
import { listingStates, type ListingTag } from './listingStates.ts';

/**
 * The life of a listing. It accepts only facts: time arrives as a fact, and rules decide whether a command is allowed.
 */
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
  description: 'The whole life of a listing, from the first draft to its removal.',
  context: { listing: null },
  initial: 'unwritten',
  states: listingStates,
});
