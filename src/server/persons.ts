import type { ExportPart } from './account/leaving/exportedJournal.ts';
import { forgetAccounts } from './account/leaving/forgetting.ts';
import { exportedDrafts } from './draft/exportedDrafts.ts';
import { takeDraftsAway } from './draft/lettingGo.ts';
import { exportedFavourites } from './favourites/exportedFavourites.ts';
import { takeFavouritesAway } from './favourites/favourites.ts';
import { exportedTitles } from './insertion/help/exportedTitles.ts';
import { clearTitleHistory } from './insertion/help/titleSuggestions.ts';
import { exportedAds } from './listing/exportedAds.ts';
import { takeAdsAway } from './listing/takingAway.ts';
import { areMailsSettled } from './mail/ledger.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { exportedConversations } from './messaging/exportedConversations.ts';
import type { MessagePictures } from './messaging/conversation/messagePictures.ts';
import { takeMessagesAway } from './messaging/takingAway.ts';
import type { Market } from './store/market.ts';

/** The functions that delete personal data, in this order. A new feature adds a line. */
const deletions = [takeAdsAway, takeDraftsAway, takeFavouritesAway, takeMessagesAway, clearTitleHistory];

/** Deletes all that is left of the accounts whose erasure is in the journal (`account/forgetting.ts`). */
export function forgetErased(market: Market, mailbox: Pick<Mailbox, 'forget'>): Promise<readonly string[]> {
  return forgetAccounts(market, {
    areMailsSettled: (position) => areMailsSettled(market, position),
    parts: deletions.map((forget) => (account: string) => forget(market, account)),
    mailbox,
  });
}

/** The parts that features add to the export of an account, in the order of its files. A new feature adds a line. */
export function exportParts(services: {
  readonly market: Market;
  readonly messagePictures: Pick<MessagePictures, 'read'>;
}): readonly ExportPart[] {
  const { market } = services;
  return [
    (account) => exportedAds(market, account),
    (account) => exportedDrafts(market, account),
    (account) => exportedFavourites(market, account),
    (account) => exportedConversations(services, account),
    (account) => exportedTitles(market, account),
  ];
}
