import { galleryLength } from '#machines/market/limits.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { parsedText } from '../queryWords.ts';
import { noAnswer, type SearchAnswer, type SearchPage } from '../searchPort.ts';
import type { Arena } from './arena.ts';
import { bestHits } from './ranking/bestHits.ts';
import { countListedAfter } from './ranking/countListedAfter.ts';
import { browsed } from './browsing.ts';
import { passed } from './category/categoryPass.ts';
import { conditionsOf } from './conditions.ts';
import { distancesOf, pageOf } from './ranking/ranking.ts';
import type { Found, IndexView, Search } from './search.ts';
import { Tally } from './counts/tally.ts';
import { countedOf, tallied } from './counts/tallied.ts';
import { bitsOfList, isSoonerPassed, isUnwantedOnly } from './text/textBits.ts';
import { textHits } from './text/textHits.ts';

/** Runs a search. Synchronous, and done within a millisecond or two at any size of the index. */
export function answer(
  index: IndexView,
  filter: SearchFilter,
  { size, area, isUncounted = false }: SearchPage,
  arena: Arena,
): SearchAnswer {
  arena.reset();
  const conditions = conditionsOf(filter, area, index.known, arena);
  const offset = (filter.page - 1) * size;
  const later = countListedAfter(index.parts, filter.asOf);
  const tally = new Tally(conditions, index.known, arena);
  const search: Search = {
    index,
    conditions,
    text: parsedText(filter),
    most: offset + size + later,
    arena,
    tally,
    isUncounted,
  };
  const { rankings, gallery } = isUnwantedOnly(search.text) ? browsed(search) : found(search);
  const page = pageOf(rankings, filter.sort, { offset, size, asOf: filter.asOf });
  const listings = { ids: page.map(({ id }) => id), distances: distancesOf(page, conditions), total: tally.total };
  if (isUncounted) return { ...noAnswer, ...listings };
  return {
    ...listings,
    counts: tally.counts,
    galleryIds: filter.organic ? [] : pageOf(gallery, 'newest', { offset: 0, size: galleryLength }).map(({ id }) => id),
    newestAt: index.parts.reduce((newest, part) => Math.max(newest, part.newestAt()), 0),
  };
}

/** Checks every document that the text matches, to count it. */
function found(search: Search): Found {
  const { index, text, arena } = search;
  const counted = countedOf(search);
  const hits = index.parts.map((part) => {
    const { words, list } = textHits(part, text, arena);
    if (part.byCategory && isSoonerPassed(part, list)) {
      const among = bitsOfList(part.byCategory, list, arena);
      return { part, words, list, passed: passed(search, part, part.byCategory, counted, among) };
    }
    const inOrder = part.oldestFirst(list) ?? list;
    return { part, words, accepted: tallied(search, part, inOrder, counted) };
  });
  return bestHits(hits, search);
}
