import { evolve, type Listing } from '#machines/listing/lifecycle/listing.ts';
import { demoMarket } from '#server/demo/demoMarket.ts';

type ListingCondition = (listing: Listing) => boolean;

const conditions = {
  'several pictures': ({ status, content }) => status === 'active' && content.images.length > 3,
  'one picture': ({ status, content }) =>
    status === 'active' && content.kind === 'offer' && content.images.length === 1,
  reserved: ({ status }) => status === 'reserved',
  sold: ({ status }) => status === 'sold',
  expired: ({ status }) => status === 'expired',
  wanted: ({ status, content }) => status === 'active' && content.kind === 'wanted',
  removed: ({ status, publishedAt }) => status === 'removed' && publishedAt !== undefined,
} satisfies Record<string, ListingCondition>;

export type DemoListings = Readonly<Record<keyof typeof conditions, string>>;

let known: DemoListings | undefined;

/**
 * Ids of ads of the demonstration market, one for each status: the ad with the longest title. Cached, because the
 * search takes most of a second.
 */
export function demoListings(): DemoListings {
  known ??= longestTitled();
  return known;
}

function longestTitled(): DemoListings {
  const listings = demoMarket(Date.now())
    .listings.map(({ id, facts }) => ({ id, listing: facts.reduce<Listing | null>(evolve, null)! }))
    .toSorted((one, other) => other.listing.content.title.length - one.listing.content.title.length);
  const idOf = ([name, condition]: [string, ListingCondition]) => {
    const found = listings.find(({ listing }) => condition(listing));
    if (!found) throw new Error(`The demonstration market has no such ad: ${name}`);
    return [name, found.id] as const;
  };
  return Object.fromEntries(Object.entries(conditions).map(idOf)) as DemoListings;
}
