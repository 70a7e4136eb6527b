import { statesTagged } from '../../journal/taggedStates.ts';
import { listingMachine } from './listingMachine.ts';
import type { ListingStatus, ListingTag } from './listingStates.ts';

/** The statuses whose state carries a tag. */
export function statusesTagged(tag: ListingTag): readonly ListingStatus[] {
  return statesTagged(listingMachine, tag) as readonly ListingStatus[];
}

const viewable: ReadonlySet<ListingStatus> = new Set(statusesTagged('viewable'));

/** Whether a listing with this status is public, as far as it depends on the listing (not its seller). */
export function isViewable(status: ListingStatus): boolean {
  return viewable.has(status);
}
