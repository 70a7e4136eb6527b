import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { isCompany } from './columns.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';
import { regionCodes } from './conditions.ts';
import type { Tally } from './tally.ts';

/** Ads of a region are counted apart by seller and by whether they are free. */
const kinds = [0, 1, 2, 3] as const;
const company = 1;
const free = 2;

/** The place of all regions together, after those of each. */
const anyRegion = regionCodes;

/** Numbers of ads, by region and kind. */
type Cells = Uint32Array;

/**
 * How many ads there are of each category, region and kind, kept up with every change: total and counts of a search
 * without text and without bounds to the price are read off it, however many ads there are.
 */
export class FacetTable {
  readonly #rows = new Map<string, CategoryPair & { readonly cells: Cells }>();
  readonly #anyCategory = emptyCells();

  /** Counts a document of a part in (1) or out (-1). */
  count({ columns, categories }: SearchPart, document: number, difference: 1 | -1): void {
    const { category, topCategory } = categories[columns.category[document]!]!;
    const key = `${category} ${topCategory}`;
    let row = this.#rows.get(key);
    if (!row) {
      row = { category, topCategory, cells: emptyCells() };
      this.#rows.set(key, row);
    }
    const region = columns.region[document]!;
    const seller = columns.flags[document]! & isCompany ? company : 0;
    const kind = seller | (columns.price[document] === 0 ? free : 0);
    for (const cells of [row.cells, this.#anyCategory]) {
      cells[region * kinds.length + kind]! += difference;
      cells[anyRegion * kinds.length + kind]! += difference;
    }
  }
}

function emptyCells(): Cells {
  return new Uint32Array((regionCodes + 1) * kinds.length);
}
