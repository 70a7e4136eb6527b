import { galleryLength } from '#machines/market/limits.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import { passed } from './categoryPass.ts';
import { bitsFor, isLookedIn } from './partFilter.ts';
import { promotedTerm } from './promotedTerms.ts';
import { newestInGallery, ranked } from './rankedHits.ts';
import type { Found, Search } from './search.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';
import { walked } from './shortestWay.ts';
import { isPriced, tellFromTables } from './tableCounts.ts';
import { type Counted, recordsOfList, tallied } from './tallied.ts';
import { walk } from './walk.ts';

/**
 * A search without text. As much as can be is read off tables, and as few documents are met as are shown; all of a
 * category are looked at for what they tell (parameters), and for a price and a place at once, which no table has.
 */
export function browsed(search: Search): Found {
  const { index, conditions, arena } = search;
  const bySlots = conditions.parameters.length > 0;
  const byPriceAndPlace = conditions.metres !== undefined && isPriced(conditions);
  const hasSelects = relevantParameters(conditions.filter).some(({ kind }) => kind !== 'number');
  const isPassed =
    bySlots || byPriceAndPlace || (hasSelects && (isPriced(conditions) || conditions.metres !== undefined));
  const isToldBySlots = ({ category, topCategory }: CategoryPair) =>
    (bitsFor(category, conditions) | bitsFor(topCategory, conditions)) !== 0;
  const categories = (pair: CategoryPair) =>
    isLookedIn(pair, conditions) ? isPassed : isToldBySlots(pair) || byPriceAndPlace;
  tellFromTables(search, {
    isCounted: (pair) => !categories(pair),
    regions: !bySlots,
    values: hasSelects && !isPassed,
  });
  if (isPassed) {
    const hits = index.parts.map((part) => {
      return { part, words: [], documents: passedOrTallied(search, part, { categories, regions: bySlots }) };
    });
    return { rankings: ranked(hits, search), gallery: hits.map(newestInGallery) };
  }
  return {
    rankings: index.parts.map((part) => walked(search, part)),
    gallery: index.parts.map((part) => {
      const promoted = part.postings(promotedTerm(conditions.filter));
      return { part, documents: walk(part, promoted, conditions, 'newest', galleryLength, arena) };
    }),
  };
}

/** What a part has of all that is looked for, the oldest first. */
function passedOrTallied(search: Search, part: SearchPart, counted: Counted): Uint32Array {
  const { conditions, arena, tally } = search;
  if (part.byCategory) return passed(search, part, part.byCategory, counted);
  const places = recordsOfList(part, part.oldestFirst(), arena);
  return tallied(part, places, conditions, tally, arena, counted);
}
