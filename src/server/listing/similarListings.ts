import type { SimilarAds } from '#machines/listing/adItem.ts';
import { categoryById, parentOf } from '#machines/market/categories.ts';
import type { Language } from '#machines/market/language.ts';
import { mostSimilar } from '#machines/market/limits.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { likeness } from '../search/likeness.ts';
import type { Services } from '../services.ts';
import { adItem, categoryInfo } from './adItems.ts';
import { type ShownListing, shownListings } from './shownListings.ts';

/** Newest ads of each search that are compared with the ad: enough to choose from, few enough to read for each page. */
const candidates = 32;

/** Ads like one, the most alike first: of its subcategory while there are any, near in price, words and place. */
export async function similarTo(services: Services, listing: ShownListing, language: Language): Promise<SimilarAds> {
  const { market, words, localities } = services;
  const telling = { language, say: words[language], localities };
  const found = await shownListings(market, await candidateIds(services, listing));
  const ranked = found
    .map((other) => ({ other, score: likeness(listing, other) }))
    .toSorted((one, other) => other.score - one.score || one.other.id.localeCompare(other.other.id))
    .slice(0, mostSimilar);
  return {
    category_info: categoryInfo(listing.category, language),
    items: ranked.map(({ other }) => adItem(other, telling)),
  };
}

/** Searches from the closest to the widest, until there are enough to show. */
async function candidateIds({ search }: Services, listing: ShownListing): Promise<readonly string[]> {
  await search.caughtUp();
  const ids = new Set<string>();
  for (const filter of searches(listing)) {
    const answer = await search.port.search(filter, { size: candidates });
    for (const id of answer.ids) if (id !== listing.id) ids.add(id);
    if (ids.size >= mostSimilar) break;
  }
  return [...ids];
}

function searches({ category, francs }: ShownListing): readonly SearchFilter[] {
  const top = parentOf(category)?.id;
  const own: SearchFilter = {
    ...everything,
    ...(top === undefined ? { category } : { category: top, subcategory: category }),
  };
  const near = francs ? [{ ...own, priceFrom: Math.floor(francs / 2), priceTo: francs * 2 }] : [];
  return [...near, own, ...(top !== undefined && categoryById(top) ? [{ ...everything, category: top }] : [])];
}
