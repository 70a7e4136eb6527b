import type { SearchCounts, SearchFilter } from '#machines/search/searchFilter.ts';
import type { Arena } from './arena.ts';
import { PartFilter } from './partFilter.ts';
import { documentOf, type Postings } from './postings.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';

/** Canton codes and 0, for an unknown canton, are below this. */
export const regionCodes = 32;

/** What is counted of the ads that a filter accepts: each option without that option's own filter. */
export class Tally {
  total = 0;
  readonly #category = new Map<number, number>();
  readonly #region = new Float64Array(regionCodes);

  /** Counts ads in at their category and at the one above it. */
  addToCategories({ category, topCategory }: CategoryPair, count: number): void {
    this.#addToCategory(topCategory, count);
    if (category !== topCategory) this.#addToCategory(category, count);
  }

  addToRegion(region: number, count: number): void {
    this.#region[region]! += count;
  }

  /** Options that no ad has are left out. */
  get counts(): SearchCounts {
    const region: Record<number, number> = {};
    for (let code = 1; code < regionCodes; code += 1) {
      const count = this.#region[code]!;
      if (count > 0) region[code] = count;
    }
    return { category: Object.fromEntries(this.#category), region };
  }

  #addToCategory(category: number, count: number): void {
    this.#category.set(category, (this.#category.get(category) ?? 0) + count);
  }
}

/**
 * The documents of a list, of all if none is given, that the filter accepts, in the list's order. The tally is told on
 * the way, so the list must hold what answers the text, whatever its category and region.
 */
export function tallied(
  part: SearchPart,
  list: Postings | undefined,
  filter: SearchFilter,
  tally: Tally,
  arena: Arena,
): Uint32Array {
  const length = list ? list.length : part.size;
  const hits = arena.take(length);
  if (length === 0) return hits;
  const partFilter = new PartFilter(part, filter);
  const { category: categoryOf, region: regionOf } = part.columns;
  const byCategory = new Uint32Array(part.categories.length);
  const byRegion = new Uint32Array(regionCodes);
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const document = list ? documentOf(list[at]!) : at;
    if (!partFilter.isEligible(document)) continue;
    const isInRegion = partFilter.isInRegion(document);
    if (isInRegion) byCategory[categoryOf[document]!]! += 1;
    if (!partFilter.isInCategory(document)) continue;
    byRegion[regionOf[document]!]! += 1;
    if (isInRegion) hits[count++] = document;
  }
  tally.total += count;
  for (let number = 0; number < byCategory.length; number += 1) {
    if (byCategory[number]! > 0) tally.addToCategories(part.categories[number]!, byCategory[number]!);
  }
  for (let region = 0; region < regionCodes; region += 1) tally.addToRegion(region, byRegion[region]!);
  return arena.trim(hits, count);
}
