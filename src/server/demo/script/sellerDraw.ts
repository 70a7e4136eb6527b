import { parentOf } from '#machines/market/categories/categories.ts';
import { isWithinCategory } from '#machines/market/categories/categoryTree.ts';
import { maxRealEstateAdsOnFreePlan } from '#machines/market/limits.ts';
import type { AdText } from '../adText.ts';
import { fractionOf, hashOf } from './draw.ts';
import { type SellerKey, sellers } from '../sellers.ts';

/** An ad and who sells it. */
export interface Sale {
  readonly seller: SellerKey;
  readonly category: number;
}

/** A person with more than this is no longer a neighbour who clears the attic. */
const mostOfAPerson = 40;

/** How many things of a kind a person sells at most, by category; of any other subcategory `mostOfAKind`. */
const mostOfAPersonIn: Readonly<Record<number, number>> = {
  1000: maxRealEstateAdsOnFreePlan,
  2020: 2,
  2040: 2,
  2050: 1,
  2060: 1,
  2110: 1,
  6400: 2,
  7777: 2,
};
const mostOfAKind = 6;

/** Who is drawn has been here for longer than the oldest ad that can be drawn for them. */
const shortestMembership = 150;

const known = Object.entries(sellers).map(([key, script]) => ({
  key: key as SellerKey,
  script,
  hash: hashOf(key),
}));

type Known = (typeof known)[number];

/**
 * Who sells each of these ads: the seller that it names, else one drawn by its external id among those who write its
 * language, of its trade where a company sells. Ads `told` already count for how much a person sells.
 */
export function sellersFor(ads: readonly AdText[], told: readonly Sale[]): ReadonlyMap<AdText, SellerKey> {
  const sales = new Sales();
  for (const sale of told) sales.add(sale);
  // Those who are named come first, so that nobody is drawn beyond a person's measure.
  const named = ads.filter(({ seller }) => seller !== undefined);
  for (const { seller, category } of named) sales.add({ seller: seller!, category });
  const chosen = new Map(named.map((ad) => [ad, ad.seller!] as const));
  for (const ad of ads.filter(({ seller }) => seller === undefined)) {
    const seller = drawnSeller(ad, sales);
    sales.add({ seller, category: ad.category });
    chosen.set(ad, seller);
  }
  return chosen;
}

/** What everybody sells so far. */
class Sales {
  readonly #counts = new Map<string, number>();

  add({ seller, category }: Sale): void {
    for (const what of ['all', category, parentOf(category)!.id]) {
      this.#counts.set(`${seller} ${what}`, this.#of(seller, what) + 1);
    }
  }

  /** Whether one more of this category would be too much of a person. */
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
 * The candidate of the best lot. Each pair of ad and seller has a lot of its own (rendezvous hashing), so an ad or a
 * seller more leaves nearly all the others where they are.
 */
function drawnSeller(ad: AdText, sales: Sales): SellerKey {
  const { language, category, company } = ad;
  const here = known.filter(({ script }) => script.language === language && script.memberForDays >= shortestMembership);
  const trading = here.filter(({ script }) => script.trades.some((trade) => isWithinCategory(category, trade)));
  const people = here.filter(({ key, script }) => script.kind === 'private' && !sales.wouldBeTooMany(key, category));
  const candidates = company && trading.length > 0 ? trading : people.length > 0 ? people : trading;
  if (candidates.length === 0) throw new Error(`${ad.source}: nobody who writes ${language} sells in ${category}`);
  const hash = hashOf(ad.externalId);
  const lots = candidates.map((candidate) => ({
    key: candidate.key,
    lot: -Math.log(fractionOf(hash, candidate.hash)) / weightOf(candidate, ad),
  }));
  return lots.reduce((best, other) => (other.lot < best.lot ? other : best)).key;
}

/** How likely somebody is to sell this, compared with others: some sell much, all have their interests. */
function weightOf({ script, hash }: Known, { category, place }: AdText): number {
  const near = place === undefined || script.place.slice(-2) === place.slice(-2) ? 1 : 0.05;
  if (script.kind === 'company') return near * (script.trades.includes(category) ? 3 : 1);
  const activity = 0.5 + fractionOf(hash, 1);
  const interest = fractionOf(hash, parentOf(category)!.id) < 0.25 ? 3 : 1;
  return near * activity * interest;
}
