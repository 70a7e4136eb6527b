import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import type { ListingFact, PromotionProduct } from '#machines/listing/lifecycle/listingFacts.ts';
import * as rules from '#machines/listing/lifecycle/listingRules.ts';
import type { Decision } from '#machines/journal/decide.ts';
import { priceOf, proseOf, type PriceText } from './wording.ts';

/**
 * An action on a listing, and how long ago it was: a command on the listing's rules, so only permitted actions are
 * possible.
 */
export interface Step {
  readonly ago: number;
  readonly command: (listing: Listing, at: number) => Decision<ListingFact>;
}

/** Creates the submission of a listing from its age in milliseconds. */
export type SubmitListing = (ago: number) => Step;

/** The seller has opened the link in the verification mail, so the listing is published. */
export const verified: SubmitListing = (ago) => ({
  ago,
  command: (listing, at) => rules.publish(listing, { by: listing.seller, verified: true, at }),
});

/** A submission whose seller has not opened the link in the verification mail yet. */
export const unverified: SubmitListing = (ago) => ({
  ago,
  command: (listing, at) => rules.publish(listing, { by: listing.seller, verified: false, at }),
});

/** A submission with a risk, which a moderator has to review. */
export const atRisk =
  (risk: string): SubmitListing =>
  (ago) => ({
    ago,
    command: (listing, at) => rules.publish(listing, { by: listing.seller, verified: true, risk, at }),
  });

/** No submission: the seller is still writing, so there is only the draft. */
export const notYet: SubmitListing = (ago) => ({ ago, command: () => [] });

/** The seller edits the title or the text. */
export function edit(changes: { title?: string; text?: string }, ago: number): Step {
  const { title, text } = changes;
  const said = { ...(title && { title }), ...(text && { body: proseOf(text) }) };
  return {
    ago,
    command: (listing, at) =>
      rules.revise(listing, { by: listing.seller, content: { ...listing.content, ...said }, at }),
  };
}

/** The seller changes the price. */
export function repriceTo(price: PriceText, ago: number): Step {
  return {
    ago,
    command: (listing, at) =>
      rules.revise(listing, { by: listing.seller, content: { ...listing.content, price: priceOf(price) }, at }),
  };
}

/** The seller buys a promotion. It lasts as long as its product does. */
export function promote(product: PromotionProduct, ago: number): Step {
  return { ago, command: (listing, at) => rules.promote(listing, { product, at }) };
}

/** The seller moves the listing to the top of the list, by a promotion. */
export const bump = (ago: number): Step => promote('bump', ago);

/** Actions of the seller, with their age in milliseconds. The rules of the same names define them. */
export const pause = bySeller(rules.pause);
export const resume = bySeller(rules.resume);
export const reserve = bySeller(rules.reserve);
export const endReservation = bySeller(rules.endReservation);
export const renew = bySeller(rules.renew);
export const remove = bySeller(rules.remove);

/** The seller reports the thing as sold, and where. */
export function sell(where: 'here' | 'elsewhere' | 'untold', ago: number): Step {
  return { ago, command: (listing, at) => rules.sell(listing, { by: listing.seller, where, at }) };
}

/** A moderator rejects the listing and gives a reason. */
export function reject(because: string, ago: number): Step {
  return { ago, command: (listing, at) => rules.reject(listing, { because, at }) };
}

/** A moderator bans the listing permanently and gives a reason. */
export function ban(because: string, ago: number): Step {
  return { ago, command: (listing, at) => rules.ban(listing, { because, at }) };
}

function bySeller(rule: (listing: Listing, command: { by: string; at: number }) => Decision<ListingFact>) {
  return (ago: number): Step => ({ ago, command: (listing, at) => rule(listing, { by: listing.seller, at }) });
}
