import { derivedId } from '../../listing/listingId.ts';

/**
 * The id of the conversation between a buyer and the seller of a listing. Each pair of listing and buyer has exactly
 * one.
 */
export function conversationIdOf(listing: string, buyer: string): string {
  return derivedId(listing, buyer);
}
