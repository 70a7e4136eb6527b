import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { type Columns, isCompany, onRequest } from './columns.ts';
import type { SearchPart } from './searchPart.ts';

/** A filter put to the documents of one part, by their columns. Text, order and page are none of its business. */
export class PartFilter {
  readonly #columns: Columns;
  readonly #dead: Uint8Array;
  /** By category number: 1 where the category is asked for; undefined where any is. */
  readonly #categories: Uint8Array | undefined;
  readonly #region: number | undefined;
  /** Whether an amount is asked for: then ads on request are out. */
  readonly #isPriced: boolean;
  readonly #from: number;
  readonly #to: number;
  readonly #seller: number | undefined;

  constructor(part: SearchPart, { category, subcategory, region, seller, ...price }: SearchFilter) {
    this.#columns = part.columns;
    this.#dead = part.dead;
    this.#categories = wantedCategories(part, category, subcategory);
    this.#region = region;
    this.#isPriced = price.priceFrom !== undefined || price.priceTo !== undefined || price.freeOnly;
    this.#from = price.priceFrom ?? 0;
    this.#to = Math.min(price.freeOnly ? 0 : onRequest - 1, price.priceTo ?? onRequest - 1);
    this.#seller = seller && (seller === 'company' ? isCompany : 0);
  }

  /** There, and within what is asked beside category and region. */
  isEligible(document: number): boolean {
    if (this.#dead[document]) return false;
    if (this.#isPriced) {
      const price = this.#columns.price[document]!;
      if (price < this.#from || price > this.#to) return false;
    }
    return this.#seller === undefined || (this.#columns.flags[document]! & isCompany) === this.#seller;
  }

  isInCategory(document: number): boolean {
    return !this.#categories || this.#categories[this.#columns.category[document]!] === 1;
  }

  isInRegion(document: number): boolean {
    return this.#region === undefined || this.#columns.region[document] === this.#region;
  }

  accepts(document: number): boolean {
    return this.isEligible(document) && this.isInCategory(document) && this.isInRegion(document);
  }
}

function wantedCategories({ categories }: SearchPart, wanted: number | undefined, wantedBelow: number | undefined) {
  if (wanted === undefined && wantedBelow === undefined) return undefined;
  const isWanted = new Uint8Array(categories.length);
  for (let number = 0; number < categories.length; number += 1) {
    const { category, topCategory } = categories[number]!;
    if (wanted !== undefined && wanted !== topCategory) continue;
    if (wantedBelow === undefined || wantedBelow === category) isWanted[number] = 1;
  }
  return isWanted;
}
