import type { ShownConversation } from './shownConversation.ts';

/** Quick replies: questions of buyers, and answers of sellers. */
export type QuickReply = 'isAvailable' | 'whenToPickUp' | 'byTwint' | 'stillAvailable' | 'whenToCome' | 'soldAlready';

/**
 * The quick replies that fit the state of the listing. Buyers get no questions about a listing that is sold, gone or
 * reserved for them.
 */
export function quickReplies({
  tab,
  listing,
  isReservedForBuyer,
}: Pick<ShownConversation, 'tab' | 'listing' | 'isReservedForBuyer'>): readonly QuickReply[] {
  const status = listing.isGone ? null : listing.status;
  const isToBeHad = status === 'active' || status === 'reserved';
  if (tab === 'buying') {
    if (!isToBeHad) return [];
    return isReservedForBuyer ? ['whenToPickUp', 'byTwint'] : ['isAvailable', 'whenToPickUp', 'byTwint'];
  }
  if (status === 'sold') return ['soldAlready'];
  if (!isToBeHad) return [];
  return status === 'active' ? ['stillAvailable', 'whenToCome', 'soldAlready'] : ['whenToCome', 'soldAlready'];
}
