import { parentOf } from '#machines/market/categories/categories.ts';
import type { SellerKind } from '#machines/account/lifecycle/account.ts';
import type { ListingText } from '../listingText.ts';
import type { ListingScript } from '../listingScript.ts';
import { type Draw, drawFor } from './draw.ts';
import { days } from './durations.ts';
import { type Fate, fateOf } from './fates.ts';
import { pricesBefore } from './priceDraw.ts';
import { bump, promote, repriceTo, type Step } from './steps.ts';

/** The history of a listing until now, including its first price. */
export type History = Pick<ListingScript, 'listed' | 'submitListing' | 'later' | 'price'>;

/**
 * The history of a listing since its submission: its time, earlier prices, promotions, and its current state. The
 * history is drawn by the external id, so it is deterministic.
 */
export function historyOf(listing: ListingText, kind: SellerKind): History {
  const fate = fateOf(listing);
  const prices = pricesBefore(listing, parentOf(listing.category)!.id, drawFor(`${listing.externalId} prices`));
  const isOpen = fate.open !== undefined;
  const runs = fate.open === 0;
  const later = [
    ...fate.later,
    ...(isOpen ? repricings(listing, prices, fate) : []),
    ...(runs ? promotions(fate.listed, kind, drawFor(`${listing.externalId} promotions`)) : []),
  ];
  return {
    listed: days(fate.listed),
    ...(fate.submitListing && { submitListing: fate.submitListing }),
    price: isOpen ? (prices[0] ?? listing.price) : listing.price,
    later: later.toSorted((one, other) => other.ago - one.ago),
  };
}

/**
 * The price changes from the first price to the one in the text, spread over the time in which the price could change.
 */
function repricings(
  { externalId, price }: ListingText,
  before: readonly number[],
  { listed, open }: Fate,
): readonly Step[] {
  const draw = drawFor(`${externalId} repricings`);
  const [from, to] = [open! + (listed - open!) * 0.9, open! + (listed - open!) * 0.1];
  const share = (from - to) / before.length;
  return before.map((_, index) => {
    const ago = from - share * (index + draw.fraction());
    return repriceTo(before[index + 1] ?? price, days(ago));
  });
}

const promotionDays = 7;

/**
 * The promotions that the seller bought. Companies buy more. Most are still active; expired ones stay in the journal.
 */
function promotions(listed: number, kind: SellerKind, draw: Draw): readonly Step[] {
  const keen = kind === 'company' ? 3 : 1;
  /** The maximum age of an active promotion. */
  const running = Math.min(listed, promotionDays) * 0.97;
  const ran =
    listed > promotionDays + 2 && draw.inPercent(2 * keen) ? draw.between(promotionDays + 0.2, listed) * 0.98 : 0;
  return [
    ...(draw.inPercent(1.6 * keen) ? [promote('gallery', days(draw.between(0.02, 1) * running))] : []),
    ...(draw.inPercent(1.6 * keen) ? [promote('highlight', days(draw.between(0.02, 1) * running))] : []),
    ...(draw.inPercent(0.2 * keen) ? [promote('combo', days(draw.between(0.02, 1) * running))] : []),
    ...(ran > promotionDays ? [promote(draw.pick(['gallery', 'highlight']), days(ran))] : []),
    ...(listed > 6 && draw.inPercent(3 * keen) ? [bump(days(draw.between(0.03, 0.6) * listed))] : []),
  ];
}
