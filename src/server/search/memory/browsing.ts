import { relevantParameters } from '#machines/search/normalFilter.ts';
import { galleryLength } from '../filterKinds.ts';
import type { Arena } from './arena.ts';
import { countAt, listAt, sortedNumbers } from './areaList.ts';
import { bitsFor, isLookedIn } from './partFilter.ts';
import { promotedTerm } from './promotedTerms.ts';
import { newestInGallery, ranked } from './rankedHits.ts';
import type { Found, Search } from './search.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';
import { categoryList, walked } from './shortestWay.ts';
import { isPriced, tellFromTables } from './tableCounts.ts';
import { recordsOfCategories, recordsOfList, tallied } from './tallied.ts';
import { walk } from './walk.ts';

/**
 * A search without text. As much as can be is read off tables, and as few documents are met as are shown; documents are
 * looked at for what they tell (parameters), and for a price and a place at once, which no table has.
 */
export function browsed(search: Search): Found {
  const { index, conditions } = search;
  const bySlots = conditions.parameters.length > 0;
  const byPriceAndPlace = conditions.metres !== undefined && isPriced(conditions);
  const hasSelects = relevantParameters(conditions.filter).some(({ kind }) => kind !== 'number');
  const isPassed =
    bySlots || byPriceAndPlace || (hasSelects && (isPriced(conditions) || conditions.metres !== undefined));
  const isToldBySlots = ({ category, topCategory }: CategoryPair) =>
    (bitsFor(category, conditions) | bitsFor(topCategory, conditions)) !== 0;
  tellFromTables(search, {
    isCounted: (pair) => (isLookedIn(pair, conditions) ? !isPassed : !isToldBySlots(pair) && !byPriceAndPlace),
    regions: !bySlots,
    values: hasSelects && !isPassed,
  });
  countBesideScope(search, isToldBySlots, byPriceAndPlace);
  if (!isPassed) {
    return {
      rankings: index.parts.map((part) => walked(search, part)),
      gallery: index.parts.map((part) => {
        const promoted = part.postings(promotedTerm(conditions.filter));
        return { part, documents: walk(part, promoted, conditions, 'newest', galleryLength, search.arena) };
      }),
    };
  }
  const hits = index.parts.map((part) => {
    const places = scopeRecords(search, part, bySlots);
    const counted = { categories: (pair: CategoryPair) => isLookedIn(pair, conditions), regions: bySlots };
    return {
      part,
      words: [],
      documents: inOrder(part, tallied(part, places, conditions, search.tally, search.arena, counted), search.arena),
    };
  });
  return { rankings: ranked(hits, search), gallery: hits.map(newestInGallery) };
}

/** Counts the categories that one does not look in, where no table does. */
function countBesideScope(
  { index, conditions, tally, arena }: Search,
  isToldBySlots: (pair: CategoryPair) => boolean,
  byPriceAndPlace: boolean,
): void {
  const isTold = (pair: CategoryPair) => isToldBySlots(pair) && !isLookedIn(pair, conditions);
  const isOther = (pair: CategoryPair) => !isToldBySlots(pair) && !isLookedIn(pair, conditions);
  for (const part of index.parts) {
    const told = part.categories.flatMap((pair, number) => (isTold(pair) ? [number] : []));
    if (told.length > 0) {
      const places = recordsOfCategories(part, told, arena) ?? recordsOfList(part, undefined, arena);
      tallied(part, places, conditions, tally, arena, { categories: isTold, regions: false });
    }
    if (!byPriceAndPlace) continue;
    const places = recordsOfList(part, listAt(part, conditions.postcodes, arena), arena);
    tallied(part, places, conditions, tally, arena, { categories: isOther, regions: false });
  }
}

/** The records of all ads looked for, and of no more than need be; of all places, if the cantons are counted along. */
function scopeRecords({ conditions, arena }: Search, part: SearchPart, isEverywhere: boolean): Uint32Array {
  const list = categoryList(part, conditions);
  if (!isEverywhere && conditions.metres && countAt(part, conditions.postcodes) < (list?.length ?? part.size)) {
    return recordsOfList(part, part.oldestFirst(listAt(part, conditions.postcodes, arena)), arena);
  }
  const numbers = part.categories.flatMap((pair, number) => (isLookedIn(pair, conditions) ? [number] : []));
  const blocks = list && recordsOfCategories(part, numbers, arena);
  return blocks ?? recordsOfList(part, part.oldestFirst(list), arena);
}

/** Documents oldest first, where they are numbered so: records of several categories are not. */
function inOrder(part: SearchPart, documents: Uint32Array, arena: Arena): Uint32Array {
  if (!part.blocks || documents.every((document, at) => at === 0 || documents[at - 1]! < document)) return documents;
  return sortedNumbers(documents, part.size, arena);
}
