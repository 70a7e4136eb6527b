import { relevantParameters } from '#machines/search/normalFilter.ts';
import { bestHits, type PassedHits, type TalliedHits } from './ranking/bestHits.ts';
import { passed } from './category/categoryPass.ts';
import { parameterBits } from './conditions.ts';
import { isLookedIn, PartFilter } from './partFilter.ts';
import { promotedTerm } from './ranking/promotedTerms.ts';
import { difference, noPostings, type Postings } from './text/postings.ts';
import { bitsFor } from './questions.ts';
import type { Found, Search } from './search.ts';
import type { SearchPart } from './searchPart.ts';
import type { CategoryPair } from './category/categoryPair.ts';
import { walked } from './ranking/shortestWay.ts';
import { isPriced, isPricedAnywhere, countFromTables } from './counts/tableCounts.ts';
import { type Counted, countedOf, tallied } from './counts/tallied.ts';
import { bitsWithout, isSoonerPassed, unwantedIn, Without } from './text/textBits.ts';
import { everyDocument } from './text/textHits.ts';
import { Walk } from './ranking/walk.ts';

/**
 * A search without wanted words. Listings with unwanted words are subtracted from the counts. Tables answer as much as
 * possible, and only the shown documents are read. Two cases read all listings of a category: filters by parameters,
 * and a price combined with a place, for which there is no table.
 */
export function browsed(search: Search): Found {
  const { index, conditions, text, arena, isUncounted } = search;
  const bySlots = conditions.parameters.length > 0;
  const byPriceAndPlace = conditions.metres !== undefined && isPriced(conditions);
  const hasSelects = !isUncounted && relevantParameters(conditions.filter).some(({ kind }) => kind !== 'number');
  const isPassed =
    bySlots || byPriceAndPlace || (hasSelects && (isPriced(conditions) || conditions.metres !== undefined));
  const isCountedBySlots = ({ category, topCategory }: CategoryPair) =>
    ((bitsFor(category, conditions) | bitsFor(topCategory, conditions)) & parameterBits) !== 0;
  const unwanted = index.parts.map((part) => unwantedIn(part, text, arena));
  const isWordless = unwanted.every((list) => list.length === 0);
  if (!isWordless && (isPassed || index.parts.some((part, number) => isSoonerPassed(part, unwanted[number]!)))) {
    const hits = index.parts.map((part, number) => passedOrTallied(search, part, countedOf(search), unwanted[number]));
    return bestHits(hits, search);
  }
  const categories = (pair: CategoryPair) =>
    isLookedIn(pair, conditions) ? isPassed : isCountedBySlots(pair) || byPriceAndPlace;
  const arePostcodesPassed = bySlots || (byPriceAndPlace && !isPricedAnywhere(conditions));
  countFromTables(
    search,
    isUncounted
      ? { isCounted: (pair) => !isPassed && isLookedIn(pair, conditions), ...noOptions }
      : {
          isCounted: (pair) => !categories(pair),
          regions: !bySlots,
          postcodes: !arePostcodesPassed,
          values: hasSelects && !isPassed,
        },
  );
  if (isPassed) {
    const counted = isUncounted ? countedOf(search) : { categories, regions: bySlots, postcodes: arePostcodesPassed };
    return bestHits(
      index.parts.map((part) => passedOrTallied(search, part, counted)),
      search,
    );
  }
  const filters = index.parts.map((part, number) => {
    const filter = new PartFilter(part, conditions, arena);
    const list = unwanted[number]!;
    if (list.length === 0) return { part, filter };
    tallied(search, part, list, { ...countedOf(search), difference: -1 });
    return { part, filter: new Without(filter, part, list, arena) };
  });
  return {
    rankings: filters.map(({ part, filter }) => walked(search, part, filter)),
    gallery: filters.map(({ part, filter }) => {
      const promoted = part.postings(promotedTerm(conditions.filter));
      return { part, documents: new Walk(part, promoted, filter, 'newest') };
    }),
  };
}

const noOptions = { regions: false, postcodes: false, values: false };

/** The hits of a part of the index with their counts, without a list of hits. */
function passedOrTallied(
  search: Search,
  part: SearchPart,
  counted: Counted,
  unwanted: Postings = noPostings,
): TalliedHits | PassedHits {
  const { arena } = search;
  const { byCategory } = part;
  if (byCategory) {
    const among = unwanted.length > 0 ? bitsWithout(byCategory, unwanted, arena) : undefined;
    return { part, words: [], passed: passed(search, part, byCategory, counted, among) };
  }
  const some = difference(everyDocument(part, arena), unwanted, arena);
  const all = part.oldestFirst(some) ?? some;
  return { part, words: [], accepted: tallied(search, part, all, counted) };
}
