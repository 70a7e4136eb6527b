import type { Listing, ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import { allowedCommands } from '#machines/listing/lifecycle/allowedCommands.ts';
import { type OwnListingCommand, type OwnListingGroup, ownListingGroups } from '#machines/ownListings/ownListing.ts';
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
  return { id, listing, may: allowedCommands(folded, clock()) };
}
