import { isCompany, isFree, isWantedListing } from '../segment/columns.ts';
import { regionCodes } from '../conditions.ts';
import { twice } from '../segment/rows.ts';
import type { SearchPart } from '../searchPart.ts';

/**
 * Listings are counted by kind, a number below 8: the seller, whether the listing is free, and whether it is wanted or
 * offered.
 */
export const kindCodes = 8;
export const companyKind = 1;
export const freeKind = 2;
export const wantedKind = 4;

/** The index of the total of all regions, which follows those of the single regions. */
export const anyRegion = regionCodes;

/** The number of cells in a row: counts of listings by region and kind. */
export const rowLength = (regionCodes + 1) * kindCodes;

/** The kind of a document: company, free and wanted, as bits. */
export function kindOf({ columns: { flags } }: SearchPart, document: number): number {
  return kindOfFlags(flags[document]!);
}

/** The kind of a document with these flags: company, free and wanted, as bits. */
export function kindOfFlags(flags: number): number {
  return (
    (flags & isCompany ? companyKind : 0) | (flags & isFree ? freeKind : 0) | (flags & isWantedListing ? wantedKind : 0)
  );
}

/** The index of the first cell of a region in a row; a region has a cell per kind. */
export function cellOf(row: number, region: number): number {
  return row * rowLength + region * kindCodes;
}

/** Counts of listings in rows. The table grows as needed. */
export class CountTable {
  cells: Uint32Array<ArrayBuffer>;

  /** Creates a table. `rows` is the expected number of rows. */
  constructor(rows = 4) {
    this.cells = new Uint32Array(rows * rowLength);
  }

  add(row: number, region: number, kind: number, difference: number): void {
    while (this.cells.length < (row + 1) * rowLength) this.cells = twice(this.cells);
    this.cells[cellOf(row, region) + kind]! += difference;
    this.cells[cellOf(row, anyRegion) + kind]! += difference;
  }

  /** Adds the kinds of a region, or of `anyRegion`, to `kinds`. */
  addTo(kinds: Uint32Array, row: number, region: number): void {
    const from = cellOf(row, region);
    if (from >= this.cells.length) return;
    for (let kind = 0; kind < kindCodes; kind += 1) kinds[kind]! += this.cells[from + kind]!;
  }
}
