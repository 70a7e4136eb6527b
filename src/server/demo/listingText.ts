import type { PlaceText } from './demoPlace.ts';
import type { SellerScript } from './script/sellerScript.ts';
import type { SellerKey } from './sellers.ts';
import type { PriceText } from './script/wording.ts';

/** A listing as written in a file of `ads/`, with its seller's text and few facts about the seller. */
export interface ListingText {
  /** `furniture/sofa-3-sitzer-cord-senfgelb`: the area, which is the file's first word, and the title's slug. */
  readonly externalId: string;
  readonly language: SellerScript['language'];
  readonly title: string;
  readonly text: string;
  /** The id of the listing's subcategory. */
  readonly category: number;
  readonly price: PriceText;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** The names of the listing's drawings and of their further views, cover first. */
  readonly pictures: readonly string[];
  /** Whether the seller is a company of the trade, not a private person. */
  readonly company: boolean;
  /** Whether the listing is for a wanted thing. */
  readonly wanted: boolean;
  /** The seller of the listing, if the file names one. */
  readonly seller?: SellerKey;
  /** The location of the thing, if it is not the seller's. */
  readonly place?: PlaceText;
  /** The file and the line that contain the listing: `furniture.de.ads:12`. */
  readonly source: string;
}

/** A violation of the format or of a rule, with the listing's file and line, the rule and the value. */
export interface ListingTextProblem {
  readonly source: string;
  readonly rule: string;
  readonly value: string;
}
