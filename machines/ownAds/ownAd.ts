import type { ListingStatus } from '../listing/lifecycle/listing.ts';
import { statusesTagged } from '../listing/lifecycle/listingStatus.ts';

/** The commands on the user's own listing. */
export const ownAdCommands = [
  ...(['edit', 'reprice', 'pause', 'resume', 'reserve', 'endReservation', 'sell', 'cancelSale', 'renew'] as const),
  'remove',
] as const;

export type OwnAdCommand = (typeof ownAdCommands)[number];

/** Commands on the page of the user's listings; a listing is edited in the insertion. */
export const listedCommands = [
  ...(['renew', 'resume', 'cancelSale', 'endReservation', 'reprice', 'sell', 'reserve', 'pause', 'remove'] as const),
] as const satisfies readonly OwnAdCommand[];

export type ListedCommand = (typeof listedCommands)[number];

export type OwnAdGroup = 'active' | 'inactive';

/** The statuses of each group, from the chart. Removed and unsubmitted listings are in neither. */
export const ownAdGroups: Readonly<Record<OwnAdGroup, readonly ListingStatus[]>> = {
  active: [...statusesTagged('listed'), ...statusesTagged('pending')],
  inactive: statusesTagged('inactive'),
};

/** Whether a path segment names a group (ROUTES-31). */
export function isOwnAdGroup(word: string): word is OwnAdGroup {
  return Object.hasOwn(ownAdGroups, word);
}

/** The group of a status; undefined for none. */
export function ownAdGroupOf(status: ListingStatus): OwnAdGroup | undefined {
  return (Object.keys(ownAdGroups) as OwnAdGroup[]).find((group) => ownAdGroups[group].includes(status));
}

/** The user's own listing, as a page lists it. Times are epoch milliseconds; `path` is null if it is not public. */
export interface OwnAd {
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
  readonly may: readonly OwnAdCommand[];
}

/**
 * A page of the user's listings, the cursor of the next page (null at the end), and the number of listings in each
 * group.
 */
export interface OwnAdsPage {
  readonly ads: readonly OwnAd[];
  readonly endCursor: string | null;
  readonly counts: Readonly<Record<OwnAdGroup, number>>;
}
