import { refuse } from '#machines/journal/refusal.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { renew } from '#machines/listing/lifecycle/listingRules.ts';
import { statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import { readToken } from '../account/addresses/mailTokens.ts';
import { isRefusedListing, refuseListing, type RefusedListing } from '../insertion/refusedListings.ts';
import { onSellersListing } from '../insertion/sellersListing.ts';
import type { InsertionServices } from '#server/insertion/insertionServices.ts';
import { renewableUntil } from './renewalLink.ts';

/** A listing with a new term, and the position of the write; 0 if the term was there already. */
export interface RenewedByLink {
  readonly id: string;
  readonly listing: Listing;
  readonly position: number;
}

/**
 * Renews a listing by the token of a mail's link, without a login, because the mailbox is its seller's. The token is
 * bound to listing and term, so it gives at most one more term. While that term is active, repeated calls return the
 * same answer.
 */
export async function renewByLink(
  { market }: Pick<InsertionServices, 'market'>,
  token: string,
): Promise<RenewedByLink | RefusedListing> {
  const read = await readToken(market.keys, token);
  if (read?.purpose !== 'renewal') return refuseListing('insertion.linkUnknown');
  const { account: id, at: end } = read;
  // The token does not name the seller, whose account the command reads too. A listing never changes its seller.
  const found = (await market.commands.load({ lifecycle: listingLifecycle, id })).snapshot.context.listing;
  if (!found) return refuseListing('insertion.linkUnknown');
  const { seller } = found;
  const done = await onSellersListing(market, { id, seller }, (listing, _, at) => {
    const runs = listing !== null && statusesTagged('running').includes(listing.status);
    if (!listing || !(runs || listing.status === 'expired')) return refuse('insertion.linkOver');
    if (listing.expiresAt !== end) return runs ? [] : refuse('insertion.linkOver');
    return at < renewableUntil(end) ? renew(listing, { by: seller, at }) : refuse('insertion.linkOver');
  });
  if (isRefusedListing(done)) return done;
  return { id, listing: done.folded.snapshot.context.listing!, position: done.position };
}
