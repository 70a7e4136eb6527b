import type { ShownConversation } from './shownConversation.ts';

/** What is often said: the buyer's questions, and the seller's answers. */
export type QuickReply = 'isAvailable' | 'whenToPickUp' | 'byTwint' | 'stillAvailable' | 'whenToCome' | 'soldAlready';

/** What is often said that fits how the ad stands: nobody asks for what is sold, gone or theirs already. */
export function quickReplies({
  tab,
  ad,
  isReservedForBuyer,
}: Pick<ShownConversation, 'tab' | 'ad' | 'isReservedForBuyer'>): readonly QuickReply[] {
  const status = ad.isGone ? null : ad.status;
  const isToBeHad = status === 'active' || status === 'reserved';
  if (tab === 'buying') {
    if (!isToBeHad) return [];
    return isReservedForBuyer ? ['whenToPickUp', 'byTwint'] : ['isAvailable', 'whenToPickUp', 'byTwint'];
  }
  if (status === 'sold') return ['soldAlready'];
  if (!isToBeHad) return [];
  return status === 'active' ? ['stillAvailable', 'whenToCome', 'soldAlready'] : ['whenToCome', 'soldAlready'];
}
