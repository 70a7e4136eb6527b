import type { SearchCounts } from '#machines/search/searchFilter.ts';
import { postcodeCodes } from '#market/places/postcodes.ts';
import type { Arena } from '../arena.ts';
import { type Conditions, fails, regionCodes } from '../conditions.ts';
import { companyKind, freeKind, kindCodes, wantedKind } from './countTable.ts';
import type { KnownCategories } from '../category/knownCategories.ts';
import type { KnownValues } from '../knownValues.ts';
import type { CategoryPair } from '../category/categoryPair.ts';
import { ValueCounts } from './valueCounts.ts';

/** The hits of a part of the index, counted by option. */
export interface HitCounts {
  /** By category number: the hits that match every condition. */
  readonly byCategory: Uint32Array;
  /**
   * By category number: the hits that fail only conditions that the category itself does not have. `topOthers` is the
   * same for the category above.
   */
  readonly others: Uint32Array;
  readonly topOthers: Uint32Array;
  readonly byRegion: Uint32Array;
  /** By a document's flags: the hits that match every condition. */
  readonly byFlags: Uint32Array;
  /** By a document's flags: the hits that fail only `fails.kind`, and those that fail only `fails.seller`. */
  readonly otherKinds: Uint32Array;
  readonly otherSellers: Uint32Array;
}

const noPostcodes = new Uint32Array();

/** The counts of the listings that a filter accepts. Each option is counted without the filter that it belongs to. */
export class Tally {
  total = 0;
  /** The number of free listings. */
  free = 0;
  readonly kind = { offer: 0, wanted: 0 };
  readonly seller = { private: 0, company: 0 };
  readonly values: ValueCounts;
  /** The counts by postcode, ignoring the place filter. Absent if the search has no postcodes. */
  readonly postcodes: Uint32Array | undefined;
  readonly #conditions: Conditions;
  readonly #categories: KnownCategories;
  /** The counts by category, at the category's index in `KnownCategories`. */
  readonly #category: number[] = [];
  readonly #region = new Float64Array(regionCodes);

  constructor(conditions: Conditions, known: KnownValues, arena: Arena) {
    this.#conditions = conditions;
    this.#categories = known.categories;
    this.values = new ValueCounts(known, arena);
    this.postcodes = conditions.metres && arena.take(postcodeCodes).fill(0);
  }

  /** Adds listings to their category and to the one above it. */
  addToCategories({ category, topCategory }: CategoryPair, count: number): void {
    this.addToCategory(topCategory, count);
    if (category !== topCategory) this.addToCategory(category, count);
  }

  addToCategory(category: number, count: number): void {
    if (count !== 0) this.#addAt(this.#categories.placeOf(category), count);
  }

  /**
   * Adds the hits of a part, by category number. `byCategory` counts for the category and for the one above, `others`
   * and `topOthers` for only one of them. -1 subtracts the hits.
   */
  addHits(
    categories: readonly CategoryPair[],
    { byCategory, others, topOthers }: Pick<HitCounts, 'byCategory' | 'others' | 'topOthers'>,
    difference: 1 | -1,
  ): void {
    const { own, top } = this.#categories.placesIn(categories);
    for (let number = 0; number < categories.length; number += 1) {
      const found = byCategory[number]!;
      this.#addAt(top[number]!, difference * (found + topOthers[number]!));
      if (own[number] !== top[number]) this.#addAt(own[number]!, difference * (found + others[number]!));
    }
  }

  #addAt(place: number, count: number): void {
    this.#category[place] = (this.#category[place] ?? 0) + count;
  }

  addToRegion(region: number, count: number): void {
    this.#region[region]! += count;
  }

  /** Adds counts by kind, of listings in the regions of the search. */
  addKinds(kinds: Uint32Array, kindFails: readonly number[]): void {
    for (let kind = 0; kind < kindCodes; kind += 1) {
      const failed = kindFails[kind]!;
      const count = kinds[kind]!;
      if (failed === 0) {
        this.total += count;
        if (kind & freeKind) this.free += count;
      }
      if (failed === 0 || failed === fails.kind) this.kind[kind & wantedKind ? 'wanted' : 'offer'] += count;
      if (failed === 0 || failed === fails.seller) this.seller[kind & companyKind ? 'company' : 'private'] += count;
    }
  }

  /** The resulting counts of the search, without options that have no listings. */
  get counts(): SearchCounts {
    const category = new Map<number, number>();
    const { ids } = this.#categories;
    for (let place = 0; place < this.#category.length; place += 1) {
      const count = this.#category[place] ?? 0;
      if (count > 0) category.set(ids[place]!, count);
    }
    const region: Record<number, number> = {};
    for (let code = 1; code < regionCodes; code += 1) {
      const count = this.#region[code]!;
      if (count > 0) region[code] = count;
    }
    return {
      category,
      region,
      // Index 0 holds listings without a known postcode (`postcodeOf`), which no search includes.
      postcode: this.postcodes?.slice().fill(0, 0, 1) ?? noPostcodes,
      kind: withoutZeros(this.kind),
      seller: withoutZeros(this.seller),
      free: this.free,
      selects: this.values.selectCounts(this.#conditions),
    };
  }
}

function withoutZeros<Option extends string>(counts: Record<Option, number>): Partial<Record<Option, number>> {
  const entries = Object.entries(counts).filter(([, count]) => count);
  return Object.fromEntries(entries) as Partial<Record<Option, number>>;
}
