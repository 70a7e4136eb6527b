import { day, hour } from '#machines/market/units.ts';
import type { ContactBox, ContactState } from '#machines/messaging/contact/contactBox.ts';
import { awayAt } from '#machines/messaging/lifecycle/messaging.ts';
import { refuse } from '#machines/journal/refusal.ts';
import type { Allowance } from '#server/account/login/attempts.ts';
import { accountOf } from '#server/account/accountDesk.ts';
import { shownPhone } from '#server/account/phoneNumber.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { findListing } from '../listing/answers/itemAnswer.ts';
import type { MessagingServices } from './messagingServices.ts';
import { conversationIdOf } from './conversation/conversationId.ts';
import { messagingOf } from './messagingSettings.ts';
import { partiesOf } from './conversation/onConversation.ts';
import type { RefusedMessage } from './refusedMessages.ts';
import { listingStateOf, relationsOf } from './relations.ts';

/** Phone numbers that a client may request: collectors of numbers request many. */
const phonesOfClient: Allowance = { kind: 'phones by client', most: 20, within: hour };

/**
 * The ways in which an account, or an anonymous visitor (null), can contact the seller. Undefined if the listing does
 * not exist for them.
 */
export async function contactBoxOf(
  services: MessagingServices,
  { listing: id, account }: { readonly listing: string; readonly account: string | null },
): Promise<ContactBox | undefined> {
  const { market } = services;
  const found = await findListing(services, id);
  const { listing } = (await market.commands.load({ lifecycle: listingLifecycle, id })).snapshot.context;
  if (!listing) return undefined;
  const isOwn = listing.seller === account;
  const conversationId = account === null || isOwn ? null : conversationIdOf(id, account);
  const parties = conversationId && (await partiesOf(market, conversationId, account!));
  if (!isOwn && !parties && (!found || found.isGone)) return undefined;
  const listingState = listingStateOf(listing);
  // An anonymous visitor counts as an account without blocks.
  const relation = (await relationsOf(market, account ?? '', [listing.seller])).to(listing.seller);
  const awayUntil = awayAt(await messagingOf(market, listing.seller), market.clock());
  const state = (): ContactState => {
    if (isOwn) return 'own';
    if (relation.hasBlocked) return 'blocked';
    if (relation.isBlocked || !relation.isOtherThere) return 'unavailable';
    if (listing.status === 'sold') return 'sold';
    if (!listingState.isOpen) return 'over';
    if (listingState.isReserved)
      return account !== null && listingState.reservedFor === account ? 'reservedForYou' : 'reserved';
    return awayUntil === null ? 'open' : 'away';
  };
  const isWritingBlocked = isOwn || relation.hasBlocked || relation.isBlocked || !relation.isOtherThere;
  const mayWrite = !isWritingBlocked && (listingState.isOpen || Boolean(parties));
  return {
    state: state(),
    conversation: parties ? conversationId : null,
    mayWrite,
    hasPhone: !isWritingBlocked && listingState.isOpen && (await phoneOf(services, listing.seller)) !== null,
    awayUntil: mayWrite ? awayUntil : null,
  };
}

/** The phone number of a listing's seller, for a viewer to whom it is offered. Each request is counted. */
export async function showPhone(
  services: MessagingServices,
  viewer: { readonly listing: string; readonly account: string | null; readonly client: string },
): Promise<{ readonly number: string } | RefusedMessage> {
  const { market, accounts } = services;
  const box = await contactBoxOf(services, viewer);
  if (!box) return refuse('conversation.adUnknown');
  if (!box.hasPhone) return refuse('messaging.phoneHidden');
  const { wait } = await accounts.attempts.take(phonesOfClient, viewer.client);
  if (wait > 0) return refuse('messaging.phoneTooOften');
  const { listing } = (await market.commands.load({ lifecycle: listingLifecycle, id: viewer.listing })).snapshot
    .context;
  const number = await phoneOf(services, listing!.seller);
  if (number === null) return refuse('messaging.phoneHidden');
  await countPhoneShown(services, viewer.listing);
  return { number };
}

/** The number that a seller shows; null if the seller shows none. */
async function phoneOf({ accounts }: Pick<MessagingServices, 'accounts'>, seller: string): Promise<string | null> {
  const found = await accountOf(accounts, seller);
  return found?.account.phone && !found.account.phoneHidden ? shownPhone(found.account.phone) : null;
}

async function countPhoneShown({ market }: Pick<MessagingServices, 'market'>, listing: string): Promise<void> {
  const { sql, store, clock } = market;
  const row = { listing, day: Math.floor(clock() / day), shown: 1 };
  await store.write([
    compiled(
      sql
        .insertInto('phones_shown')
        .values(row)
        .onConflict((known) =>
          known.columns(['listing', 'day']).doUpdateSet((on) => ({ shown: on('phones_shown.shown', '+', 1) })),
        ),
    ),
  ]);
}

/** How long counts of shown phone numbers are stored, in days. */
export const phoneCountRetention = 365;

/** Deletes old counts of shown phone numbers. The scheduler calls this. */
export async function forgetOldPhones({ sql, store, clock }: Pick<Market, 'sql' | 'store' | 'clock'>): Promise<void> {
  const before = Math.floor(clock() / day) - phoneCountRetention;
  await store.write([compiled(sql.deleteFrom('phones_shown').where('day', '<', before))]);
}
