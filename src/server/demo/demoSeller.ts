import type { SellerKind } from '#machines/account/lifecycle/account.ts';
import type { Place } from '#machines/listing/lifecycle/listingContent.ts';
import { derivedId } from '#server/listing/listingId.ts';
import { demoPlace } from './demoPlace.ts';
import { days } from './script/durations.ts';
import type { SellerScript } from './script/sellerScript.ts';

/** A seller of the demonstration market, ready to be imported. */
export interface DemoSeller {
  readonly id: string;
  readonly name: string;
  readonly kind: SellerKind;
  readonly place: Place;
  readonly language: SellerScript['language'];
  /** When the seller joined, in epoch milliseconds; before the seller's first listing. */
  readonly since: number;
}

/** The seller of this key as of `now` (epoch milliseconds). */
export function demoSeller(key: string, script: SellerScript, now: number): DemoSeller {
  const { name, kind, language, place, memberForDays } = script;
  const since = now - days(memberForDays);
  return { id: derivedId('demo', key), name, kind, language, place: demoPlace(place), since };
}
