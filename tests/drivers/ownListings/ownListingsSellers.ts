import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingTermDays, renewalDays } from '#machines/market/limits.ts';
import { hashPassword, isPassword } from '#server/account/passwords/passwordHash.ts';
import { tokenOf } from '#server/account/addresses/mailTokens.ts';
import { recordExpiry } from '#server/listing/terms.ts';
import { openMarket } from '#server/market.ts';
import { pathTo } from '#routes';
import { accountsOf, password } from '../account/accounts.ts';
import { writingTo } from '../server/market.ts';

const day = 24 * 60 * 60 * 1000;

/** The number of ads on a page of the list. */
export const listingsOnPage = 20;

interface Listings {
  readonly listings: number;
  /** How many days ago the ads were published. */
  readonly ago: number;
  readonly content: ListingContent;
  /** The fact that follows the publication of the ads, if any. */
  readonly done: ((at: number) => ListingFact) | undefined;
}

const some = (listings: number, more: Partial<Listings> = {}): Listings => ({
  listings,
  ago: 1,
  content: bike,
  done: undefined,
  ...more,
});
const endingSoon = { ago: listingTermDays - renewalDays + 2 };
const flats = { content: { ...bike, category: 1020, parameters: { transaction: 'rent', rooms: 3.5 } } };
const paused = (at: number): ListingFact => ({ type: 'listing.paused', at });

/** The kinds of sellers, by the ads that they have. */
const sellers = {
  'no ads': some(0),
  'an ad that runs': some(1),
  'an ad that ends soon': some(1, endingSoon),
  'a paused ad': some(1, { done: paused }),
  'a paused ad that ends soon': some(1, { ...endingSoon, done: paused }),
  'a sold ad': some(1, { done: (at) => ({ type: 'listing.sold', at, where: 'here' }) }),
  'an expired ad': some(1, { ago: listingTermDays + 1 }),
  'more ads than a page holds': some(listingsOnPage + 1),
  'a flat': some(1, flats),
  'two flats': some(2, flats),
} satisfies Readonly<Record<string, Listings>>;

export type SellerKind = keyof typeof sellers;

/** A seller with ads, the first of which has the title «Velo a». They log in with the password of accounts.ts. */
export interface Seller {
  readonly email: string;
  readonly listings: readonly WrittenListing[];
}

interface WrittenListing {
  readonly id: string;
  /** The end of the ad's term, in epoch milliseconds. */
  readonly end: number;
  /** The path of the renewal link in the ad's mails. */
  readonly renewal: string;
}

/** A supply of sellers of each kind, whose ads are unchanged: each call returns a different one. */
export interface Sellers {
  next(kind: SellerKind): Seller;
}

/** Writes a market with this many sellers of each kind into a folder without a server. */
export async function writeSellers(
  dataDir: string,
  numbers: Readonly<Partial<Record<SellerKind, number>>>,
): Promise<Sellers> {
  const today = Date.now();
  let now = today;
  const market = await openMarket({ dataDir }, { clock: () => now });
  // The password hash is computed once, and all accounts share it.
  const hash = await hashPassword(password);
  const accounts = accountsOf(market, { passwords: { hash: async () => hash, verify: isPassword } });
  const { publishes, tells } = writingTo(market, () => now);
  const waiting = new Map<SellerKind, Seller[]>();
  let written = 0;

  async function joins({ listings, ago, content, done }: Listings, kind: SellerKind): Promise<Seller> {
    now = today - ago * day;
    const email = `${kind.replaceAll(' ', '-')}-${(written += 1)}@example.ch`;
    const seller = await accounts.joins(email);
    const own: WrittenListing[] = [];
    for (let number = 0; number < listings; number += 1) {
      // Ids are in base32, which contains neither 0 nor 1, so digits are replaced.
      const id = `velo${(written += 1)
        .toString(6)
        .padStart(8, '0')
        .replaceAll(/./g, (digit) => 'abcdef'[Number(digit)]!)}`;
      await publishes(seller, id, { ...content, title: `Velo ${String.fromCharCode(97 + number)}` });
      if (done) await tells(id, [done(now)]);
      const end = now + listingTermDays * day;
      const token = await tokenOf(market.keys, 'renewal', id, end);
      own.push({ id, end, renewal: pathTo('renewal', 'en', { token }) });
      // Each ad is older than the one before, because the last changed ad is listed first.
      now -= 1000;
    }
    return { email, listings: own };
  }

  for (const [kind, number] of Object.entries(numbers) as [SellerKind, number][]) {
    const those: Seller[] = [];
    for (let one = 0; one < number; one += 1) those.push(await joins(sellers[kind], kind));
    waiting.set(kind, those);
  }
  now = today;
  await recordExpiry(market);
  await market.close();
  return {
    next(kind) {
      const seller = waiting.get(kind)?.shift();
      if (!seller) throw new Error(`No one is left who has ${kind}`);
      return seller;
    },
  };
}
