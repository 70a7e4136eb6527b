import type { ListingItem, SimilarListings } from './listingItem.ts';

/** The result for the id in a listing's address. */
export type ListingAnswer =
  /** The listing, and similar ones; null if these could not be loaded. */
  | { readonly kind: 'shown'; readonly item: ListingItem; readonly similar: SimilarListings | null }
  /** A listing that was public and was removed; its content stays hidden. */
  | { readonly kind: 'gone'; readonly similar: SimilarListings | null }
  /** No listing, or none that is public. */
  | { readonly kind: 'unknown' };
