import type { SellerKind } from '#machines/account/lifecycle/account.ts';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import type { Origin } from '#machines/listing/lifecycle/listingFacts.ts';
import type { Fields } from '../records/records.ts';
import type { RowNotes } from '../rowProblems.ts';

/** A listing from a row of a file, ready to be written. */
export interface ImportedListing {
  /** The line of the file where its row begins. */
  readonly line: number;
  readonly seller: ImportedSeller;
  readonly origin: Origin;
  /** The listing's content. Its pictures are added before the listing is written. */
  readonly content: ListingContent;
  /** Addresses and file names. Absent without a pictures column: the listing then keeps its pictures. */
  readonly pictures?: readonly string[];
}

/** The seller of an imported listing. Absent fields leave the account unchanged. */
export interface ImportedSeller {
  readonly id: string;
  readonly name?: string;
  readonly kind?: SellerKind;
}

/** Reads a row as a listing. `undefined` if it noted a reason to refuse the row. */
export type ListingReader = (fields: Fields, notes: RowNotes) => Omit<ImportedListing, 'line'> | undefined;
