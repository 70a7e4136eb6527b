import { type FactThatMoves, statusAfterEach, type StatusIn, type StatesOf } from '../../journal/statusAfterEach.ts';
import { recorded } from '../../statecharts/recorded.ts';
import type { ListingFact } from './listingFacts.ts';

/**
 * What the views and rules query: search finds the listing, its page is there, its seller can still act on it, its term runs,
 * it waits to be published, or it is off the market until its seller acts.
 */
export type ListingTag = 'listed' | 'viewable' | 'alive' | 'running' | 'pending' | 'inactive';

/** The states of the chart as data: the one place that says which fact leads where. */
const states = {
  unwritten: {
    description: 'Nobody has written it yet; this is where every journal begins.',
    on: { 'listing.drafted': recorded('draft') },
  },

  draft: {
    description: 'Its seller has written it and nobody else sees it yet.',
    tags: ['alive'],
    on: {
      'listing.heldForVerification': recorded('awaitingVerification'),
      'listing.heldForReview': recorded('inReview'),
      'listing.published': recorded('running'),
      'listing.edited': recorded(),
      'listing.repriced': recorded(),
      'listing.removed': recorded('removed'),
    },
  },

  awaitingVerification: {
    description:
      'Finished, but its seller has not opened the link in the verification mail, so strangers cannot post in their name.',
    tags: ['alive', 'pending'],
    on: {
      'listing.heldForReview': recorded('inReview'),
      'listing.published': recorded('running'),
      'listing.edited': recorded(),
      'listing.repriced': recorded(),
      'listing.removed': recorded('removed'),
    },
  },

  inReview: {
    description: 'A moderator looks at it, because something in it looked risky. Its seller waits and may withdraw it.',
    tags: ['alive', 'pending'],
    on: {
      'listing.published': recorded('running'),
      'listing.released': recorded('running'),
      'listing.rejected': recorded('rejected'),
      'listing.promotionEnded': recorded(),
      'listing.removed': recorded('removed'),
    },
  },

  rejected: {
    description: 'A moderator said no and why. Its seller can mend it and hand it in again.',
    tags: ['alive', 'inactive'],
    on: {
      'listing.edited': recorded(),
      'listing.repriced': recorded(),
      'listing.heldForReview': recorded('inReview'),
      'listing.promotionEnded': recorded(),
      'listing.removed': recorded('removed'),
    },
  },

  running: {
    description: 'Its term runs: it counts for the plan of its seller, who can change, price and promote it.',
    tags: ['alive', 'running'],
    initial: 'active',
    on: {
      'listing.edited': recorded(),
      'listing.repriced': recorded(),
      'listing.extended': recorded(),
      'listing.promoted': recorded(),
      'listing.promotionEnded': recorded(),
      'listing.sold': recorded('sold'),
      'listing.heldForReview': recorded('inReview'),
      'listing.expired': recorded('expired'),
      'listing.removed': recorded('removed'),
    },
    states: {
      active: {
        description: 'Everybody finds it and can write to its seller.',
        tags: ['listed', 'viewable'],
        on: {
          'listing.paused': recorded('paused'),
          'listing.reserved': recorded('reserved'),
        },
      },
      paused: {
        description: 'Its seller is away or undecided; nobody finds it until they resume it, and its term runs on.',
        tags: ['inactive'],
        on: { 'listing.resumed': recorded('active') },
      },
      reserved: {
        description: 'Promised to somebody; others still see it, in case the buyer does not come.',
        tags: ['listed', 'viewable'],
        on: { 'listing.reservationEnded': recorded('active') },
      },
    },
  },

  sold: {
    description: 'Gone to a buyer. Its page stays, so that the link in their mails works; search no longer shows it.',
    tags: ['viewable', 'inactive'],
    on: {
      'listing.saleCancelled': recorded('running.active'),
      'listing.removed': recorded('removed'),
    },
  },

  expired: {
    description: 'Its term of 60 days is over. Its seller can renew it, also with another price or text.',
    tags: ['alive', 'viewable', 'inactive'],
    on: {
      'listing.edited': recorded(),
      'listing.repriced': recorded(),
      'listing.renewed': recorded('running'),
      'listing.removed': recorded('removed'),
    },
  },

  removed: {
    description:
      'Taken away by its seller, or by a moderator who says why. The journal stays; the ad never comes back.',
    type: 'final',
  },
} as const satisfies StatesOf<ListingFact, ListingTag>;

export const listingStates = states;

/** The status of a listing in one word: the innermost state of the chart. */
export type ListingStatus = StatusIn<typeof states>;

/** The status that each fact leads to. A fact that is missing here leaves the status as it is. */
export const statusAfter: Readonly<Record<FactThatMoves<typeof states>, ListingStatus>> = statusAfterEach(states);
