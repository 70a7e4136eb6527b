import type { ListingItem, SimilarListings } from './listingItem.ts';

/** The result for the id in a listing's URL. */
export type ListingAnswer =
  /** The listing is shown, with similar ones; these are null if they could not be loaded. */
  | { readonly kind: 'shown'; readonly item: ListingItem; readonly similar: SimilarListings | null }
  /** The listing was public and was removed; its content stays hidden. */
  | { readonly kind: 'gone'; readonly similar: SimilarListings | null }
  /** There is no such listing, or it is not public. */
  | { readonly kind: 'unknown' };
