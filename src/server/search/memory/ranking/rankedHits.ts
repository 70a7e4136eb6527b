import { rarity } from '../../relevance.ts';
import { onRequest } from '../segment/columns.ts';
import type { Conditions } from '../conditions.ts';
import type { Ranked } from './ranking.ts';
import { aliveAmong, scoresOf } from './scores.ts';
import type { Search } from '../search.ts';
import type { SearchPart } from '../searchPart.ts';
import { highestKey, smallestKeys } from './smallestKeys.ts';
import { postingsOfWord, type WordInPart } from '../text/wordPostings.ts';

/** The hits of a part, the oldest first. */
export interface Hits {
  readonly part: SearchPart;
  readonly words: readonly WordInPart[];
  readonly documents: Uint32Array;
}

/** The best hits, in the order of the search. */
export function ranked(hits: readonly Hits[], search: Search): Ranked[] {
  const { conditions, most } = search;
  const { sort } = conditions.filter;
  if (sort === 'oldest') return hits.map(({ part, documents }) => ({ part, documents: documents.subarray(0, most) }));
  if (isByRelevance(search)) return rankedByRelevance(hits, search);
  if (sort === 'newest' || sort === 'relevant') {
    return hits.map(({ part, documents }) => ({ part, documents: documents.slice(-most).reverse() }));
  }
  return hits.map(({ part, documents }) => {
    const keys = sort === 'nearest' ? distanceKeys(part, documents, conditions) : priceKeys(part, documents, sort);
    return rankedByKey(part, documents, keys, most);
  });
}

/** Whether hits are ordered by relevance. Without words in the text, all listings are equally relevant. */
export function isByRelevance({ conditions, text }: Search): boolean {
  return conditions.filter.sort === 'relevant' && text.words.length > 0;
}

function rankedByRelevance(hits: readonly Hits[], { index, text, most, arena }: Search): Ranked[] {
  const lists = hits.map((hit) => hit.words.map((word) => postingsOfWord(word, arena)));
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

/** The best documents of a part by their keys, smallest first. The input is sorted oldest first. */
export function rankedByKey(part: SearchPart, documents: Uint32Array, keys: Uint32Array, most: number): Ranked {
  const places = smallestKeys(keys, most);
  return { part, documents: places.map((place) => documents[place]!), keys: places.map((place) => keys[place]!) };
}

/** Free listings are the cheapest. Listings on request come last in both directions. */
export function priceKeys({ columns: { price } }: SearchPart, documents: Uint32Array, sort: 'cheapest' | 'expensive') {
  const keys = new Uint32Array(documents.length);
  for (let at = 0; at < keys.length; at += 1) {
    const amount = price[documents[at]!]!;
    keys[at] = sort === 'cheapest' || amount === onRequest ? amount : onRequest - 1 - amount;
  }
  return keys;
}

/** The sort keys by distance. Without a searched place, all listings have the same distance. */
export function distanceKeys({ columns: { postcode } }: SearchPart, documents: Uint32Array, { metres }: Conditions) {
  return documents.map((document) => metres?.[postcode[document]!] ?? 0);
}
