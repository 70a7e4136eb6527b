import { sameJson } from '../../journal/json.ts';
import { isRefusal, refuse, type Refusal } from '../../journal/refusal.ts';
import { listingTermDays, renewalDays } from '../../market/limits.ts';
import { day } from '../../market/units.ts';
import { problemWith, withUntouched } from './contentRules.ts';
import { evolve, type Listing } from './listing.ts';
import type { ListingContent } from './listingContent.ts';
import type { ListingTag } from './listingStates.ts';
import { statusesTagged } from './listingStatus.ts';
import type { ListingFact, Origin, PromotionProduct } from './listingFacts.ts';

/** The reasons for refusing a command on a listing, apart from `journal.wrongState`. */
export type ListingRefusal =
  | 'listing.invalid'
  | 'listing.notYours'
  | 'listing.notInReview'
  | 'listing.termRuns'
  | 'listing.notEndingYet'
  | 'listing.termOver';

type Answer = readonly ListingFact[] | Refusal<ListingRefusal>;

/** The longest duration of a promotion; it never outlasts its listing. A bump happens at once and has no duration. */
const promotionDays: Record<PromotionProduct, number> = { bump: 0, gallery: 7, highlight: 7, combo: 7 };

/** The seller drafts a listing. Imported listings may have the longer title that their source allows. */
export function draft(command: { seller: string; content: ListingContent; origin?: Origin; at: number }): Answer {
  const { seller, content, origin, at } = command;
  const problem = problemWith(content, origin);
  if (problem) return refuse('listing.invalid', problem);
  return [{ type: 'listing.drafted', at, seller, content, ...(origin && { origin }) }];
}

/**
 * The seller submits the listing. Unverified sellers wait for their verification, and risky listings for a moderator.
 * After a moderator's decision the seller cannot publish alone: a rejected listing is reviewed again.
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

/** The seller drafts a listing and submits it at once. */
export function submitListing(command: {
  seller: string;
  content: ListingContent;
  verified: boolean;
  at: number;
}): Answer {
  const { seller, verified, at } = command;
  return followedBy(null, draft(command), (written) => publish(written, { by: seller, verified, at }));
}

/** Publishes a listing that has waited for its seller's verification. */
export function publishOnceVerified(listing: Listing, { verified, at }: { verified: boolean; at: number }): Answer {
  const isWaiting = listing.status === 'awaitingVerification' && verified;
  return isWaiting ? publish(listing, { by: listing.seller, verified, at }) : [];
}

/**
 * A moderator approves the listing. During its term it returns to its former place: neither a report nor a review may
 * move it to the top.
 */
export function approve(listing: Listing, { at }: { at: number }): Answer {
  // The fact is the same as for a publication by the seller, so the chart alone would accept a draft.
  if (listing.status !== 'inReview') return refuse('listing.notInReview');
  if (!isOver(listing, at)) return [{ type: 'listing.released', at }];
  return [{ type: 'listing.published', at, expiresAt: termFrom(at) }];
}

/** A moderator rejects the listing with a reason, which the seller can read and act on. */
export function reject(_listing: Listing, { because, at }: { because: string; at: number }): Answer {
  return [{ type: 'listing.rejected', at, because }];
}

/** A moderator, or a report, hides an active listing until it is reviewed. */
export function hold(_listing: Listing, { because, at }: { because: string; at: number }): Answer {
  return [{ type: 'listing.heldForReview', at, because }];
}

/**
 * The seller, or the source of an imported listing, saves it again. Only differences become facts. The price has its
 * own fact, since buyers watch it.
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
 * The seller changes the content. A rejected listing is thereby submitted again. If several places share the postcode,
 * the listing keeps its place.
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

/** The seller changes only the price. */
export function reprice(
  listing: Listing,
  { by, price, at }: { by: string; price: ListingContent['price']; at: number },
): Answer {
  return revise(listing, { by, content: { ...listing.content, price }, at });
}

