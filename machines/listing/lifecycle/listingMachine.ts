import { assign, setup } from 'xstate';
import { evolve, type Listing } from './listing.ts';
import type { ListingFact } from './listingFacts.ts';

/**
 * What others ask of where an ad stands: whether search finds it, whether its page is there, whether its seller still has
 * a hand in it, and whether its term runs.
 */
export type ListingTag = 'listed' | 'viewable' | 'alive' | 'running';

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
  states: {
    unwritten: {
      description: 'Nobody has written it yet; this is where every journal begins.',
      on: { 'listing.drafted': { target: 'draft', actions: 'record' } },
    },

    draft: {
      description: 'Its seller has written it and nobody else sees it yet.',
      tags: ['alive'],
      on: {
        'listing.heldForVerification': { target: 'awaitingVerification', actions: 'record' },
        'listing.heldForReview': { target: 'inReview', actions: 'record' },
        'listing.published': { target: 'running', actions: 'record' },
        'listing.edited': { actions: 'record' },
        'listing.repriced': { actions: 'record' },
        'listing.removed': { target: 'removed', actions: 'record' },
      },
    },

    awaitingVerification: {
      description:
        'Finished, but its seller has not opened the link in the verification mail, so strangers cannot post in their name.',
      tags: ['alive'],
      on: {
        'listing.heldForReview': { target: 'inReview', actions: 'record' },
        'listing.published': { target: 'running', actions: 'record' },
        'listing.edited': { actions: 'record' },
        'listing.repriced': { actions: 'record' },
        'listing.removed': { target: 'removed', actions: 'record' },
      },
    },

    inReview: {
      description:
        'A moderator looks at it, because something in it looked risky. Its seller waits and may withdraw it.',
      tags: ['alive'],
      on: {
        'listing.published': { target: 'running', actions: 'record' },
        'listing.released': { target: 'running', actions: 'record' },
        'listing.rejected': { target: 'rejected', actions: 'record' },
        'listing.promotionEnded': { actions: 'record' },
        'listing.removed': { target: 'removed', actions: 'record' },
      },
    },

    rejected: {
      description: 'A moderator said no and why. Its seller can mend it and hand it in again.',
      tags: ['alive'],
      on: {
        'listing.edited': { actions: 'record' },
        'listing.repriced': { actions: 'record' },
        'listing.heldForReview': { target: 'inReview', actions: 'record' },
        'listing.promotionEnded': { actions: 'record' },
        'listing.removed': { target: 'removed', actions: 'record' },
      },
    },

    running: {
      description: 'Its term runs: it counts for the plan of its seller, who can change, price and promote it.',
      tags: ['alive', 'running'],
      initial: 'active',
      on: {
        'listing.edited': { actions: 'record' },
        'listing.repriced': { actions: 'record' },
        'listing.extended': { actions: 'record' },
        'listing.promoted': { actions: 'record' },
        'listing.promotionEnded': { actions: 'record' },
        'listing.sold': { target: 'sold', actions: 'record' },
        'listing.heldForReview': { target: 'inReview', actions: 'record' },
        'listing.expired': { target: 'expired', actions: 'record' },
        'listing.removed': { target: 'removed', actions: 'record' },
      },
      states: {
        active: {
          description: 'Everybody finds it and can write to its seller.',
          tags: ['listed', 'viewable'],
          on: {
            'listing.paused': { target: 'paused', actions: 'record' },
            'listing.reserved': { target: 'reserved', actions: 'record' },
          },
        },
        paused: {
          description: 'Its seller is away or undecided; nobody finds it until they resume it, and its term runs on.',
          on: { 'listing.resumed': { target: 'active', actions: 'record' } },
        },
        reserved: {
          description: 'Promised to somebody; others still see it, in case the buyer does not come.',
          tags: ['listed', 'viewable'],
          on: { 'listing.reservationEnded': { target: 'active', actions: 'record' } },
        },
      },
    },

    sold: {
      description: 'Gone to a buyer. Its page stays, so that the link in their mails works; search no longer shows it.',
      tags: ['viewable'],
      on: {
        'listing.saleCancelled': { target: 'running.active', actions: 'record' },
        'listing.removed': { target: 'removed', actions: 'record' },
      },
    },

    expired: {
      description: 'Its term of 60 days is over. Its seller can renew it, also with another price or text.',
      tags: ['alive', 'viewable'],
      on: {
        'listing.edited': { actions: 'record' },
        'listing.repriced': { actions: 'record' },
        'listing.renewed': { target: 'running', actions: 'record' },
        'listing.removed': { target: 'removed', actions: 'record' },
      },
    },

    removed: {
      description:
        'Taken away by its seller, or by a moderator who says why. The journal stays; the ad never comes back.',
      type: 'final',
    },
  },
});
