import type { ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import type { PromotionProduct } from '#machines/listing/lifecycle/listingFacts.ts';

/** A listing's row. Parameters, images and external_info are JSON as text. */
export interface ListingRow {
  id: string;
  seller: string;
  status: ListingStatus;
  title: string;
  body: string;
  language: 'de' | 'fr' | 'it' | 'en';
  category: number;
  kind: 'offer' | 'wanted';
  price: 'amount' | 'free' | 'onRequest';
  francs: number | null;
  previous_francs: number | null;
  country: string;
  postcode: string;
  locality: string;
  region: number | null;
  parameters: string;
  images: string;
  source: string;
  external_url: string | null;
  external_info: string | null;
  drafted_at: number;
  edited_at: number | null;
  published_at: number | null;
  listed_at: number | null;
  expires_at: number | null;
}

export interface PromotionRow {
  listing: string;
  product: PromotionProduct;
  ends_at: number;
}

/** An uploaded photo with a listing that uses it, or used it until a time. */
export interface ListingPhotoRow {
  listing: string;
  photo: string;
  until: number | null;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    listings: ListingRow;
    listing_promotions: PromotionRow;
    listing_photos: ListingPhotoRow;
  }
}
