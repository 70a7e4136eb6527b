import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { type QueryWord, queryWords } from '../queryWords.ts';
import { rarity } from '../relevance.ts';
import type { SearchAnswer } from '../searchPort.ts';
import type { Arena } from './arena.ts';
import { inGallery, onRequest } from './columns.ts';
import type { FacetTable } from './facetTable.ts';
import { galleryLength, isBrowsing } from '../filterKinds.ts';
import { filterTerm } from '../filterTerms.ts';
import { walkByPrice } from './priceOrder.ts';
import { pageOfIds, type Ranked } from './ranking.ts';
import { aliveAmong, scoresOf } from './scores.ts';
import type { SearchPart } from './searchPart.ts';
import { highestKey, smallestKeys } from './smallestKeys.ts';
import { Tally, tallied } from './tally.ts';
import { shortestList, walk } from './walk.ts';
import { lookedUp, postingsOfAll, postingsOfWord, type WordInPart } from './wordPostings.ts';

/** The index at one moment. */
export interface IndexView {
  readonly parts: readonly SearchPart[];
  readonly facets: FacetTable;
  /** How many ads there are. */
  readonly size: number;
}

/** What a search finds. Synchronous and within a millisecond or two, however large the index is. */
export function answer(index: IndexView, filter: SearchFilter, size: number, arena: Arena): SearchAnswer {
  arena.reset();
  const words = queryWords(filter.query);
  const offset = (filter.page - 1) * size;
  const search: Search = { index, filter, words, most: offset + size, arena, tally: new Tally() };
  const { rankings, gallery } = isBrowsing(filter, words) ? browsed(search) : found(search);
  return {
    ids: pageOfIds(rankings, filter.sort, offset, size),
    total: search.tally.total,
    counts: search.tally.counts,
    galleryIds: pageOfIds(gallery, 'newest', 0, galleryLength),
  };
}

interface Search {
  readonly index: IndexView;
  readonly filter: SearchFilter;
  readonly words: readonly QueryWord[];
  /** How many of the best are needed, to cut the page out of. */
  readonly most: number;
  readonly arena: Arena;
  readonly tally: Tally;
}

interface Found {
  readonly rankings: readonly Ranked[];
  readonly gallery: readonly Ranked[];
}

/** Without text and bounds to the price the counts are known, and only as many documents are met as are shown. */
function browsed({ index, filter, most, arena, tally }: Search): Found {
  index.facets.tally(filter, tally);
  const { sort } = filter;
  const rankings = index.parts.map((part) => {
    const list = shortestList(part, filter);
    if (sort === 'cheapest' || sort === 'expensive') {
      // On the way in the order of prices, every so many documents one is met that is asked for.
      const steps = (most * index.size) / tally.total;
      if (part.byPrice && steps < (list?.length ?? part.size)) {
        const documents = walkByPrice(part, part.byPrice, filter, most, arena);
        return { part, documents, keys: priceKeys(part, documents, sort) };
      }
      const all = walk(part, list, filter, 'oldest', Infinity, arena);
      return rankedByKey(part, all, priceKeys(part, all, sort), most);
    }
    return { part, documents: walk(part, list, filter, sort === 'oldest' ? 'oldest' : 'newest', most, arena) };
  });
  const gallery = index.parts.map((part) => {
    const promoted = part.postings(filterTerm.gallery);
    return { part, documents: walk(part, promoted, filter, 'newest', galleryLength, arena) };
  });
  return { rankings, gallery };
}

/** Every document that the text finds is looked at, for the counts. */
function found(search: Search): Found {
  const { index, filter, words, arena, tally } = search;
  const hits = index.parts.map((part) => {
    const inPart = words.map((word) => lookedUp(part, word));
    const list = words.length > 0 ? postingsOfAll(part, inPart, arena) : undefined;
    return { part, words: inPart, documents: tallied(part, part.oldestFirst(list), filter, tally, arena) };
  });
  return { rankings: ranked(hits, search), gallery: hits.map(newestInGallery) };
}

/** The hits of a part, oldest first. */
interface Hits {
  readonly part: SearchPart;
  readonly words: readonly WordInPart[];
  readonly documents: Uint32Array;
}

function ranked(hits: readonly Hits[], search: Search): Ranked[] {
  const { sort } = search.filter;
  const { most } = search;
  if (sort === 'oldest') return hits.map(({ part, documents }) => ({ part, documents: documents.subarray(0, most) }));
  if (sort === 'newest' || (sort === 'relevant' && search.words.length === 0)) {
    return hits.map(({ part, documents }) => ({ part, documents: documents.slice(-most).reverse() }));
  }
  if (sort === 'relevant') return rankedByRelevance(hits, search);
  return hits.map(({ part, documents }) => rankedByKey(part, documents, priceKeys(part, documents, sort), most));
}

function rankedByRelevance(hits: readonly Hits[], { index, words, most, arena }: Search): Ranked[] {
  const lists = hits.map((hit) => hit.words.map((word) => postingsOfWord(hit.part, word, arena)));
  const rarities = words.map((_, word) => {
    const having = hits.reduce((sum, { part }, number) => sum + aliveAmong(lists[number]![word]!, part.dead), 0);
    return rarity(index.size, having);
  });
  return hits.map(({ part, documents }, number) => {
    const keys = scoresOf(documents, lists[number]!, rarities);
    for (let at = 0; at < keys.length; at += 1) keys[at] = highestKey - keys[at]!;
    return rankedByKey(part, documents, keys, most);
  });
}

function rankedByKey(part: SearchPart, documents: Uint32Array, keys: Uint32Array, most: number): Ranked {
  const places = smallestKeys(keys, most);
  return { part, documents: places.map((place) => documents[place]!), keys: places.map((place) => keys[place]!) };
}

/** Free ads are the cheapest, and ads on request come last whichever way one looks. */
function priceKeys({ columns: { price } }: SearchPart, documents: Uint32Array, sort: 'cheapest' | 'expensive') {
  const keys = new Uint32Array(documents.length);
  for (let at = 0; at < keys.length; at += 1) {
    const amount = price[documents[at]!]!;
    keys[at] = sort === 'cheapest' || amount === onRequest ? amount : onRequest - 1 - amount;
  }
  return keys;
}

function newestInGallery({ part, documents }: Hits): Ranked {
  const { flags } = part.columns;
  const promoted: number[] = [];
  for (let at = documents.length - 1; at >= 0 && promoted.length < galleryLength; at -= 1) {
    if (flags[documents[at]!]! & inGallery) promoted.push(documents[at]!);
  }
  return { part, documents: Uint32Array.from(promoted) };
}
