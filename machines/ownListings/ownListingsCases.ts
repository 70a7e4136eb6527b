import { flowCases } from '../paths/flowCases.ts';
import type { ListingStatus } from '../listing/lifecycle/listing.ts';
import type { OwnListing, OwnListingCommand } from './ownListing.ts';
import { ownListingsEvents } from './ownListingsEvents.ts';
import { ownListingsMachine } from './ownListingsMachine.ts';

/** The commands that the example listings allow, by status. */
const allowed: Partial<Readonly<Record<ListingStatus, readonly OwnListingCommand[]>>> = {
  active: ['edit', 'reprice', 'pause', 'sell', 'remove'],
  paused: ['edit', 'reprice', 'resume', 'sell', 'remove'],
  sold: ['cancelSale', 'remove'],
};

/** The user's own listing, as the server sends it. */
export function ownListingExample(id: string, status: ListingStatus, more: Partial<OwnListing> = {}): OwnListing {
  return {
    id,
    title: `Velo ${id.at(-1)}`,
    priceText: 'CHF 480.–',
    priceKind: 'amount',
    francs: 480,
    status,
    because: null,
    picture: null,
    category: 4020,
    path: status === 'active' ? `/de/vi/velo/${id}` : null,
    expiresAt: null,
    may: allowed[status] ?? [],
    ...more,
  };
}

const [one, two] = ['adadadadadaa', 'adadadadadab'];
const statusAfter: Partial<Readonly<Record<OwnListingCommand, ListingStatus>>> = {
  pause: 'paused',
  resume: 'active',
  sell: 'sold',
  cancelSale: 'active',
  remove: 'removed',
};
const first = { id: one };

/** Path-test cases for the page of the user's listings. */
export const ownListingsCases = flowCases({
  machine: ownListingsMachine,
  schema: ownListingsEvents,
  inputs: { 'those that run': { group: 'active' }, 'those that do not': { group: 'inactive' } },
  events: {
    'command.chosen': {
      'another price': { ...first, command: 'reprice' },
      pause: { ...first, command: 'pause' },
      resume: { ...first, command: 'resume' },
      sold: { ...first, command: 'sell' },
      'not sold': { ...first, command: 'cancelSale' },
      remove: { ...first, command: 'remove' },
    },
    'sale.reported': { here: { where: 'here' }, elsewhere: { where: 'elsewhere' } },
    'price.changed': {
      cheaper: ({ context: { listings } }) => {
        const [listing] = listings;
        return listing && { listing: { ...listing, priceText: 'CHF 420.–', francs: 420 } };
      },
    },
  },
  actors: {
    fetchingListings: {
      resolves: {
        none: ({ context: { endCursor } }) => (endCursor === null ? page([], null) : page([], '2')),
        one: ({ context: { endCursor, group } }) =>
          endCursor === null
            ? page([ownListingExample(one, group === 'active' ? 'active' : 'paused')], null)
            : page([ownListingExample(two, 'active')], null),
        'one, and more behind it': ({ context: { endCursor } }) =>
          page([ownListingExample(endCursor === null ? one : two, 'active')], '1'),
      },
      rejects: { 'no line': new Error('No line') },
    },
    commanding: {
      resolves: {
        'the ad': ({ context: { submitted, listings } }) => {
          const listing = listings.find(({ id }) => id === submitted?.id);
          const status = submitted && statusAfter[submitted.command];
          return listing && status
            ? { listing: ownListingExample(listing.id, status, { francs: listing.francs }) }
            : undefined;
        },
        'a refusal': { refusal: 'That cannot be done now.' },
      },
      rejects: { 'no line': new Error('No line') },
    },
    fetchingListing: {
      resolves: {
        'as it was': ({ context: { problem, listings } }) => listings.find(({ id }) => id === problem?.id),
        'sold meanwhile': ({ context: { problem } }) => (problem ? ownListingExample(problem.id, 'sold') : undefined),
        removed: null,
      },
      rejects: { 'no line': new Error('No line') },
    },
  },
  keys: {
    'the ads': ({ context: { listings, group } }) => [
      group,
      listings.map(({ id, status, francs }) => [id, status, francs]),
    ],
    'how many there are, and whether more': ({ context: { counts, endCursor, hasMoreFailed } }) => [
      counts,
      endCursor,
      hasMoreFailed,
    ],
    'what is done, was done, or did not work': ({ context: { submitted, done, problem } }) => [
      submitted,
      done,
      problem,
    ],
  },
  invariants: {
    'something is given exactly while it is asked about or done': (now) =>
      (now.context.submitted !== null) ===
      (now.matches({ shown: 'commanding' }) ||
        now.matches({ shown: 'selling' }) ||
        now.matches({ shown: 'removing' }) ||
        now.matches({ shown: 'repricing' })),
    'no count is negative': ({ context: { counts } }) => counts.active >= 0 && counts.inactive >= 0,
  },
  bound: 20_000,
});

function page(listings: readonly OwnListing[], endCursor: string | null) {
  return { listings, endCursor, counts: { active: 2, inactive: 2 } };
}
