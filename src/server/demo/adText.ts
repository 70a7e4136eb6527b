import type { PlaceText } from './demoPlace.ts';
import type { SellerScript } from './script/sellerScript.ts';
import type { SellerKey } from './sellers.ts';
import type { PriceText } from './script/wording.ts';

/** An ad as somebody wrote it down in a file of `ads/`: what its seller says, and little of who that is. */
export interface AdText {
  /** `furniture/sofa-3-sitzer-cord-senfgelb`: the area, which is the file's first word, and the title's slug. */
  readonly externalId: string;
  readonly language: SellerScript['language'];
  readonly title: string;
  readonly text: string;
  /** A subcategory's id. */
  readonly category: number;
  readonly price: PriceText;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** Names of drawings and of their further views, cover first. */
  readonly pictures: readonly string[];
  /** Sold by a company of the trade, not by a private person. */
  readonly company: boolean;
  /** Its seller looks for the thing. */
  readonly wanted: boolean;
  /** Who sells it, when the text says so. */
  readonly seller?: SellerKey;
  /** Where the thing is, when that is not where its seller lives. */
  readonly place?: PlaceText;
  /** Where it is written: `furniture.de.ads:12`. */
  readonly source: string;
}

/** Something in a file that breaks the format or a rule: where its ad stands, which rule, and the value. */
export interface AdTextProblem {
  readonly source: string;
  readonly rule: string;
  readonly value: string;
}
