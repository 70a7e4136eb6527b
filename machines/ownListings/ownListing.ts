import type { ListingStatus } from '../listing/lifecycle/listing.ts';
import { statusesTagged } from '../listing/lifecycle/listingStatus.ts';

/** The commands on the user's own listing. */
export const ownListingCommands = [
  ...(['edit', 'reprice', 'pause', 'resume', 'reserve', 'endReservation', 'sell', 'cancelSale', 'renew'] as const),
  'remove',
] as const;

export type OwnListingCommand = (typeof ownListingCommands)[number];

/** Commands on the page of the user's listings; a listing is edited in the insertion. */
export const listedCommands = [
  ...(['renew', 'resume', 'cancelSale', 'endReservation', 'reprice', 'sell', 'reserve', 'pause', 'remove'] as const),
] as const satisfies readonly OwnListingCommand[];

export type ListedCommand = (typeof listedCommands)[number];

export type OwnListingGroup = 'active' | 'inactive';

/** The statuses of each group, from the chart. Removed and unsubmitted listings are in neither. */
export const ownListingGroups: Readonly<Record<OwnListingGroup, readonly ListingStatus[]>> = {
  active: [...statusesTagged('listed'), ...statusesTagged('pending')],
  inactive: statusesTagged('inactive'),
};

/** Whether a path segment names a group of the user's listings (ROUTES-31). */
export function isOwnListingGroup(word: string): word is OwnListingGroup {
  return Object.hasOwn(ownListingGroups, word);
}

/** The group of the user's listings to which a status belongs; undefined for none. */
export function ownListingGroupOf(status: ListingStatus): OwnListingGroup | undefined {
  return (Object.keys(ownListingGroups) as OwnListingGroup[]).find((group) => ownListingGroups[group].includes(status));
}

/**
 * The user's own listing, as a page lists it. Times are epoch milliseconds; `path` is null if the listing is not
 * public.
 */
export interface OwnListing {
  readonly id: string;
  readonly title: string;
  readonly priceText: string;
  readonly priceKind: 'amount' | 'free' | 'onRequest';
  readonly francs: number | null;
  readonly status: ListingStatus;
  readonly because: string | null;
  readonly picture: string | null;
  readonly category: number;
  readonly path: string | null;
  readonly expiresAt: number | null;
  readonly may: readonly OwnListingCommand[];
}

/**
 * A page of the user's listings, the cursor of the next page (null at the end), and the number of listings in each
 * group.
 */
export interface OwnListingsPage {
  readonly listings: readonly OwnListing[];
  readonly endCursor: string | null;
  readonly counts: Readonly<Record<OwnListingGroup, number>>;
}
