import { evolve, type Listing } from '#machines/listing/lifecycle/listing.ts';
import { demoMarket } from '#server/demo/demoMarket.ts';

type AdCondition = (ad: Listing) => boolean;

const standings = {
  'several pictures': ({ status, content }) => status === 'active' && content.images.length > 3,
  'one picture': ({ status, content }) =>
    status === 'active' && content.kind === 'offer' && content.images.length === 1,
  reserved: ({ status }) => status === 'reserved',
  sold: ({ status }) => status === 'sold',
  expired: ({ status }) => status === 'expired',
  wanted: ({ status, content }) => status === 'active' && content.kind === 'wanted',
  removed: ({ status, publishedAt }) => status === 'removed' && publishedAt !== undefined,
} satisfies Record<string, AdCondition>;

export type DemoAds = Readonly<Record<keyof typeof standings, string>>;

let known: DemoAds | undefined;

/**
 * Ids of ads of the demonstration market, one for each status: the ad with the longest title. Cached, because the
 * search takes most of a second.
 */
export function demoAds(): DemoAds {
  known ??= longestTitled();
  return known;
}

function longestTitled(): DemoAds {
  const ads = demoMarket(Date.now())
    .listings.map(({ id, facts }) => ({ id, ad: facts.reduce<Listing | null>(evolve, null)! }))
    .toSorted((one, other) => other.ad.content.title.length - one.ad.content.title.length);
  const idOf = ([name, stands]: [string, AdCondition]) => {
    const found = ads.find(({ ad }) => stands(ad));
    if (!found) throw new Error(`The demonstration market has no such ad: ${name}`);
    return [name, found.id] as const;
  };
  return Object.fromEntries(Object.entries(standings).map(idOf)) as DemoAds;
}
