import type { ParameterKey } from '#machines/market/parameters/parameters.ts';
import type { PlaceText } from './demoPlace.ts';
import type { SellerKey } from './sellers.ts';
import type { SubmitListing, Step } from './script/steps.ts';
import type { PriceText } from './script/wording.ts';

/** A listing of the script: its content, and its history. */
export interface ListingScript {
  readonly seller: SellerKey;
  /** The id of the listing's subcategory. */
  readonly category: number;
  readonly title: string;
  /**
   * The text of the listing. Its line breaks are only for the reader of the script. An empty line begins a new
   * paragraph.
   */
  readonly text: string;
  readonly price: PriceText;
  /** The location of the thing, if it is not the seller's. */
  readonly place?: PlaceText;
  readonly parameters?: { readonly [key in ParameterKey]?: string | number };
  /** Files of `pictures/` without extension, cover first. Each drawing must really show the thing. */
  readonly pictures?: readonly string[];
  /** Present if the listing is for a wanted thing. */
  readonly wanted?: true;
  /** How long ago the listing was submitted, in milliseconds: `days(3.4)`. */
  readonly listed: number;
  /** How the listing was submitted. Default: by a verified seller, without risks. */
  readonly submitListing?: SubmitListing;
  /**
   * The later actions of people, oldest first. Expired terms and promotions follow from the clock and are not listed.
   */
  readonly later?: readonly Step[];
}

/** The listings of an area by name. Area and name are the listing's external id, so names must not change. */
export type DemoListings = { readonly [name: string]: ListingScript };
