import type { AdItem, SimilarAds } from './adItem.ts';

/** What the id in an ad's address leads to. */
export type ListingAnswer =
  /** The ad, and others like it; null when these could not be had. */
  | { readonly kind: 'shown'; readonly item: AdItem; readonly similar: SimilarAds | null }
  /** An ad that was public and was taken away; what it said is told to nobody. */
  | { readonly kind: 'gone'; readonly similar: SimilarAds | null }
  /** No ad, or none that anybody may see. */
  | { readonly kind: 'unknown' };
