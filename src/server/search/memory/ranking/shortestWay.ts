import { filterTerm } from '../../filterTerms.ts';
import { countAt, listAt } from './areaList.ts';
import type { Conditions } from '../conditions.ts';
import { nearestFirst } from './nearest.ts';
import type { Postings } from '../text/postings.ts';
import { documentsOfPrices, walkByPrice } from '../segment/priceOrder.ts';
import { priceKeys, rankedByKey } from './rankedHits.ts';
import type { Ranked } from './ranking.ts';
import type { Search } from '../search.ts';
import type { Acceptance, SearchPart } from '../searchPart.ts';
import { Walk, walkAll } from './walk.ts';

/** The documents in the category that a search is limited to; undefined without a category. */
export function categoryList(
  part: SearchPart,
  { filter: { category, subcategory } }: Conditions,
): Postings | undefined {
  if (subcategory !== undefined) return part.postings(filterTerm.category(subcategory));
  return category === undefined ? undefined : part.postings(filterTerm.topCategory(category));
}

/**
 * The best hits of a part, found by the cheapest walk. The tally must have the total. `hits` contains all of them, if
 * given.
 */
export function walked(search: Search, part: SearchPart, found: Acceptance, hits?: Postings): Ranked {
  const { index, conditions, most, arena, tally } = search;
  const { sort } = conditions.filter;
  if (sort === 'nearest' && conditions.metres) return nearestFirst(search, part, found);
  /** The expected number of steps through a list of this length until the page is full. */
  const steps = (length: number) => Math.min(length, (most * length * index.size) / (tally.total * part.size));
  const list = shortestList(search, part, steps, hits);
  if (sort !== 'cheapest' && sort !== 'expensive') {
    return { part, documents: new Walk(part, list, found, sort === 'oldest' ? 'oldest' : 'newest') };
  }
  if (part.byPrice) {
    const { price } = conditions;
    const inRange = price ? documentsOfPrices(part, price.from, price.to) : part.byPrice;
    if (steps(inRange.length) < (list?.length ?? part.size)) {
      const documents = walkByPrice(part, inRange, { found, isDearestFirst: sort === 'expensive', most }, arena);
      return { part, documents, keys: priceKeys(part, documents, sort) };
    }
  }
  const all = walkAll(part, list, found, arena);
  return rankedByKey(part, all, priceKeys(part, all, sort), most);
}

/** The list that contains all hits and is cheapest to walk. Undefined for all documents. */
function shortestList(
  { conditions, arena }: Search,
  part: SearchPart,
  steps: (length: number) => number,
  hits: Postings | undefined,
): Postings | undefined {
  const { regions, metres, postcodes } = conditions;
  const ofCategory = categoryList(part, conditions);
  const ofRegion = regions?.length === 1 ? part.postings(filterTerm.region(regions[0]!)) : undefined;
  const [shortest] = [hits, ofCategory, ofRegion].filter((list) => list !== undefined).toSorted(byLength);
  // Gathering and sorting the documents of several postcodes costs about as much as reading twice as many.
  const isGathered = metres && 2 * countAt(part, postcodes) < steps(shortest?.length ?? part.size);
  return isGathered ? listAt(part, postcodes, arena) : shortest;
}

function byLength(a: Postings, b: Postings): number {
  return a.length - b.length;
}
