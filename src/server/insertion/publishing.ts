import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { submitListing, publishOnceVerified } from '#machines/listing/lifecycle/listingRules.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import type { Caller } from '../account/accountDesk.ts';
import { isListingId } from '../listing/listingId.ts';
import { figuresOf } from '../account/limits/dailyLimitRefusal.ts';
import type { InsertionServices } from './insertionServices.ts';
import { eachAlone } from '#server/store/eachAlone.ts';
import { type ListingSubmission, judgedListing } from './listingSubmission.ts';
import { isRefusedListing, refuseListing, type RefusedListing } from './refusedListings.ts';
import { onSellersListing } from './sellersListing.ts';

/** A listing that the market has accepted. */
export interface AcceptedListing {
  readonly id: string;
  readonly status: Listing['status'];
  /** The last position in the journal that was written; 0 if nothing changed. */
  readonly position: number;
}

/**
 * Creates a listing from a draft, whose id it gets. The id is an idempotency key: a second click, another tab or a
 * retry after a crash returns the same listing, published once. The listing of an unverified account waits for the
 * verification. The id of another account's listing is refused.
 */
export async function publishListing(
  services: InsertionServices,
  caller: Pick<Caller, 'session' | 'language' | 'client'>,
  submitted: ListingSubmission & { readonly draft: string },
): Promise<AcceptedListing | RefusedListing> {
  const { session, language, client } = caller;
  if (!session) return refuseListing('session.required');
  if (!isListingId(submitted.draft)) return refuseListing('insertion.notThere');
  const { market } = services;
  const seller = session.account;
  const earlier = await market.commands.load({ lifecycle: listingLifecycle, id: submitted.draft });
  if (earlier.snapshot.context.listing) return acceptedAsIs(submitted.draft, seller, earlier.snapshot.context.listing);
  const judged = await judgedListing(services, submitted, language);
  if ('problems' in judged) return { refused: 'insertion.invalid', problems: judged.problems };
  const { used, done: published } = await services.accounts.dailyWrites.within(
    { kind: 'ads', account: seller, client },
    isRefusedListing,
    () =>
      onSellersListing(market, { id: submitted.draft, seller }, (listing, { verifiedAt }, at) =>
        listing ? [] : submitListing({ seller, content: judged.content, verified: verifiedAt !== null, at }),
      ),
  );
  if (used) return refuseListing(`account.tooMany.${used.isShared ? 'unverified' : 'ads'}`, figuresOf(used));
  if (isRefusedListing(published)) return published;
  const wasAccepted = acceptedAsIs(submitted.draft, seller, published.folded.snapshot.context.listing!);
  return isRefusedListing(wasAccepted) ? wasAccepted : { ...wasAccepted, position: published.position };
}

/**
 * Whether a draft may become a seller's listing, or is it already. Its id must have the format of listings, and no
 * other seller may have a listing with it.
 */
export async function mayBecome(
  market: Market,
  { draft: id, seller }: { readonly draft: string; readonly seller: string },
): Promise<boolean> {
  if (!isListingId(id)) return false;
  const { snapshot } = await market.commands.load({ lifecycle: listingLifecycle, id });
  const { listing } = snapshot.context;
  return listing === null || listing.seller === seller;
}

function acceptedAsIs(id: string, seller: string, listing: Listing): AcceptedListing | RefusedListing {
  return listing.seller === seller ? { id, status: listing.status, position: 0 } : refuseListing('insertion.notThere');
}

/** The number of waiting listings that are read per query. */
const atOnce = 100;

/**
 * Publishes the listings that were waiting for their seller's verification, of one account or of all. It runs with the
 * verification, and in the scheduler in case the server was killed in between. Listings beyond the plan's limit
 * continue to wait. Returns the last position that was written.
 */
export async function publishWaiting(market: Market, account?: string): Promise<number> {
  const { sql, store } = market;
  const waiting = sql
    .selectFrom('listings')
    .innerJoin('accounts', 'accounts.id', 'listings.seller')
    .select(['listings.id', 'listings.seller'])
    .where('listings.status', '=', 'awaitingVerification')
    .where('accounts.status', '=', 'active')
    .where('accounts.blocked', '=', 0)
    .$if(account !== undefined, (query) => query.where('listings.seller', '=', account!))
    .orderBy('listings.drafted_at')
    .limit(atOnce);
  let position = 0;
  const found = await store.query<{ id: string; seller: string }>(compiled(waiting));
  await eachAlone(found, async ({ id, seller }) => {
    const published = await onSellersListing(market, { id, seller }, (listing, { verifiedAt }, at) =>
      listing ? publishOnceVerified(listing, { verified: verifiedAt !== null, at }) : [],
    );
    if (!isRefusedListing(published)) position = Math.max(position, published.position);
  });
  return position;
}
