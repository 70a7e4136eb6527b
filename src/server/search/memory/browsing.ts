import { galleryLength } from '#machines/market/limits.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import { bestHits, type PassedHits } from './bestHits.ts';
import { passed } from './categoryPass.ts';
import { bitsFor, isLookedIn, PartFilter } from './partFilter.ts';
import { promotedTerm } from './promotedTerms.ts';
import type { Hits } from './rankedHits.ts';
import type { Found, Search } from './search.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';
import { walked } from './shortestWay.ts';
import { isPriced, tellFromTables } from './tableCounts.ts';
import { type Counted, tallied } from './tallied.ts';
import { everyDocument } from './textHits.ts';
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
    const hits = index.parts.map((part) => passedOrTallied(search, part, { categories, regions: bySlots }));
    return bestHits(hits, search);
  }
  const filters = index.parts.map((part) => ({ part, filter: new PartFilter(part, conditions) }));
  return {
    rankings: filters.map(({ part, filter }) => walked(search, part, filter)),
    gallery: filters.map(({ part, filter }) => {
      const promoted = part.postings(promotedTerm(conditions.filter));
      return { part, documents: walk(part, promoted, filter, 'newest', galleryLength, arena) };
    }),
  };
}

/** What a part has of all that is looked for. */
function passedOrTallied(search: Search, part: SearchPart, counted: Counted): Hits | PassedHits {
  const { conditions, arena, tally } = search;
  if (part.byCategory) return { part, words: [], passed: passed(search, part, part.byCategory, counted) };
  const all = part.oldestFirst() ?? everyDocument(part, arena);
  return { part, words: [], documents: tallied(part, all, conditions, tally, arena, counted) };
}
