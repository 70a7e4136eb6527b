import { relevantParameters } from '#machines/search/normalFilter.ts';
import { galleryLength } from '../filterKinds.ts';
import { filterTerm } from '../filterTerms.ts';
import type { Arena } from './arena.ts';
import { countAt, listAt } from './areaList.ts';
import { bitsFor, isLookedIn } from './partFilter.ts';
import { promotedTerm } from './promotedTerms.ts';
import type { Postings } from './postings.ts';
import { newestInGallery, ranked } from './rankedHits.ts';
import type { Found, Search } from './search.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';
import { categoryList, walked } from './shortestWay.ts';
import { isPriced, tellFromTables } from './tableCounts.ts';
import { tallied } from './tallied.ts';
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
    const list = part.oldestFirst(scopeList(search, part, bySlots));
    const counted = { categories: (pair: CategoryPair) => isLookedIn(pair, conditions), regions: bySlots };
    return { part, words: [], documents: tallied(part, list, conditions, search.tally, search.arena, counted) };
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
    const told = part.categories.filter(isTold);
    const lists = [...new Set(told.map(({ category }) => category))].map((id) =>
      part.postings(filterTerm.category(id)),
    );
    tallied(part, joined(lists, arena), conditions, tally, arena, { categories: isTold, regions: false });
    if (!byPriceAndPlace) continue;
    const list = listAt(part, conditions.postcodes, arena);
    tallied(part, list, conditions, tally, arena, { categories: isOther, regions: false });
  }
}

/** Lists one after another. */
function joined(lists: readonly Postings[], arena: Arena): Postings {
  const all = arena.take(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
}

/** The shortest list that holds all ads looked for; without a place, if the cantons are counted along. */
function scopeList({ conditions, arena }: Search, part: SearchPart, isEverywhere: boolean): Postings | undefined {
  const list = categoryList(part, conditions);
  if (isEverywhere || !conditions.metres) return list;
  return countAt(part, conditions.postcodes) < (list?.length ?? part.size)
    ? listAt(part, conditions.postcodes, arena)
    : list;
}
