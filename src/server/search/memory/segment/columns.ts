import { languages } from '#machines/market/language.ts';
import { postcodeOf } from '#market/places/postcodes.ts';
import type { SearchDocument } from '../../searchPort.ts';
import type { CategoryPair } from '../category/categoryPair.ts';
import { sharedFloat64, sharedUint16, sharedUint32, sharedUint8 } from './sharedArrays.ts';

/** The data for filters, counts and orders, with an entry per document. */
export interface Columns {
  /** When the document was listed, in epoch milliseconds. */
  readonly listedAt: Float64Array;
  /** The price in whole francs; `onRequest` without an amount. */
  readonly price: Uint32Array;
  /** The index of the document's category among the part's categories. */
  readonly category: Uint16Array;
  /** The code of the canton; 0 if it is unknown. */
  readonly region: Uint8Array;
  /** Four digits as a number; 0 if the postcode is unknown or is not in Switzerland or Liechtenstein. */
  readonly postcode: Uint16Array;
  /**
   * The index in `languages` in the lowest two bits. Above them are `isCompany`, `inGallery`, `isWantedListing` and `isFree`.
   */
  readonly flags: Uint8Array;
}

export const columnNames = ['listedAt', 'price', 'category', 'region', 'postcode', 'flags'] as const;

/**
 * The price of listings without an amount. It is greater than every price, so that these sort last when the cheapest
 * come first.
 */
export const onRequest = 0xffffffff;

export const languageMask = 3;
export const isCompany = 4;
export const inGallery = 8;
export const isWantedListing = 16;
export const isFree = 32;
/** A flag that only `SearchPart.traits` has, for a removed document. */
export const isGone = 64;

/** An exclusive upper bound for the flags of a document. */
export const flagCodes = 128;

/** Zeroed columns for `length` documents, to be filled by `fillColumns`. */
export function emptyColumns(length: number): Columns {
  return {
    listedAt: sharedFloat64(length),
    price: sharedUint32(length),
    category: sharedUint16(length),
    region: sharedUint8(length),
    postcode: sharedUint16(length),
    flags: sharedUint8(length),
  };
}

/** Fills a document's entries in the columns. A price above the column's maximum counts as the maximum. */
export function fillColumns(columns: Columns, number: number, document: SearchDocument, category: number): void {
  const { listedAt, price, region, postcode, language, company, gallery, kind } = document;
  columns.listedAt[number] = listedAt;
  columns.price[number] = price === null ? onRequest : Math.min(price, onRequest - 1);
  columns.category[number] = category;
  columns.region[number] = region ?? 0;
  columns.postcode[number] = postcodeOf(postcode);
  columns.flags[number] =
    languages.indexOf(language) |
    (company ? isCompany : 0) |
    (gallery ? inGallery : 0) |
    (kind === 'wanted' ? isWantedListing : 0) |
    (price === 0 ? isFree : 0);
}

/**
 * Oldest first. At the same time the higher id comes first, so the exact reverse has newest first with ascending ids.
 */
export function byTime(a: SearchDocument, b: SearchDocument): number {
  return a.listedAt - b.listedAt || (a.id < b.id ? 1 : -1);
}

/** The categories of a segment by number. Each has two ids: its own, and that of the category above. */
export function categoriesOf(pairs: Uint32Array): CategoryPair[] {
  return Array.from({ length: pairs.length / 2 }, (_, index) => ({
    category: pairs[2 * index]!,
    topCategory: pairs[2 * index + 1]!,
  }));
}
