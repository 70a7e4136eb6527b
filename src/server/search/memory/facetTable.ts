import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { isCompany } from './columns.ts';
import type { SearchPart } from './searchPart.ts';
import { regionCodes, type Tally } from './tally.ts';

/** Ads of a region are counted apart by seller and by whether they are free. */
const kinds = 4;
const company = 1;
const free = 2;

interface Row {
  readonly category: number;
  readonly topCategory: number;
  /** By region and kind. */
  readonly cells: Uint32Array;
}

/**
 * How many ads there are of each category, region and kind, kept up with every change: total and counts of a search
 * without text and without bounds to the price are read off it, however many ads there are.
 */
export class FacetTable {
  readonly #rows = new Map<string, Row>();

  /** Counts a document of a part in (1) or out (-1). */
  count(part: SearchPart, document: number, difference: 1 | -1): void {
    const { columns, categories } = part;
    const { category, topCategory } = categories[columns.category[document]!]!;
    const key = `${category} ${topCategory}`;
    let row = this.#rows.get(key);
    if (!row) {
      row = { category, topCategory, cells: new Uint32Array(regionCodes * kinds) };
      this.#rows.set(key, row);
    }
    const isFree = columns.price[document] === 0;
    const kind = (columns.flags[document]! & isCompany ? company : 0) | (isFree ? free : 0);
    row.cells[columns.region[document]! * kinds + kind]! += difference;
  }

  /** Tells the tally what a search finds that has neither text nor bounds to the price. */
  tally(filter: SearchFilter, tally: Tally): void {
    const wanted = [0, 1, 2, 3].filter(
      (kind) =>
        (!filter.freeOnly || kind & free) &&
        (!filter.seller || (filter.seller === 'company') === ((kind & company) !== 0)),
    );
    for (const { category, topCategory, cells } of this.#rows.values()) {
      const isOfCategory =
        (filter.category === undefined || filter.category === topCategory) &&
        (filter.subcategory === undefined || filter.subcategory === category);
      let inRegion = 0;
      for (let region = 0; region < regionCodes; region += 1) {
        let count = 0;
        for (const kind of wanted) count += cells[region * kinds + kind]!;
        if (count === 0) continue;
        if (isOfCategory) tally.addToRegion(region, count);
        if (filter.region === undefined || filter.region === region) inRegion += count;
      }
      if (inRegion === 0) continue;
      if (isOfCategory) tally.total += inRegion;
      tally.addToCategory(topCategory, inRegion);
      if (category !== topCategory) tally.addToCategory(category, inRegion);
    }
  }
}
