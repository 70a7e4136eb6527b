import type { ListingStatus } from '../listing/lifecycle/listing.ts';
import { statusesTagged } from '../listing/lifecycle/listingStatus.ts';

/** What a seller may do with an ad of theirs. */
export const ownAdCommands = [
  ...(['edit', 'reprice', 'pause', 'resume', 'reserve', 'endReservation', 'sell', 'cancelSale', 'renew'] as const),
  'remove',
] as const;

export type OwnAdCommand = (typeof ownAdCommands)[number];

/** Those that are done where the ads are listed; an ad is edited where ads are written. */
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

/** Whether a word of an address names a group (ROUTES-31). */
export function isOwnAdGroup(word: string): word is OwnAdGroup {
  return Object.hasOwn(ownAdGroups, word);
}

/** The group that ads of a status stand in; undefined for none. */
export function ownAdGroupOf(status: ListingStatus): OwnAdGroup | undefined {
  return (Object.keys(ownAdGroups) as OwnAdGroup[]).find((group) => ownAdGroups[group].includes(status));
}

/** An ad of one's own, as a page lists it. Times are epoch milliseconds; `path` is null where nobody sees it. */
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

/** Some of one's ads, where the next ones follow (null for nowhere), and how many there are of each group. */
export interface OwnAdsPage {
  readonly ads: readonly OwnAd[];
  readonly endCursor: string | null;
  readonly counts: Readonly<Record<OwnAdGroup, number>>;
}
