import { enumName, fromEnumName } from '#machines/market/text/enumName.ts';
import type { ListedCommand, OwnListing, OwnListingsPage } from '#machines/ownListings/ownListing.ts';
import type { OwnListingsRequest, CommandOutcome, SubmittedCommand } from '#machines/ownListings/ownListingsSetup.ts';
import type { PriceValues } from '#machines/ownListings/priceForm.ts';

import {
  accepted,
  type Command,
  command,
  isRefusal,
  loginRequired,
  type Refusal,
  refusalOf,
} from '../account/commands.ts';
import { momentOf } from '../api/moment.ts';
import { graphql } from '../api/apiClient.ts';
import {
  OwnListingRow,
  CancelSale,
  EndReservation,
  type ListedOwnListingFragment,
  OwnListings,
  PauseListing,
  RemoveListing,
  RenewListing,
  RepriceListing,
  ReserveListing,
  ResumeListing,
  SellListing,
} from './generated/ownListingsOperations.ts';

// The calls for the user's own listings. They throw the errors of calls.

type Answer = ListedOwnListingFragment | Refusal;

/** A page of the user's listings, last changed first. Throws if no user is logged in any more. */
export async function fetchOwnListings(
  { group, after }: OwnListingsRequest,
  signal: AbortSignal,
): Promise<OwnListingsPage> {
  const { ownListings: myListings } = await graphql(OwnListings, { group: enumName(group), after }, { signal });
  if (!myListings) throw loginRequired();
  const { listings, endCursor, counts } = myListings;
  return { listings: listings.map(listingIn), endCursor, counts };
}

/** The current state of a listing; null if it was removed. Throws if no user is logged in any more. */
export async function fetchOwnListing(id: string, signal: AbortSignal): Promise<OwnListing | null> {
  const { me, ownListing } = await graphql(OwnListingRow, { id }, { signal, quiet: true });
  if (!me) throw loginRequired();
  return ownListing && listingIn(ownListing);
}

/** The actions that need only the listing's id. */
const plain: Readonly<Record<Exclude<ListedCommand, 'reprice' | 'sell'>, Command<Answer, { readonly id: string }>>> = {
  pause: PauseListing,
  resume: ResumeListing,
  reserve: ReserveListing,
  endReservation: EndReservation,
  cancelSale: CancelSale,
  renew: RenewListing,
  remove: RemoveListing,
};

/** Performs an action on a listing. */
export async function commandListing({ id, command: name, where }: SubmittedCommand): Promise<CommandOutcome> {
  if (name === 'reprice') throw new Error('A price is changed by a form of its own');
  const answer = await (name === 'sell'
    ? command(SellListing, { id, where: enumName(where ?? 'untold') })
    : command(plain[name], { id }));
  return isRefusal(answer) ? refusalOf(answer) : { listing: listingIn(answer) };
}

/** Changes the price of one of the user's own listings. Besides the errors of calls, throws Refused. */
export async function repriceListing(id: string, { price_kind: kind, price }: PriceValues): Promise<OwnListing> {
  return listingIn(accepted(await command(RepriceListing, { id, kind, price })));
}

function listingIn({
  __typename,
  priceKind,
  status,
  expiresAt,
  may,
  ...listing
}: ListedOwnListingFragment): OwnListing {
  return {
    ...listing,
    priceKind: priceKind as OwnListing['priceKind'],
    status: fromEnumName(status),
    expiresAt: momentOf(expiresAt),
    may: may.map(fromEnumName),
  };
}
