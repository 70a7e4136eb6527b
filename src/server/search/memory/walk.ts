import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { Arena } from './arena.ts';
import { filterTerm } from '../filterTerms.ts';
import { PartFilter } from './partFilter.ts';
import { documentOf, type Postings } from './postings.ts';
import type { SearchPart } from './searchPart.ts';

/** The first documents, at most so many, that a filter accepts on the way from one end of time to the other. */
export function walk(
  part: SearchPart,
  list: Postings | undefined,
  filter: SearchFilter,
  from: 'newest' | 'oldest',
  most: number,
  arena: Arena,
): Uint32Array {
  const partFilter = new PartFilter(part, filter);
  const ordered = part.oldestFirst(list);
  const length = ordered ? ordered.length : part.size;
  const met = arena.take(Math.min(most, length));
  let count = 0;
  for (let step = 0; step < length && count < met.length; step += 1) {
    const at = from === 'oldest' ? step : length - 1 - step;
    const document = ordered ? documentOf(ordered[at]!) : at;
    if (partFilter.accepts(document)) met[count++] = document;
  }
  return arena.trim(met, count);
}

/** The shortest list that holds all documents of the category and region asked for; undefined where any will do. */
export function shortestList(part: SearchPart, { category, subcategory, region }: SearchFilter): Postings | undefined {
  const terms = [
    ...(subcategory === undefined ? [] : [filterTerm.category(subcategory)]),
    ...(category === undefined ? [] : [filterTerm.topCategory(category)]),
    ...(region === undefined ? [] : [filterTerm.region(region)]),
  ];
  const lists = terms.map((term) => part.postings(term));
  return lists.toSorted((a, b) => a.length - b.length)[0];
}
