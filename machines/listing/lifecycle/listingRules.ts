import { sameJson } from '../../journal/json.ts';
import { isRefusal, refuse, type Refusal } from '../../journal/refusal.ts';
import { adTermDays, renewalDays } from '../../market/limits.ts';
import { day } from '../../market/units.ts';
import { problemWith, withUntouched } from './contentRules.ts';
import { evolve, type Listing } from './listing.ts';
import type { ListingContent } from './listingContent.ts';
import type { ListingTag } from './listingStates.ts';
import { statusesTagged } from './listingStatus.ts';
import type { ListingFact, Origin, PromotionProduct } from './listingFacts.ts';

/** Why a command on an ad can be refused, beside `journal.wrongState`. */
export type ListingRefusal =
  | 'listing.invalid'
  | 'listing.notYours'
  | 'listing.notInReview'
  | 'listing.termRuns'
  | 'listing.notEndingYet'
  | 'listing.termOver';

type Answer = readonly ListingFact[] | Refusal<ListingRefusal>;

/** How long a promotion lasts at most; it never outlasts its ad. A bump happens at once and has no length. */
const promotionDays: Record<PromotionProduct, number> = { bump: 0, gallery: 7, highlight: 7, combo: 7 };

/** Somebody writes an ad. An imported one may have the longer title that its source allows. */
export function draft(command: { seller: string; content: ListingContent; origin?: Origin; at: number }): Answer {
  const { seller, content, origin, at } = command;
  const problem = problemWith(content, origin);
  if (problem) return refuse('listing.invalid', problem);
  return [{ type: 'listing.drafted', at, seller, content, ...(origin && { origin }) }];
}

/**
 * The seller hands the ad in. Unverified sellers wait for their own mail, what looks risky for a moderator; and where a
 * moderator has spoken once, the seller cannot publish past them: a rejected ad goes to them again.
 */
export function publish(
  listing: Listing,
  command: { by: string; verified: boolean; risk?: string; at: number },
): Answer {
  const { by, verified, risk, at } = command;
  if (listing.seller !== by) return refuse('listing.notYours');
  if (!verified) return [{ type: 'listing.heldForVerification', at }];
  const because = risk ?? listing.because;
  if (because) return [{ type: 'listing.heldForReview', at, because }];
  return [{ type: 'listing.published', at, expiresAt: termFrom(at) }];
}

/** A seller writes an ad and hands it in at once. */
export function handIn(command: { seller: string; content: ListingContent; verified: boolean; at: number }): Answer {
  const { seller, verified, at } = command;
  return followedBy(null, draft(command), (written) => publish(written, { by: seller, verified, at }));
}

/** The seller's address is verified, for which the ad has waited. */
export function publishOnceVerified(listing: Listing, { verified, at }: { verified: boolean; at: number }): Answer {
  const isWaiting = listing.status === 'awaitingVerification' && verified;
  return isWaiting ? publish(listing, { by: listing.seller, verified, at }) : [];
}

/**
 * A moderator finds nothing wrong. An ad whose term still runs goes on where it stood: neither report nor review may
 * bring it to the top.
 */
export function approve(listing: Listing, { at }: { at: number }): Answer {
  // The fact is the same as when a seller publishes, so the chart alone would let a draft through.
  if (listing.status !== 'inReview') return refuse('listing.notInReview');
  if (!isOver(listing, at)) return [{ type: 'listing.released', at }];
  return [{ type: 'listing.published', at, expiresAt: termFrom(at) }];
}

/** A moderator says no, and why: the seller reads the reason and can mend the ad. */
export function reject(_listing: Listing, { because, at }: { because: string; at: number }): Answer {
  return [{ type: 'listing.rejected', at, because }];
}

/** A moderator, or a report, takes a running ad out of sight until somebody has looked at it. */
export function hold(_listing: Listing, { because, at }: { because: string; at: number }): Answer {
  return [{ type: 'listing.heldForReview', at, because }];
}

/**
 * The seller, or the source of an imported ad, saves it anew. Only what differs becomes a fact; the price is told apart,
 * since buyers watch it.
 */
export function revise(
  listing: Listing,
  command: { by: string; content: ListingContent; at: number } & Pick<Origin, 'externalUrl' | 'externalInfo'>,
): Answer {
  const { by, externalUrl, externalInfo, at } = command;
  if (listing.seller !== by) return refuse('listing.notYours');
  const content = withUntouched(command.content, listing.content);
  const problem = problemWith(content, listing.origin, listing.content);
  if (problem) return refuse('listing.invalid', problem);
  const { price, ...rest } = content;
  const changes = differing(rest, listing.content);
  const source = differing({ externalUrl, externalInfo }, listing);
  const facts: ListingFact[] = [];
  if (Object.keys({ ...changes, ...source }).length > 0) facts.push({ type: 'listing.edited', at, changes, ...source });
  if (!sameJson(price, listing.content.price)) facts.push({ type: 'listing.repriced', at, price });
  return facts;
}

/**
 * The seller changes what an ad says. One that a moderator has rejected is handed in again by that. Of the places that share a
 * postcode the ad stays in its own.
 */
export function amend(
  listing: Listing,
  command: { by: string; content: ListingContent; verified: boolean; at: number },
): Answer {
  const { by, content, verified, at } = command;
  const { place } = listing.content;
  const isSamePlace = content.place.postcode === place.postcode && content.place.country === place.country;
  const revised = revise(listing, { by, at, content: isSamePlace ? { ...content, place } : content });
  if (listing.status !== 'rejected') return revised;
  return followedBy(listing, revised, (mended) => publish(mended, { by, verified, at }));
}

