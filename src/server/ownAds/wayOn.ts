import type { Language } from '#machines/market/language.ts';
import { pathTo } from '#routes';
import { accountOf } from '../account/accountDesk.ts';
import { openDrafts } from '../draft/keeping.ts';
import type { InsertionServices } from '#server/insertion/insertionServices.ts';
import { ownAdsOf } from './ownAds.ts';

/**
 * The path of the page where a user goes on whose address is confirmed: where they asked for the mail, else their newest ad,
 * else their draft; null if there is none of these. The server derives it, since the mail may be opened on another device.
 */
export async function wayOnOf(
  { market, accounts }: Pick<InsertionServices, 'market' | 'accounts'>,
  account: string,
  language: Language,
): Promise<string | null> {
  const found = await accountOf(accounts, account);
  const returnTo = found?.account.returnTo;
  if (returnTo) return returnTo;
  const { ads } = await ownAdsOf(market, account, { group: 'active', first: 1, from: 0 });
  const [ad] = ads;
  if (ad) {
    const isOnline = ad.listing.status === 'active';
    return isOnline ? pathTo('listing', language, { id: ad.id }) : pathTo('ownAds', language, { type: 'active' });
  }
  // The last step: the page opens the first step that is not done, and the preview before the ad is handed in.
  const [draft] = await openDrafts(market, account);
  return draft === undefined ? null : `${pathTo('insertion', language, { rest: 'confirm' })}?draft=${draft}`;
}
