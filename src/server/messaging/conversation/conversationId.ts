import { derivedId } from '../../listing/listingId.ts';

/** The id of what a buyer and the seller of an ad say to each other: there is one conversation for each ad and buyer. */
export function conversationIdOf(listing: string, buyer: string): string {
  return derivedId(listing, buyer);
}
