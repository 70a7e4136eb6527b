import type { Account } from '#machines/account/lifecycle/account.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { takeSlot } from '#machines/account/lifecycle/accountRules.ts';
import { shownStatuses } from '#machines/account/lifecycle/accountStatus.ts';
import { draftLifecycle } from '#machines/draft/lifecycle/draftLifecycle.ts';
import { publish as closeDraft } from '#machines/draft/lifecycle/draftRules.ts';
import { mostRunning } from '#machines/insertion/planLimit.ts';
import type { Folded } from '#machines/journal/fold.ts';
import type { SnapshotOf } from '#machines/journal/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '#machines/journal/refusal.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { categoryEntered, type ListingRefusal } from '#machines/listing/lifecycle/listingRules.ts';
import type { Market } from '#server/store/market.ts';
import { isOfAnother, isOpenOf } from '../draft/saving.ts';
import { isListingId } from '../listing/listingId.ts';
import { runningListings } from './quota.ts';
import { refuseListing, type RefusedListing } from './refusedListings.ts';

/** Decides on facts from a listing and its seller; `listing` is null before it is created. */
export type DecideOnListing = (
  listing: Listing | null,
  seller: Account,
  at: number,
) => readonly ListingFact[] | Refusal<Refused>;

type Refused = ListingRefusal | 'insertion.notThere' | 'insertion.linkOver' | 'insertion.invalid';

type Streams = {
  readonly listing: { readonly lifecycle: typeof listingLifecycle; readonly id: string };
  readonly account: { readonly lifecycle: typeof accountLifecycle; readonly id: string };
  /** The seller's draft of this listing, with the same id, if there is one. */
  readonly draft: { readonly lifecycle: typeof draftLifecycle; readonly id: string };
};

export type FoldedListing = Folded<SnapshotOf<typeof listingLifecycle>>;

/** The last position that the command wrote, 0 if nothing changed, and the listing's journal folded after it. */
export interface DoneOnListing {
  readonly position: number;
  readonly folded: FoldedListing;
}

/**
 * Appends the facts that a rule decides for a seller's listing. If the listing then runs, the seller's account must be
 * visible and the plan must have room (SUBSCRIPTION-16). A draft with the same id is closed.
 */
export async function onSellersListing(
  market: Market,
  { id, seller }: { readonly id: string; readonly seller: string },
  decide: DecideOnListing,
): Promise<DoneOnListing | RefusedListing> {
  const at = market.clock();
  let most: number | null = null;
  const answer = await market.commands.run<Streams, Refused | 'insertion.quotaReached' | 'insertion.accountAway'>({
    actor: seller,
    streams: {
      listing: { lifecycle: listingLifecycle, id },
      account: { lifecycle: accountLifecycle, id: seller },
      draft: { lifecycle: draftLifecycle, id },
    },
    decide: ({ listing: { listing }, account: { account }, draft: { draft } }) => {
      most = null;
      if (!account) return refuse('insertion.accountAway');
      // The draft belongs to another account; only that account may publish it.
      if (listing === null && isOfAnother(draft, seller)) return refuse('insertion.notThere');
      const facts = decide(listing, account, at);
      if (isRefusal(facts)) return facts;
      const category = categoryEntered(listing, facts);
      const isThere = shownStatuses.includes(account.status) && !account.block;
      const submitsListing = listing === null || category !== undefined;
      if (submitsListing && !isThere) return refuse('insertion.accountAway');
      most = category === undefined ? null : mostRunning(category, account);
      // Two simultaneous publications both write here, so that the second counts the first.
      const slot: readonly AccountFact[] = most === null ? [] : takeSlot({ listing: id, at });
      const done = facts.length > 0 && isOpenOf(draft, seller) ? closeDraft(draft, { at }) : [];
      return { listing: facts, account: slot, draft: done };
    },
    unless: async () => {
      if (most === null || (await runningListings(market, { account: seller, but: id })) < most) return undefined;
      return refuse('insertion.quotaReached', { most });
    },
  });
  if (!isRefusal<string>(answer)) return { position: answer.position, folded: answer.after.listing };
  switch (answer.refused) {
    case 'insertion.quotaReached':
      return refuseListing('insertion.quotaReached', { most: most ?? 0 });
    case 'insertion.accountAway':
    case 'insertion.invalid':
    case 'insertion.linkOver':
      return refuseListing(answer.refused);
    case 'listing.notYours':
    case 'insertion.notThere':
      return refuseListing('insertion.notThere');
    case 'listing.notEndingYet':
      return refuseListing('insertion.notEndingYet');
    case 'journal.wrongState':
      return refuseListing('insertion.wrongState');
    default:
      throw new Error(`A validated listing was refused: ${answer.refused}`);
  }
}

/** The listing of a seller; undefined if it does not exist, belongs to another seller, or was removed. */
export async function sellersListing(market: Market, seller: string, id: string) {
  if (!isListingId(id)) return undefined;
  const folded = await market.commands.load({ lifecycle: listingLifecycle, id });
  const { listing } = folded.snapshot.context;
  return listing?.seller !== seller || listing.status === 'removed' ? undefined : { folded, listing };
}
