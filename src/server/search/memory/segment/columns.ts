import { languages } from '#machines/market/language.ts';
import { postcodeOf } from '#market/places/postcodes.ts';
import type { SearchDocument } from '../../searchPort.ts';
import type { CategoryPair } from '../category/categoryPair.ts';
import { sharedFloat64, sharedUint16, sharedUint32, sharedUint8 } from './sharedArrays.ts';

/** What filters, counts and orders look at, an entry for each document. */
export interface Columns {
  /** Epoch milliseconds. */
  readonly listedAt: Float64Array;
  /** Whole francs; `onRequest` where there is no amount. */
  readonly price: Uint32Array;
  /** An index into the part's categories. */
  readonly category: Uint16Array;
  /** Canton code; 0 where the canton is not known. */
  readonly region: Uint8Array;
  /** Four digits as a number; 0 where the postcode is not known, or is none of Switzerland and Liechtenstein. */
  readonly postcode: Uint16Array;
  /** The language's place in `languages` in the lowest two bits, and above them `isCompany`, `inGallery`, `isWanted` and `isFree`. */
  readonly flags: Uint8Array;
}

export const columnNames = ['listedAt', 'price', 'category', 'region', 'postcode', 'flags'] as const;

/** Above every price, so that it comes last when the cheapest come first. */
export const onRequest = 0xffffffff;

export const languageMask = 3;
export const isCompany = 4;
export const inGallery = 8;
export const isWanted = 16;
export const isFree = 32;
/** Of `SearchPart.traits` alone, once a document is gone. */
export const isGone = 64;

/** All flags are below it. */
export const flagCodes = 128;

/** Columns for so many documents, all zero, to be filled by `fillColumns`. */
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

/** A price above what the column holds counts as the highest it can. */
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
    (kind === 'wanted' ? isWanted : 0) |
    (price === 0 ? isFree : 0);
}

/** Oldest first; of the same time the higher id, so that newest first, its mirror image, has ids ascending. */
export function byTime(a: SearchDocument, b: SearchDocument): number {
  return a.listedAt - b.listedAt || (a.id < b.id ? 1 : -1);
}

/** The categories of a segment by their numbers: two ids each, its own and that of the one above. */
export function categoriesOf(pairs: Uint32Array): CategoryPair[] {
  return Array.from({ length: pairs.length / 2 }, (_, index) => ({
    category: pairs[2 * index]!,
    topCategory: pairs[2 * index + 1]!,
  }));
}