/** The seller changes the price alone. */
export function reprice(
  listing: Listing,
  { by, price, at }: { by: string; price: ListingContent['price']; at: number },
): Answer {
  return revise(listing, { by, content: { ...listing.content, price }, at });
}

/** The seller takes the ad out of sight for a while. Its term runs on: pausing is no way to a longer one. */
export function pause(listing: Listing, { by, at }: { by: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.paused', at }];
}

/** The seller lets everybody find the ad again. */
export function resume(listing: Listing, { by, at }: { by: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.resumed', at }];
}

/** The seller has promised the thing to somebody, and may say to whom. */
export function reserve(listing: Listing, { by, buyer, at }: { by: string; buyer?: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.reserved', at, ...(buyer !== undefined && { for: buyer }) }];
}

/** Whoever it was promised to did not come; the ad is free again. */
export function endReservation(listing: Listing, { by, at }: { by: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.reservationEnded', at }];
}

/** The thing is gone, through this market or another way, or its seller would rather not say. */
export function sell(
  listing: Listing,
  { by, where, at }: { by: string; where: 'here' | 'elsewhere' | 'untold'; at: number },
): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.sold', at, where }];
}

/** The buyer did not come after all. When the term ended meanwhile the ad is expired at once, and can be renewed. */
export function cancelSale(listing: Listing, { by, at }: { by: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  const back: ListingFact = { type: 'listing.saleCancelled', at };
  return isOver(listing, at) ? [back, { type: 'listing.expired', at }] : [back];
}

/** The scheduler notes that the term is over. Refused while it runs, so that a clock gone wrong ends nothing. */
export function expire(listing: Listing, { at }: { at: number }): Answer {
  if (!isOver(listing, at)) return refuse('listing.termRuns', { expiresAt: listing.expiresAt ?? 0 });
  return [{ type: 'listing.expired', at }];
}

/**
 * The seller gives an ad another term: one that is expired a new one, which brings it to the top; in the last days of its term it
 * runs on for another after that, where it stands.
 */
export function renew(listing: Listing, { by, at }: { by: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  const renewed: ListingFact = { type: 'listing.renewed', at, expiresAt: termFrom(at) };
  if (!isIn(listing, 'running')) return [renewed];
  if (isOver(listing, at)) return [{ type: 'listing.expired', at }, renewed];
  const from = listing.expiresAt! - renewalDays * day;
  if (at < from) return refuse('listing.notEndingYet', { from });
  return [{ type: 'listing.extended', at, expiresAt: termFrom(listing.expiresAt!) }];
}

/** A promotion begins. It ends with the ad's term at the latest; nobody is sold days that the ad does not have. */
export function promote(listing: Listing, { product, at }: { product: PromotionProduct; at: number }): Answer {
  if (isOver(listing, at)) return refuse('listing.termOver');
  const endsAt = Math.min(at + promotionDays[product] * day, listing.expiresAt ?? at);
  return [{ type: 'listing.promoted', at, product, endsAt }];
}

/** The scheduler notes which promotions are over. */
export function endPromotions(listing: Listing, { at }: { at: number }): Answer {
  return listing.promotions
    .filter(({ endsAt }) => endsAt <= at)
    .map(({ product }) => ({ type: 'listing.promotionEnded', at, product }));
}

/** The seller takes the ad away for good. */
export function remove(listing: Listing, { by, at }: { by: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.removed', at, by: 'seller' }];
}

/** A moderator takes the ad away for good, and says why. */
export function ban(_listing: Listing, { because, at }: { because: string; at: number }): Answer {
  return [{ type: 'listing.removed', at, by: 'moderator', because }];
}

/**
 * The category in which these facts make an ad count for its seller's plan anew, since its term begins or since they move it
 * there as it runs; undefined where they do not. What runs counts, also while it is paused or reserved.
 */
export function categoryEntered(listing: Listing | null, facts: readonly ListingFact[]): number | undefined {
  let now = listing;
  let counted = runningCategory(listing);
  for (const fact of facts) {
    now = evolve(now, fact);
    // Once its term is over an ad that runs again counts again.
    if (runningCategory(now) === undefined) counted = undefined;
  }
  const category = runningCategory(now);
  return category === counted ? undefined : category;
}

function runningCategory(listing: Listing | null): number | undefined {
  return listing && isIn(listing, 'running') ? listing.content.category : undefined;
}

/** Facts, and those that a second rule returns for what the first make of a listing; the refusal of either. */
function followedBy(listing: Listing | null, answer: Answer, rule: (listing: Listing) => Answer): Answer {
  if (isRefusal(answer)) return answer;
  const next = rule(answer.reduce<Listing | null>(evolve, listing)!);
  return isRefusal(next) ? next : [...answer, ...next];
}

/** What is told anew: neither left out, nor as it was. */
function differing<T extends object>(told: T, before: object): Partial<T> {
  const entries = Object.entries(told).filter(
    ([field, value]) => value !== undefined && !sameJson(value, (before as Record<string, unknown>)[field]),
  );
  return Object.fromEntries(entries) as Partial<T>;
}

function termFrom(at: number): number {
  return at + adTermDays * day;
}

function isIn({ status }: Listing, tag: ListingTag): boolean {
  return statusesTagged(tag).includes(status);
}

function isOver(listing: Listing, at: number): boolean {
  return listing.expiresAt === undefined || listing.expiresAt <= at;
}
