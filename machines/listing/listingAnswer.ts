import type { AdItem, SimilarAds } from './adItem.ts';

/** The result for the id in a listing's address. */
export type ListingAnswer =
  /** The listing, and similar ones; null if these could not be loaded. */
  | { readonly kind: 'shown'; readonly item: AdItem; readonly similar: SimilarAds | null }
  /** A listing that was public and was removed; its content stays hidden. */
  | { readonly kind: 'gone'; readonly similar: SimilarAds | null }
  /** No listing, or none that is public. */
  | { readonly kind: 'unknown' };
