import { accept } from '#machines/journal/decide.ts';
import { isRefusal, type Refusal } from '#machines/journal/refusal.ts';
import type { Listing, ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingMachine } from '#machines/listing/lifecycle/listingMachine.ts';
import { type OwnListingCommand, type OwnListingGroup, ownListingGroups } from '#machines/ownListings/ownListing.ts';
import * as rules from '#machines/listing/lifecycle/listingRules.ts';
import { type FoldedListing, sellersListing } from '../insertion/sellersListing.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

/** A listing of the account, and the commands that are permitted now. */
export interface OwnListing {
  readonly id: string;
  readonly listing: Listing;
  readonly may: readonly OwnListingCommand[];
}

interface Page {
  readonly group: OwnListingGroup;
  readonly first: number;
  /** The number of listings before the page. */
  readonly from: number;
}

/** A page of an account's listings, the last changed first, and the number of listings in each group. */
export async function ownListingsOf(market: Market, account: string, { group, first, from }: Page) {
  const { sql, store } = market;
  const own = sql.selectFrom('listings').where('seller', '=', account);
  const page = own
    .select('id')
    .where('status', 'in', ownListingGroups[group])
    .orderBy((on) => on.fn.coalesce('edited_at', 'drafted_at'), 'desc')
    .orderBy('id')
    .limit(first + 1)
    .offset(from);
  const counted = own.select(['status', (on) => on.fn.countAll<number | string>().as('number')]).groupBy('status');
  const [found, numbers] = await Promise.all([
    store.query<{ id: string }>(compiled(page)),
    store.query<{ status: ListingStatus; number: number | string }>(compiled(counted)),
  ]);
  const listings = await Promise.all(found.slice(0, first).map(({ id }) => ownListingOf(market, account, id)));
  const count = (of: OwnListingGroup) =>
    numbers.reduce((sum, { status, number }) => sum + (ownListingGroups[of].includes(status) ? Number(number) : 0), 0);
  return {
    listings: listings.filter((listing) => listing !== undefined),
    next: found.length > first ? from + first : null,
    counts: { active: count('active'), inactive: count('inactive') },
  };
}

/** A listing of the account. Undefined for listings of other accounts, unknown listings and removed listings. */
export async function ownListingOf(market: Market, account: string, id: string): Promise<OwnListing | undefined> {
  const own = await sellersListing(market, account, id);
  return own && ownListingIn(market, id, own.folded);
}

/** The listing of a folded journal, even a removed one. */
export function ownListingIn({ clock }: Pick<Market, 'clock'>, id: string, folded: FoldedListing): OwnListing {
  const { listing } = folded.snapshot.context;
  if (!listing) throw new Error(`The written ${folded.stream} has no listing`);
  return { id, listing, may: allowed(folded, listing, clock()) };
}

type ListingDecision = (
  listing: Listing,
  command: { readonly by: string; readonly at: number },
) => readonly ListingFact[] | Refusal;

/** Each command's decision, to check whether rule and chart permit it. */
const asked: Readonly<Record<OwnListingCommand, ListingDecision>> = {
  edit: (_, { at }) => [{ type: 'listing.edited', at, changes: {} }],
  reprice: ({ content: { price } }, { at }) => [{ type: 'listing.repriced', at, price }],
  pause: rules.pause,
  resume: rules.resume,
  reserve: rules.reserve,
  endReservation: rules.endReservation,
  sell: (listing, command) => rules.sell(listing, { ...command, where: 'untold' }),
  cancelSale: rules.cancelSale,
  renew: rules.renew,
  remove: rules.remove,
};

function allowed(folded: FoldedListing, listing: Listing, at: number): readonly OwnListingCommand[] {
  return (Object.keys(asked) as OwnListingCommand[]).filter((command) => {
    const decision = asked[command](listing, { by: listing.seller, at });
    return !isRefusal(decision) && !isRefusal(accept(listingMachine, folded, decision));
  });
}
