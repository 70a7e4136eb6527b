import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import type { ListingFact, PromotionProduct } from '#machines/listing/lifecycle/listingFacts.ts';
import * as rules from '#machines/listing/lifecycle/listingRules.ts';
import type { Decision } from '#machines/journal/decide.ts';
import { priceOf, proseOf, type PriceText } from './wording.ts';

/** What somebody did with an ad, and how long ago: a command on the listing's rules, so it tells only what they allow. */
export interface Step {
  readonly ago: number;
  readonly command: (listing: Listing, at: number) => Decision<ListingFact>;
}

/** How a seller hands an ad in, as many milliseconds ago. */
export type HandIn = (ago: number) => Step;

/** The seller has opened the link in the verification mail: the ad comes out. */
export const verified: HandIn = (ago) => ({
  ago,
  command: (listing, at) => rules.publish(listing, { by: listing.seller, verified: true, at }),
});

/** The seller has not opened the link in the verification mail yet. */
export const unverified: HandIn = (ago) => ({
  ago,
  command: (listing, at) => rules.publish(listing, { by: listing.seller, verified: false, at }),
});

/** Something in the ad asks for a moderator's look first. */
export const atRisk =
  (risk: string): HandIn =>
  (ago) => ({
    ago,
    command: (listing, at) => rules.publish(listing, { by: listing.seller, verified: true, risk, at }),
  });

/** The seller is still writing: nothing has happened but the draft. */
export const notYet: HandIn = (ago) => ({ ago, command: () => [] });

/** The seller says something of the thing otherwise. */
export function edit(changes: { title?: string; text?: string }, ago: number): Step {
  const { title, text } = changes;
  const said = { ...(title && { title }), ...(text && { body: proseOf(text) }) };
  return {
    ago,
    command: (listing, at) =>
      rules.revise(listing, { by: listing.seller, content: { ...listing.content, ...said }, at }),
  };
}

/** The seller asks another price. */
export function repriceTo(price: PriceText, ago: number): Step {
  return {
    ago,
    command: (listing, at) =>
      rules.revise(listing, { by: listing.seller, content: { ...listing.content, price: priceOf(price) }, at }),
  };
}

/** A promotion is bought for the ad; it lasts as long as its product does. */
export function promote(product: PromotionProduct, ago: number): Step {
  return { ago, command: (listing, at) => rules.promote(listing, { product, at }) };
}

/** The ad comes to the top of the list again. */
export const bump = (ago: number): Step => promote('bump', ago);

/** What the seller does, as many milliseconds ago; the rules of the same names say what each of them means. */
export const pause = bySeller(rules.pause);
export const resume = bySeller(rules.resume);
export const reserve = bySeller(rules.reserve);
export const endReservation = bySeller(rules.endReservation);
export const renew = bySeller(rules.renew);
export const remove = bySeller(rules.remove);

/** The seller says that the thing is sold, and where. */
export function sell(where: 'here' | 'elsewhere' | 'untold', ago: number): Step {
  return { ago, command: (listing, at) => rules.sell(listing, { by: listing.seller, where, at }) };
}

/** A moderator lets the ad not out, and says why. */
export function reject(because: string, ago: number): Step {
  return { ago, command: (listing, at) => rules.reject(listing, { because, at }) };
}

/** A moderator takes the ad away for good, and says why. */
export function ban(because: string, ago: number): Step {
  return { ago, command: (listing, at) => rules.ban(listing, { because, at }) };
}

function bySeller(rule: (listing: Listing, command: { by: string; at: number }) => Decision<ListingFact>) {
  return (ago: number): Step => ({ ago, command: (listing, at) => rule(listing, { by: listing.seller, at }) });
}
