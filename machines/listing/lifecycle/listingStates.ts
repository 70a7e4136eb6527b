import { type FactThatMoves, statusAfterEach, type StatusIn, type StatesOf } from '../../journal/statusAfterEach.ts';
import { recorded } from '../../statecharts/recorded.ts';
import type { ListingFact } from './listingFacts.ts';

/**
 * The tags that views and rules query.
 * - `listed`: search finds the listing.
 * - `viewable`: its page is public.
 * - `alive`: its seller can still act on it.
 * - `running`: its term runs.
 * - `pending`: it waits to be published.
 * - `inactive`: it is off the market until its seller acts.
 */
export type ListingTag = 'listed' | 'viewable' | 'alive' | 'running' | 'pending' | 'inactive';

/** The states of the chart as data: the only place that defines the target of each fact. */
const states = {
  unwritten: {
    description: 'It does not exist yet; every journal begins here.',
    on: { 'listing.drafted': recorded('draft') },
  },

  draft: {
    description: 'Its seller has drafted it, and it is private.',
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
      'Submitted, but its seller has not opened the link in the verification mail, so that strangers cannot post ' +
      'in their name.',
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
    description: 'A moderator reviews it, because it seems risky. Its seller waits and may withdraw it.',
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
    description: 'A moderator has rejected it with a reason. Its seller can change it and submit it again.',
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
    description: 'Its term runs: it counts towards the plan of its seller, who can change, price and promote it.',
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
        description: 'It is public, and buyers can write to its seller.',
        tags: ['listed', 'viewable'],
        on: {
          'listing.paused': recorded('paused'),
          'listing.reserved': recorded('reserved'),
        },
      },
      paused: {
        description: 'Its seller is away or undecided; it is hidden until the seller resumes it, and its term runs on.',
        tags: ['inactive'],
        on: { 'listing.resumed': recorded('active') },
      },
      reserved: {
        description: 'Reserved for a buyer; others still see it, in case the buyer does not come.',
        tags: ['listed', 'viewable'],
        on: { 'listing.reservationEnded': recorded('active') },
      },
    },
  },

  sold: {
    description: 'Sold to a buyer. Its page stays, so that the link in their mails works; search no longer shows it.',
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
      'Removed by its seller, or by a moderator with a reason. The journal stays; the listing never returns.',
    type: 'final',
  },
} as const satisfies StatesOf<ListingFact, ListingTag>;

export const listingStates = states;

/** The status of a listing in one word: the innermost state of the chart. */
export type ListingStatus = StatusIn<typeof states>;

/** The status after each fact. A fact that is missing here does not change the status. */
export const statusAfter: Readonly<Record<FactThatMoves<typeof states>, ListingStatus>> = statusAfterEach(states);
