import { parentOf } from '#machines/market/categories/categories.ts';
import { isWithinCategory } from '#machines/market/categories/categoryTree.ts';
import { maxRealEstateListingsOnFreePlan } from '#machines/market/limits.ts';
import type { ListingText } from '../listingText.ts';
import { fractionOf, hashOf } from './draw.ts';
import { type SellerKey, sellers } from '../sellers.ts';

/** A listing and its seller. */
export interface Sale {
  readonly seller: SellerKey;
  readonly category: number;
}

/** The maximum number of listings of a private person. */
const mostOfAPerson = 40;

/** The maximum number of listings of a private person per category; `mostOfAKind` for any other subcategory. */
const mostOfAPersonIn: Readonly<Record<number, number>> = {
  1000: maxRealEstateListingsOnFreePlan,
  2020: 2,
  2040: 2,
  2050: 1,
  2060: 1,
  2110: 1,
  6400: 2,
  7777: 2,
};
const mostOfAKind = 6;

/** A drawn seller must be a member for longer than the oldest listing that can be drawn. */
const shortestMembership = 150;

const known = Object.entries(sellers).map(([key, script]) => ({
  key: key as SellerKey,
  script,
  hash: hashOf(key),
}));

type Known = (typeof known)[number];

/**
 * The seller of each listing: the named seller, or one drawn by the listing's external id among sellers of its
 * language. A company's listing gets a seller of the trade. The listings in `allSales` already count for the limits of a
 * person.
 */
export function sellersFor(
  listings: readonly ListingText[],
  allSales: readonly Sale[],
): ReadonlyMap<ListingText, SellerKey> {
  const sales = new Sales();
  for (const sale of allSales) sales.add(sale);
  // Listings with a named seller are counted first, so that a draw never exceeds a person's limits.
  const named = listings.filter(({ seller }) => seller !== undefined);
  for (const { seller, category } of named) sales.add({ seller: seller!, category });
  const chosen = new Map(named.map((listing) => [listing, listing.seller!] as const));
  for (const listing of listings.filter(({ seller }) => seller === undefined)) {
    const seller = drawnSeller(listing, sales);
    sales.add({ seller, category: listing.category });
    chosen.set(listing, seller);
  }
  return chosen;
}

/** Counts the listings of each seller so far, by category. */
class Sales {
  readonly #counts = new Map<string, number>();

  add({ seller, category }: Sale): void {
    for (const what of ['all', category, parentOf(category)!.id]) {
      this.#counts.set(`${seller} ${what}`, this.#of(seller, what) + 1);
    }
  }

  /** Whether another listing in this category would exceed a private person's limits. */
  wouldBeTooMany(seller: SellerKey, category: number): boolean {
    const top = parentOf(category)!.id;
    return (
      this.#of(seller, 'all') >= mostOfAPerson ||
      this.#of(seller, category) >= (mostOfAPersonIn[category] ?? mostOfAKind) ||
      this.#of(seller, top) >= (mostOfAPersonIn[top] ?? Infinity)
    );
  }

  #of(seller: SellerKey, what: string | number): number {
    return this.#counts.get(`${seller} ${what}`) ?? 0;
  }
}

/**
 * The candidate with the smallest lot. Each pair of listing and seller has a separate lot (rendezvous hashing), so
 * another listing or seller leaves nearly all other assignments unchanged.
 */
function drawnSeller(listing: ListingText, sales: Sales): SellerKey {
  const { language, category, company } = listing;
  const here = known.filter(({ script }) => script.language === language && script.memberForDays >= shortestMembership);
  const trading = here.filter(({ script }) => script.trades.some((trade) => isWithinCategory(category, trade)));
  const people = here.filter(({ key, script }) => script.kind === 'private' && !sales.wouldBeTooMany(key, category));
  const candidates = company && trading.length > 0 ? trading : people.length > 0 ? people : trading;
  if (candidates.length === 0)
    throw new Error(`${listing.source}: no seller who writes ${language} sells in ${category}`);
  const hash = hashOf(listing.externalId);
  const lots = candidates.map((candidate) => ({
    key: candidate.key,
    lot: -Math.log(fractionOf(hash, candidate.hash)) / weightOf(candidate, listing),
  }));
  return lots.reduce((best, other) => (other.lot < best.lot ? other : best)).key;
}

/** The relative probability that a seller has this listing, by the seller's activity and interests. */
function weightOf({ script, hash }: Known, { category, place }: ListingText): number {
  const near = place === undefined || script.place.slice(-2) === place.slice(-2) ? 1 : 0.05;
  if (script.kind === 'company') return near * (script.trades.includes(category) ? 3 : 1);
  const activity = 0.5 + fractionOf(hash, 1);
  const interest = fractionOf(hash, parentOf(category)!.id) < 0.25 ? 3 : 1;
  return near * activity * interest;
}
