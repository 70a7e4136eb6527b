import type { Language } from '#machines/market/language.ts';
import { pathTo } from '#routes';
import { accountOf } from '../account/accountDesk.ts';
import { openDrafts } from '../draft/saving.ts';
import type { InsertionServices } from '#server/insertion/insertionServices.ts';
import { ownListingsOf } from './ownListings.ts';

/**
 * The path of the next page for a user who has just confirmed an address. It is the page where they requested the mail,
 * or their newest listing, or their draft. Null if there is none of these. The server derives it, because the mail may
 * be opened on another device.
 */
export async function nextPathOf(
  { market, accounts }: Pick<InsertionServices, 'market' | 'accounts'>,
  account: string,
  language: Language,
): Promise<string | null> {
  const found = await accountOf(accounts, account);
  const returnTo = found?.account.returnTo;
  if (returnTo) return returnTo;
  const { listings } = await ownListingsOf(market, account, { group: 'active', first: 1, from: 0 });
  const [listing] = listings;
  if (listing) {
    const isOnline = listing.listing.status === 'active';
    return isOnline ? pathTo('listing', language, { id: listing.id }) : pathTo('ownAds', language, { type: 'active' });
  }
  // The last step: the page opens the first incomplete step, and the preview before the submission.
  const [draft] = await openDrafts(market, account);
  return draft === undefined ? null : `${pathTo('insertion', language, { rest: 'confirm' })}?draft=${draft}`;
}
