import type { SellerKind } from '#machines/account/lifecycle/account.ts';
import type { PlaceText } from '../demoPlace.ts';

/** Somebody who sells in the demonstration market. All are invented, persons and companies alike. */
export interface SellerScript {
  readonly name: string;
  readonly kind: SellerKind;
  /** The language they write in. */
  readonly language: 'de' | 'fr' | 'it';
  /** Where their things are, unless an ad says otherwise. */
  readonly place: PlaceText;
  /** How many days they have been in the market. */
  readonly memberForDays: number;
  /** What a company deals in: ids of categories, top-level ones with all below. A person sells whatever there is. */
  readonly trades: readonly number[];
}

/** Makes the sellers who write in a language. */
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
