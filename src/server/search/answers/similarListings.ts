import type { SimilarListings } from '#machines/listing/listingItem.ts';
import { parentOf } from '#machines/market/categories/categories.ts';
import { mostSimilar } from '#machines/market/limits.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { wordsOf } from '#market/text/words.ts';
import { searchListingIds } from '../searchMarket.ts';
import { likeness } from './likeness.ts';
import type { SearchServices } from '../searchServices.ts';
import { categoryInfo } from '#server/listing/answers/listingItems.ts';
import { isPublic } from '#server/listing/listingVisibility.ts';
import { itemsFor } from '#server/listing/answers/itemAnswer.ts';
import { currentRows } from '#server/listing/listingRows.ts';
import type { Requester } from '#server/listing/answers/requester.ts';
import type { ShownListing } from '#server/listing/shownListings.ts';
import { variedFirst } from './variedFirst.ts';

/**
 * The number of newest listings per search to compare with the listing: enough to choose from, few enough to read for
 * each page.
 */
const candidates = 32;

/**
 * Listings similar to a listing, the most similar first. They come from its subcategory while there are any, and are
 * near in price, words and place. Listings with a repeated cover come only if there are too few others.
 */
export async function similarTo(
  services: SearchServices,
  listing: ShownListing,
  requester: Requester,
): Promise<SimilarListings> {
  const found = await currentRows(services, await candidateIds(services, listing));
  const ranked = found
    .filter(isPublic)
    .map((other) => ({ other, score: likeness(listing, other) }))
    .toSorted((one, other) => other.score - one.score || one.other.id.localeCompare(other.other.id))
    .map(({ other }) => other);
  return {
    category_info: categoryInfo(listing.category, requester.language),
    items: await itemsFor(services, variedFirst(listing, ranked).slice(0, mostSimilar), requester),
  };
}

/**
 * Listings with a similar title and listings at a similar price. Wider searches run only while there are too few
 * listings to show.
 */
async function candidateIds(services: SearchServices, listing: ShownListing): Promise<readonly string[]> {
  const ids = new Set<string>();
  const look = async (filter: SearchFilter) => {
    const answer = await searchListingIds(services, filter, candidates);
    for (const id of answer.ids) if (id !== listing.id) ids.add(id);
  };
  const { near, wide } = searches(listing);
  for (const filter of near) await look(filter);
  for (const filter of wide) if (ids.size < mostSimilar) await look(filter);
  return [...ids];
}

function searches({ category, francs, title }: ShownListing): Record<'near' | 'wide', SearchFilter[]> {
  const top = parentOf(category)?.id;
  const own: SearchFilter = {
    ...everything,
    ...(top === undefined ? { category } : { category: top, subcategory: category }),
  };
  const word = distinctiveWord(title);
  return {
    near: [
      ...(word === undefined ? [] : [{ ...own, query: word, sort: 'relevant' as const }]),
      ...(francs ? [{ ...own, priceFrom: Math.floor(francs / 2), priceTo: francs * 2 }] : []),
    ],
    wide: [own, ...(top === undefined ? [] : [{ ...everything, category: top }])],
  };
}

/** The word of a title that names the thing: the first long one, because sellers write it first. */
function distinctiveWord(title: string): string | undefined {
  const words = withoutStopWords(wordsOf(title)).flatMap(({ parts }) => parts);
  return words.find((word) => word.length > 3 && /^\p{L}+$/u.test(word));
}
