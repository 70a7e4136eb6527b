import { flowCases } from '../paths/flowCases.ts';
import type { ListingStatus } from '../listing/lifecycle/listing.ts';
import type { OwnAd, OwnAdCommand } from './ownAd.ts';
import { ownAdsEvents } from './ownAdsEvents.ts';
import { ownAdsMachine } from './ownAdsMachine.ts';

/** The allowed commands of the cases, by status. */
const allowed: Partial<Readonly<Record<ListingStatus, readonly OwnAdCommand[]>>> = {
  active: ['edit', 'reprice', 'pause', 'sell', 'remove'],
  paused: ['edit', 'reprice', 'resume', 'sell', 'remove'],
  sold: ['cancelSale', 'remove'],
};

/** The user's own listing, as the server sends it. */
export function ownAdExample(id: string, status: ListingStatus, more: Partial<OwnAd> = {}): OwnAd {
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
const statusAfter: Partial<Readonly<Record<OwnAdCommand, ListingStatus>>> = {
  pause: 'paused',
  resume: 'active',
  sell: 'sold',
  cancelSale: 'active',
  remove: 'removed',
};
const first = { id: one };

/** Path-test cases for the page of the user's listings. */
export const ownAdsCases = flowCases({
  machine: ownAdsMachine,
  schema: ownAdsEvents,
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
    'sale.told': { here: { where: 'here' }, elsewhere: { where: 'elsewhere' } },
    'price.changed': {
      cheaper: ({ context: { ads } }) => {
        const [ad] = ads;
        return ad && { ad: { ...ad, priceText: 'CHF 420.–', francs: 420 } };
      },
    },
  },
  actors: {
    fetchingAds: {
      resolves: {
        none: ({ context: { endCursor } }) => (endCursor === null ? page([], null) : page([], '2')),
        one: ({ context: { endCursor, group } }) =>
          endCursor === null
            ? page([ownAdExample(one, group === 'active' ? 'active' : 'paused')], null)
            : page([ownAdExample(two, 'active')], null),
        'one, and more behind it': ({ context: { endCursor } }) =>
          page([ownAdExample(endCursor === null ? one : two, 'active')], '1'),
      },
      rejects: { 'no line': new Error('No line') },
    },
    commanding: {
      resolves: {
        'the ad': ({ context: { given, ads } }) => {
          const ad = ads.find(({ id }) => id === given?.id);
          const status = given && statusAfter[given.command];
          return ad && status ? { ad: ownAdExample(ad.id, status, { francs: ad.francs }) } : undefined;
        },
        'a refusal': { refusal: 'That cannot be done now.' },
      },
      rejects: { 'no line': new Error('No line') },
    },
    fetchingAd: {
      resolves: {
        'as it was': ({ context: { problem, ads } }) => ads.find(({ id }) => id === problem?.id),
        'sold meanwhile': ({ context: { problem } }) => (problem ? ownAdExample(problem.id, 'sold') : undefined),
        removed: null,
      },
      rejects: { 'no line': new Error('No line') },
    },
  },
  keys: {
    'the ads': ({ context: { ads, group } }) => [group, ads.map(({ id, status, francs }) => [id, status, francs])],
    'how many there are, and whether more': ({ context: { counts, endCursor, hasMoreFailed } }) => [
      counts,
      endCursor,
      hasMoreFailed,
    ],
    'what is done, was done, or did not work': ({ context: { given, done, problem } }) => [given, done, problem],
  },
  invariants: {
    'something is given exactly while it is asked about or done': (now) =>
      (now.context.given !== null) ===
      (now.matches({ shown: 'commanding' }) ||
        now.matches({ shown: 'selling' }) ||
        now.matches({ shown: 'removing' }) ||
        now.matches({ shown: 'repricing' })),
    'no count is negative': ({ context: { counts } }) => counts.active >= 0 && counts.inactive >= 0,
  },
  bound: 20_000,
});

function page(ads: readonly OwnAd[], endCursor: string | null) {
  return { ads, endCursor, counts: { active: 2, inactive: 2 } };
}
