import { accountLifecycle } from '#machines/account/accountLifecycle.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { remove } from '#machines/listing/listingRules.ts';
import { onListing } from '#server/listing/commands.ts';
import { areMailsSettled } from '#server/mail/ledger.ts';
import { takeDraftsAway } from '#server/draft/lettingGo.ts';
import { takeFavouritesAway } from '#server/favourites/favourites.ts';
import { takeMessagesAway } from '#server/messaging/takingAway.ts';
import { clearTitleHistory } from '#server/insertion/help/titleSuggestions.ts';
import type { Mailbox } from '#server/mail/mailbox.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { eachAlone } from '#server/store/eachAlone.ts';

/** How long the mails of an account are waited for that is erased, in milliseconds: a mail server may be gone for good. */
const longestWait = 24 * 60 * 60 * 1000;

/**
 * Throws away what is left of those whose erasure the journals tell: their key, without which nobody reads what their facts say
 * of them, their ads, drafts and favourites, how they wrote to others, what they picked for titles, their folded state, the mails that a local mailbox keeps, and the pages of the files in which any of it
 * lay. Mails that are still on their way are waited for, a day at most, since they are written with the key. What a process that
 * dies has begun is done again. Gives the accounts it is through with.
 */
export async function forgetErased(market: Market, mailbox: Pick<Mailbox, 'forget'>): Promise<readonly string[]> {
  const { sql, store, keys, clock } = market;
  const pending = await store.query<{ account: string; noted_at: number }>(
    compiled(sql.selectFrom('erasures').selectAll()),
  );
  const forgotten: string[] = [];
  const forgetting = eachAlone(pending, async ({ account, noted_at: notedAt }) => {
    const stream = streamOf(accountLifecycle, account);
    const { position } = (await store.readStream(stream)).findLast(({ type }) => type === 'account.erased')!;
    if (clock() - notedAt < longestWait && !(await areMailsSettled(market, position))) return;
    await takeAdsAway(market, account);
    await takeDraftsAway(market, account);
    await takeFavouritesAway(market, account);
    await takeMessagesAway(market, account);
    await clearTitleHistory(market, account);
    await keys.forget(account);
    await store.forgetSnapshots(stream);
    await mailbox.forget(account);
    forgotten.push(account);
  });
  const [outcome] = await Promise.allSettled([forgetting]);
  if (forgotten.length > 0) {
    await store.purge();
    await store.write([compiled(sql.deleteFrom('erasures').where('account', 'in', forgotten))]);
  }
  if (outcome.status === 'rejected') throw outcome.reason;
  return forgotten;
}

/** Their ads are in no list from then on; the journal of an ad goes on saying what it was. */
async function takeAdsAway(market: Market, seller: string): Promise<void> {
  const { sql, store, clock } = market;
  const ads = sql.selectFrom('listings').select('id').where('seller', '=', seller).where('status', '<>', 'removed');
  for (const { id } of await store.query<{ id: string }>(compiled(ads))) {
    await onListing(market, { listing: id, actor: 'scheduler' }, (listing) =>
      remove(listing, { by: seller, at: clock() }),
    );
  }
}
