import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { type AskedText, askedText } from '../queryWords.ts';
import { rarity } from '../relevance.ts';
import type { SearchAnswer, SearchPage } from '../searchPort.ts';
import type { Arena } from './arena.ts';
import { inGallery, onRequest } from './columns.ts';
import { galleryLength } from '../filterKinds.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import type { FacetTable } from './facetTable.ts';
import type { KnownValues } from './knownValues.ts';
import { distancesOf, pageOf, type Ranked } from './ranking.ts';
import { aliveAmong, scoresOf } from './scores.ts';
import type { SearchPart } from './searchPart.ts';
import { highestKey, smallestKeys } from './smallestKeys.ts';
import { Tally } from './tally.ts';
import { tallied } from './tallied.ts';
import { textHits } from './textHits.ts';
import { postingsOfWord, type WordInPart } from './wordPostings.ts';

/** The index at one moment. */
export interface IndexView {
  readonly parts: readonly SearchPart[];
  readonly facets: FacetTable;
  readonly known: KnownValues;
  /** How many ads there are. */
  readonly size: number;
}

/** What a search finds. Synchronous and within a millisecond or two, however large the index is. */
export function answer(index: IndexView, filter: SearchFilter, { size, area }: SearchPage, arena: Arena): SearchAnswer {
  arena.reset();
  const conditions = conditionsOf(filter, area, index.known);
  const offset = (filter.page - 1) * size;
  const tally = new Tally(conditions, index.known, arena);
  const search: Search = { index, conditions, text: askedText(filter), most: offset + size, arena, tally };
  const { rankings, gallery } = found(search);
  const page = pageOf(rankings, filter.sort, offset, size);
  return {
    ids: page.map(({ id }) => id),
    distances: distancesOf(page, conditions),
    total: tally.total,
    counts: tally.counts,
    galleryIds: filter.organic ? [] : pageOf(gallery, 'newest', 0, galleryLength).map(({ id }) => id),
  };
}

interface Search {
  readonly index: IndexView;
  readonly conditions: Conditions;
  readonly text: AskedText;
  /** How many of the best are needed, to cut the page out of. */
  readonly most: number;
  readonly arena: Arena;
  readonly tally: Tally;
}

interface Found {
  readonly rankings: readonly Ranked[];
  readonly gallery: readonly Ranked[];
}

/** Every document that the text finds is looked at, for the counts. */
function found(search: Search): Found {
  const { index, conditions, text, arena, tally } = search;
  const hits = index.parts.map((part) => {
    const { words, list } = textHits(part, text, arena);
    return { part, words, documents: tallied(part, part.oldestFirst(list), conditions, tally, arena) };
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
  const { conditions, most } = search;
  const { sort } = conditions.filter;
  if (sort === 'oldest') return hits.map(({ part, documents }) => ({ part, documents: documents.subarray(0, most) }));
  if (sort === 'newest' || (sort === 'relevant' && search.text.words.length === 0)) {
    return hits.map(({ part, documents }) => ({ part, documents: documents.slice(-most).reverse() }));
  }
  if (sort === 'relevant') return rankedByRelevance(hits, search);
  return hits.map(({ part, documents }) => {
    const keys = sort === 'nearest' ? distanceKeys(part, documents, conditions) : priceKeys(part, documents, sort);
    return rankedByKey(part, documents, keys, most);
  });
}

function rankedByRelevance(hits: readonly Hits[], { index, text, most, arena }: Search): Ranked[] {
  const lists = hits.map((hit) => hit.words.map((word) => postingsOfWord(hit.part, word, arena)));
  const rarities = text.words.map((_, word) => {
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

/** All are as near where nobody asks from where. */
function distanceKeys({ columns: { postcode } }: SearchPart, documents: Uint32Array, { metres }: Conditions) {
  return documents.map((document) => metres?.[postcode[document]!] ?? 0);
}

function newestInGallery({ part, documents }: Hits): Ranked {
  const { flags } = part.columns;
  const promoted: number[] = [];
  for (let at = documents.length - 1; at >= 0 && promoted.length < galleryLength; at -= 1) {
    if (flags[documents[at]!]! & inGallery) promoted.push(documents[at]!);
  }
  return { part, documents: Uint32Array.from(promoted) };
}