/** The seller hides the listing for a while. Its term runs on: a pause never extends it. */
export function pause(listing: Listing, { by, at }: { by: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.paused', at }];
}

/** The seller makes the listing visible again. */
export function resume(listing: Listing, { by, at }: { by: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.resumed', at }];
}

/** The seller reserves the thing, optionally for a named buyer. */
export function reserve(listing: Listing, { by, buyer, at }: { by: string; buyer?: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.reserved', at, ...(buyer !== undefined && { for: buyer }) }];
}

/** The reservation ended without a sale; the listing is available again. */
export function endReservation(listing: Listing, { by, at }: { by: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.reservationEnded', at }];
}

/** The thing is sold, through this market or another way, or its seller does not say how. */
export function sell(
  listing: Listing,
  { by, where, at }: { by: string; where: 'here' | 'elsewhere' | 'untold'; at: number },
): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.sold', at, where }];
}

/** The sale fell through. If the term has ended meanwhile, the listing is expired at once, and can be renewed. */
export function cancelSale(listing: Listing, { by, at }: { by: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  const back: ListingFact = { type: 'listing.saleCancelled', at };
  return isOver(listing, at) ? [back, { type: 'listing.expired', at }] : [back];
}

/** The scheduler records the end of the term. Refused while it runs, so that a wrong clock ends nothing. */
export function expire(listing: Listing, { at }: { at: number }): Answer {
  if (!isOver(listing, at)) return refuse('listing.termRuns', { expiresAt: listing.expiresAt ?? 0 });
  return [{ type: 'listing.expired', at }];
}

/**
 * The seller starts another term. An expired listing moves to the top. In the last days of its term, a listing is
 * extended by another term and stays at its place.
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

/** Starts a promotion. It ends with the listing's term at the latest, so that sellers never pay for later days. */
export function promote(listing: Listing, { product, at }: { product: PromotionProduct; at: number }): Answer {
  if (isOver(listing, at)) return refuse('listing.termOver');
  const endsAt = Math.min(at + promotionDays[product] * day, listing.expiresAt ?? at);
  return [{ type: 'listing.promoted', at, product, endsAt }];
}

/** The scheduler records the promotions that are over. */
export function endPromotions(listing: Listing, { at }: { at: number }): Answer {
  return listing.promotions
    .filter(({ endsAt }) => endsAt <= at)
    .map(({ product }) => ({ type: 'listing.promotionEnded', at, product }));
}

/** The seller removes the listing permanently. */
export function remove(listing: Listing, { by, at }: { by: string; at: number }): Answer {
  if (listing.seller !== by) return refuse('listing.notYours');
  return [{ type: 'listing.removed', at, by: 'seller' }];
}

/** A moderator removes the listing permanently, with a reason. */
export function ban(_listing: Listing, { because, at }: { because: string; at: number }): Answer {
  return [{ type: 'listing.removed', at, by: 'moderator', because }];
}

/**
 * The category in which these facts make a listing count towards its seller's plan: a term starts, or a running listing
 * changes category. Undefined otherwise. Paused and reserved listings count as well.
 */
export function categoryEntered(listing: Listing | null, facts: readonly ListingFact[]): number | undefined {
  let now = listing;
  let counted = runningCategory(listing);
  for (const fact of facts) {
    now = evolve(now, fact);
    // A listing that runs again after its term counts again.
    if (runningCategory(now) === undefined) counted = undefined;
  }
  const category = runningCategory(now);
  return category === counted ? undefined : category;
}

function runningCategory(listing: Listing | null): number | undefined {
  return listing && isIn(listing, 'running') ? listing.content.category : undefined;
}

/** The facts of a rule, followed by those of a second rule on the resulting listing; the refusal of either. */
function followedBy(listing: Listing | null, answer: Answer, rule: (listing: Listing) => Answer): Answer {
  if (isRefusal(answer)) return answer;
  const next = rule(answer.reduce<Listing | null>(evolve, listing)!);
  return isRefusal(next) ? next : [...answer, ...next];
}

/** The values that are present and differ from the earlier ones. */
function differing<T extends object>(values: T, before: object): Partial<T> {
  const entries = Object.entries(values).filter(
    ([field, value]) => value !== undefined && !sameJson(value, (before as Record<string, unknown>)[field]),
  );
  return Object.fromEntries(entries) as Partial<T>;
}

function termFrom(at: number): number {
  return at + listingTermDays * day;
}

function isIn({ status }: Listing, tag: ListingTag): boolean {
  return statusesTagged(tag).includes(status);
}

function isOver(listing: Listing, at: number): boolean {
  return listing.expiresAt === undefined || listing.expiresAt <= at;
}
