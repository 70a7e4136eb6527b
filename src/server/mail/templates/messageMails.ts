import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import { type Conversation, otherSide, sideOf } from '#machines/conversation/lifecycle/conversation.ts';
import { featureOf, idOf } from '#machines/journal/lifecycle.ts';
import { defaultLanguage } from '#machines/market/language.ts';
import { unreadBeforeMail } from '#machines/messaging/limits.ts';
import { hasBlocked } from '#machines/messaging/lifecycle/messaging.ts';
import { messagingLifecycle } from '#machines/messaging/lifecycle/messagingLifecycle.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { unreadEntries } from '#server/messaging/unreadEntries.ts';
import type { StoredFact } from '#server/store/store.ts';
import { messageMails, type MessageMailKind } from '#words/mails/messageMails.ts';
import type { MailData } from './accountMails.ts';
import type { MailRow } from '../mailTables.ts';

/** Whether a row of the ledger is of a mail about messages. */
export function isOfMessages<Row extends Pick<MailRow, 'kind'>>(
  row: Row,
): row is Row & { readonly kind: MessageMailKind } {
  return Object.hasOwn(messageMails, row.kind);
}

/** The mail that an entry causes, and its recipient; it is due after the recipient has had time to read. */
export interface CausedReaderMail {
  readonly fact: StoredFact;
  readonly kind: MessageMailKind;
  readonly due: number;
  readonly reader: string;
}

/**
 * The mails that entries of conversations cause: only the first unread entry of a reader causes a mail, which covers
 * later ones too. A reader therefore gets a single mail about a conversation until they read it.
 */
export async function mailsCausedByMessages(
  market: Pick<Market, 'sql' | 'store'>,
  facts: readonly StoredFact[],
): Promise<readonly CausedReaderMail[]> {
  const said = facts.filter(({ stream }) => featureOf(stream) === conversationLifecycle.feature);
  if (said.length === 0) return [];
  const first = await unreadEntries(market, [...new Set(said.map(({ stream }) => idOf(stream)))]);
  const byPlace = new Map(first.map((one) => [`${one.conversation} ${one.number}`, one.account]));
  return said.flatMap((fact) => {
    const reader = byPlace.get(`${idOf(fact.stream)} ${fact.version}`);
    return reader === undefined ? [] : [{ fact, kind: 'messagesUnread', due: fact.at + unreadBeforeMail, reader }];
  });
}

/**
 * The letter for a ledger row about messages, from the current state of conversation and reader, and whether it is
 * still valid. Undefined if there is no recipient.
 */
export async function messageMailDataAt(
  market: Pick<Market, 'sql' | 'store' | 'commands'>,
  { position, version, kind, account: reader, due }: MailRow & { readonly kind: MessageMailKind },
): Promise<{ readonly mail: MailData; isStillValid(): boolean } | undefined> {
  const { store, commands } = market;
  const [stored] = await store.readAll(position - 1, 1);
  if (stored?.position !== position) throw new Error(`The journal has no fact ${position}, which a mail reports`);
  const id = idOf(stored.stream);
  const { conversation } = (await commands.load({ lifecycle: conversationLifecycle, id })).snapshot.context;
  const { account } = (await commands.load({ lifecycle: accountLifecycle, id: reader })).snapshot.context;
  const side = conversation && sideOf(conversation, reader);
  if (!conversation || !side || !account?.email) return undefined;
  const { listing } = (await commands.load({ lifecycle: listingLifecycle, id: conversation.listing })).snapshot.context;
  const { messaging } = (await commands.load({ lifecycle: messagingLifecycle, id: reader })).snapshot.context;
  const unread = (await unreadEntries(market, [id])).find((one) => one.account === reader);
  const mail: MailData = {
    kind,
    to: account.email,
    language: account.language ?? defaultLanguage,
    at: due,
    link: 'conversation',
    conversation: { id, side, title: listing?.content.title ?? '', count: unread?.count ?? 0 },
  };
  const other = conversation.parties[otherSide(side)].account;
  const shouldSendMail =
    account.status === 'active' && !account.block && messaging.wantsMails && !hasBlocked(messaging, other);
  return { mail, isStillValid: () => shouldSendMail && waits(conversation, side) && unread?.number === version };
}

/** Whether a party wants mails about a conversation: it is neither muted nor archived. */
function waits({ parties }: Conversation, side: 'buyer' | 'seller'): boolean {
  return !parties[side].isMuted && !parties[side].isArchived;
}
