import type { ParameterKey } from '#machines/market/parameters/parameters.ts';
import type { PlaceText } from './demoPlace.ts';
import type { SellerKey } from './sellers.ts';
import type { HandIn, Step } from './script/steps.ts';
import type { PriceText } from './script/wording.ts';

/** An ad as the script writes it: what its seller says of the thing, and what happened to it since. */
export interface DemoAd {
  readonly seller: SellerKey;
  /** A subcategory's id. */
  readonly category: number;
  readonly title: string;
  /** Its lines are broken for the reader of the script alone; an empty line begins a new paragraph. */
  readonly text: string;
  readonly price: PriceText;
  /** Where the thing is, when that is not where its seller lives. */
  readonly place?: PlaceText;
  readonly parameters?: { readonly [key in ParameterKey]?: string | number };
  /** Files of `pictures/` without their ending, cover first; only where the drawing really shows the thing. */
  readonly pictures?: readonly string[];
  /** The seller looks for the thing instead of having it. */
  readonly wanted?: true;
  /** How long ago its seller handed it in: `days(3.4)`. */
  readonly listed: number;
  /** How, when it was not a verified seller with nothing risky to tell. */
  readonly handIn?: HandIn;
  /** What people did with it since, oldest first. What the clock does (terms and promotions ending) is not written. */
  readonly later?: readonly Step[];
}

/** The ads of one area, each by a name. Area and name are the ad's external id, so a name stays once it is given. */
export type DemoAds = { readonly [name: string]: DemoAd };
