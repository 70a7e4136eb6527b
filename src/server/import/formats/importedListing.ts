import type { SellerKind } from '#machines/account/lifecycle/account.ts';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import type { Origin } from '#machines/listing/lifecycle/listingFacts.ts';
import type { Fields } from '../records/records.ts';
import type { RowNotes } from '../rowProblems.ts';

/** An ad as a row of a file tells it, ready to be written. */
export interface ImportedListing {
  /** The line of the file where its row begins. */
  readonly line: number;
  readonly seller: ImportedSeller;
  readonly origin: Origin;
  /** Its pictures are added before it is written. */
  readonly content: ListingContent;
  /** Addresses and file names; left out if the row says nothing of pictures, and the ad keeps those that it has. */
  readonly pictures?: readonly string[];
}

/** The seller an imported ad belongs to. What the file does not say stays as the account has it. */
export interface ImportedSeller {
  readonly id: string;
  readonly name?: string;
  readonly kind?: SellerKind;
}

/** Reads a row as an ad. `undefined` when it noted a reason to refuse the row. */
export type ListingReader = (fields: Fields, notes: RowNotes) => Omit<ImportedListing, 'line'> | undefined;
