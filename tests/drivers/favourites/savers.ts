import { bike, lamp } from '#machines/favourites/heartsCases.ts';
import type { FavouritesFact } from '#machines/favourites/lifecycle/favouritesFacts.ts';
import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import { mostFavourites } from '#machines/favourites/limits.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import { bike as anyBike } from '#machines/listing/lifecycle/listingExamples.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingTermDays } from '#machines/market/limits.ts';
import { hashPassword, isPassword } from '#server/account/passwords/passwordHash.ts';
import { recordExpiry } from '#server/listing/terms.ts';
import { openMarket } from '#server/market.ts';
import { accountsOf, password } from '../account/accounts.ts';
import { writingTo } from '../server/market.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** An ad of the market, its price when it was saved, and its later changes. */
interface SoldOrNot {
  readonly content: Partial<ListingContent>;
  /** The price when the ad was saved, in whole francs; absent if it equals the current price. */
  readonly before?: number;
  /** How many days ago the ad was published; 1 by default. */
  readonly ago?: number;
  readonly since?: (at: number) => ListingFact;
}

const francs = (amount: number) => ({ price: { kind: 'amount', francs: amount } }) as const;

/** The existing ads by their ids, all of another seller. */
export const listingsOfOthers = {
  [bike]: { content: { title: 'Citybike', ...francs(400) }, before: 480 },
  [lamp]: { content: { title: 'Reading lamp', ...francs(60) }, before: 40 },
  soldtabletaa: { content: { title: 'Oak table' }, since: (at) => ({ type: 'listing.sold', at, where: 'here' }) },
  heldbenchaaa: { content: { title: 'Garden bench' }, since: (at) => ({ type: 'listing.reserved', at }) },
  expiredsofaa: { content: { title: 'Sofa' }, ago: listingTermDays + 1 },
  pausedpianoa: { content: { title: 'Piano' }, since: (at) => ({ type: 'listing.paused', at }) },
  goneskatesaa: { content: { title: 'Skates' }, since: (at) => ({ type: 'listing.removed', at, by: 'seller' }) },
  giftplanteaa: { content: { title: 'Rubber plant', price: { kind: 'free' } }, before: 20 },
  longtitleaaa: {
    content: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
  },
} satisfies Readonly<Record<string, SoldOrNot>> as Readonly<Record<string, SoldOrNot>>;

const plain = Array.from({ length: mostFavourites }, (_, number) => plainListing(number));

/** The id of one of the many ads that have no special feature. */
export function plainListing(number: number): string {
  return `plain${[...String(number).padStart(7, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

/** The ids of the ads that people have saved, the last first, by the kind of person. */
const savers = {
  'nothing saved': [],
  'a cheaper one': [bike],
  'one of each': Object.keys(listingsOfOthers),
  'a hundred': plain,
} satisfies Readonly<Record<string, readonly string[]>>;

export type SaverKind = keyof typeof savers;

/** Email addresses of people who have saved ads. They log in with the password of accounts.ts. */
export interface Savers {
  /** The address of another person of a kind each time, whose favourites are unchanged. */
  next(kind: SaverKind): string;
  /** The email address of the owner of the ads. */
  readonly seller: string;
}

/** Writes a market with this many people of each kind into a folder without a server. */
export async function writeSavers(
  dataDir: string,
  numbers: Readonly<Partial<Record<SaverKind, number>>>,
): Promise<Savers> {
  const today = Date.now();
  let now = today;
  const market = await openMarket({ dataDir }, { clock: () => now });
  // The password hash is computed once, and all accounts share it.
  const hash = await hashPassword(password);
  const accounts = accountsOf(market, { passwords: { hash: async () => hash, verify: isPassword } });
  const { publishes, tells } = writingTo(market, () => now);
  const waiting = new Map<SaverKind, string[]>();
  let joined = 0;

  const seller = await accounts.joins('seller@example.ch');
  const plainListings: readonly (readonly [string, SoldOrNot])[] = plain.map((id, number) => [
    id,
    { content: { title: `Bike ${number + 1}` }, ago: 3 },
  ]);
  for (const [id, { content, before, ago = 1, since }] of [...Object.entries(listingsOfOthers), ...plainListings]) {
    now = today - ago * day;
    await publishes(seller, id, { ...anyBike, ...content, ...(before !== undefined && francs(before)) });
    now += minute;
    if (before !== undefined) {
      await tells(id, [{ type: 'listing.repriced', at: now, price: content.price! }]);
    }
    if (since) await tells(id, [since(now)]);
  }

  const costOf = (id: string): number | null => {
    const { before, content } = listingsOfOthers[id] ?? { content: {} };
    const price = content.price ?? anyBike.price;
    return before ?? (price.kind === 'amount' ? price.francs : null);
  };
  for (const [kind, number] of Object.entries(numbers) as [SaverKind, number][]) {
    waiting.set(kind, []);
    for (let one = 0; one < number; one += 1) {
      now = today - day + 2 * minute;
      const email = `saver${(joined += 1)}@example.ch`;
      const account = await accounts.joins(email);
      // The ads are saved in reverse order, because the last saved one is listed first.
      const saved = savers[kind].toReversed().map((listing, index): FavouritesFact => ({
        type: 'favourites.added',
        at: now + index * minute,
        listing,
        francs: costOf(listing),
      }));
      const answer = await market.commands.run({
        actor: account,
        streams: { favourites: { lifecycle: favouritesLifecycle, id: account } },
        decide: () => ({ favourites: saved }),
      });
      if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
      waiting.get(kind)!.push(email);
    }
  }
  now = today;
  await recordExpiry(market);
  await market.close();
  return {
    seller: 'seller@example.ch',
    next(kind) {
      const email = waiting.get(kind)?.shift();
      if (email === undefined) throw new Error(`No one is left who has ${kind}`);
      return email;
    },
  };
}
