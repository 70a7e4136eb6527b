import type { SellerKind } from '#machines/account/lifecycle/account.ts';
import type { PlaceText } from '../demoPlace.ts';

/** A seller of the demonstration market. All persons and companies are invented. */
export interface SellerScript {
  readonly name: string;
  readonly kind: SellerKind;
  /** The language of the seller's listings. */
  readonly language: 'de' | 'fr' | 'it';
  /** The location of the seller's things, unless a listing has another. */
  readonly place: PlaceText;
  /** The number of days since the seller joined. */
  readonly memberForDays: number;
  /** A company's trades: ids of categories, a top-level one including its subcategories. A private person has none. */
  readonly trades: readonly number[];
}

/** Returns functions that create the sellers who write one language. */
export function sellersWriting(language: SellerScript['language']) {
  const person = (name: string, place: PlaceText, memberForDays: number): SellerScript => ({
    name,
    kind: 'private',
    language,
    place,
    memberForDays,
    trades: [],
  });
  const company = (name: string, place: PlaceText, memberForDays: number, trades: readonly number[]): SellerScript => ({
    name,
    kind: 'company',
    language,
    place,
    memberForDays,
    trades,
  });
  return { person, company };
}
