import { LRUCache } from 'lru-cache';
import type { ConversationFact } from '#machines/conversation/lifecycle/conversationFacts.ts';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import { featureOf, idOf, streamOf } from '#machines/journal/lifecycle.ts';
import type { ConversationEvent } from '#machines/messaging/liveMessages.ts';
import type { MessagingFact } from '#machines/messaging/lifecycle/messagingFacts.ts';
import { messagingLifecycle } from '#machines/messaging/lifecycle/messagingLifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import type { StoredFact } from '#server/store/store.ts';
import type { Hub } from '../../streaming/hub.ts';
import type { LiveEvent, LiveFeed } from '../../streaming/liveFeed.ts';
import { unreadOfEach } from '../conversation/conversations.ts';
import { latestWith } from './correspondents.ts';
import { type Delivery, writeDeliveries } from './deliveries.ts';
import { entriesFrom, type Entry } from '../conversation/entries.ts';
import { streamedEntry } from './streamedEntry.ts';

/** The number of conversations whose parties are cached: the parties never change. */
const mostRemembered = 50_000;

/**
 * The most missed facts that a reconnected stream receives one by one. Beyond that it is notified to fetch everything
 * again.
 */
const mostMissed = 500;

/**
 * Types of facts that only their author's own devices receive. Entries and read positions concern both parties, and all
 * other facts only moderators.
 */
const forOneself: ReadonlySet<string> = new Set<ConversationFact['type']>([
  'conversation.archived',
  'conversation.unarchived',
  'conversation.muted',
  'conversation.unmuted',
]);

const ofBlocks: readonly MessagingFact['type'][] = ['messaging.blocked', 'messaging.unblocked'];

/** Sends conversation events to the streams of both parties; `machines/messaging/liveMessages.ts` has their shapes. */
export function conversationsFeed(
  market: Market,
  { hub, onFailure }: { readonly hub: Pick<Hub, 'tell'>; readonly onFailure: (error: unknown) => void },
): LiveFeed {
  const { sql, store } = market;
  const parties = new LRUCache<string, readonly string[]>({ max: mostRemembered });

  async function partiesOf(conversations: ReadonlySet<string>): Promise<(conversation: string) => readonly string[]> {
    const missing = [...conversations].filter((id) => !parties.has(id));
    if (missing.length > 0) {
      const query = sql
        .selectFrom('conversation_parties')
        .select(['conversation', 'account'])
        .where('conversation', 'in', missing);
      const rows = await store.query<{ conversation: string; account: string }>(compiled(query));
      for (const [id, both] of Map.groupBy(rows, ({ conversation }) => conversation)) {
        parties.set(
          id,
          both.map(({ account }) => account),
        );
      }
    }
    return (conversation) => parties.get(conversation) ?? [];
  }

  /**
   * The events that facts of conversations and messaging settings cause for listening accounts, and the deliveries that
   * follow from them.
   */
  async function notify(facts: readonly StoredFact[], listens: (account: string) => boolean) {
    const own = facts.filter(({ stream }) => featureOf(stream) === messagingLifecycle.feature);
    const said = facts.filter(({ stream }) => featureOf(stream) === conversationLifecycle.feature);
    const of = await partiesOf(new Set(said.map(({ stream }) => idOf(stream))));
    const listened = said.filter(({ stream }) => of(idOf(stream)).some(listens));
    const entries = new Map((await entriesFrom(market, listened)).map((entry) => [placeOf(entry), entry]));
    const events: LiveEvent[] = [];
    const deliveries: Delivery[] = [];
    const tell = (account: string, position: number, data: ConversationEvent) =>
      void events.push({ account, event: 'conversation', data, position });
    for (const fact of [...listened, ...own].toSorted((one, other) => one.position - other.position)) {
      const { stream, version: number, position } = fact;
      const id = idOf(stream);
      if (featureOf(stream) === messagingLifecycle.feature) {
        for (const account of accountsConcernedBy(fact).filter(listens))
          tell(account, position, { what: 'everything' });
        continue;
      }
      const entry = entries.get(placeOf({ conversation: id, number }));
      for (const account of of(id).filter(listens)) {
        const event = eventOf(fact, entry, account);
        if (event) tell(account, position, event);
        if (entry && entry.account !== account) {
          deliveries.push({ conversation: id, account, number, other: entry.account });
        }
      }
    }
    return { events, deliveries };
  }

  /** Deliveries are recorded in the background, so that no stream waits for it. */
  function note(deliveries: readonly Delivery[]): void {
    writeDeliveries({ market, hub }, lastOf(deliveries)).catch(onFailure);
  }

  async function unread(accounts: readonly string[]): Promise<readonly LiveEvent[]> {
    const unreadOf = await unreadOfEach(market, accounts);
    return accounts.map((account) => {
      const data = { conversationsWithUnreadMessages: unreadOf(account) };
      return { account, event: 'merge', data, replaces: true };
    });
  }

  return {
    async eventsOf(facts, followed) {
      const { events, deliveries } = await notify(facts, (account) => followed.has(account));
      note(deliveries);
      const accounts = [...new Set(events.map(({ account }) => account))];
      return [...events, ...(await unread(accounts))];
    },
    async since(account, after, upTo) {
      const rows = await latestWith(market, account);
      const [own, others] = await Promise.all([
        store.readOf(
          [
            streamOf(messagingLifecycle, account),
            ...rows.map(({ conversation }) => streamOf(conversationLifecycle, conversation)),
          ],
          { after, upTo },
          mostMissed + 1,
        ),
        // Of the other parties' messaging settings, the query reads only blocks that name this account: it may see no
        // others.
        store.readOf(
          [...new Set(rows.map(({ other }) => streamOf(messagingLifecycle, other)))],
          { after, upTo, only: { types: ofBlocks, naming: account } },
          mostMissed + 1,
        ),
      ]);
      const facts = [...own, ...others].toSorted((one, other) => one.position - other.position);
      if (facts.length > mostMissed) {
        // At the position of the last fact that was read: no other feed makes an event of it.
        const { position } = facts.at(-1)!;
        return [{ account, event: 'conversation', data: { what: 'everything' }, position }];
      }
      const { events, deliveries } = await notify(facts, (one) => one === account);
      note(deliveries);
      return events;
    },
    opening: (account) => unread([account]),
  };
}

/** The accounts that a messaging fact is sent to: its author, and the account that was blocked or unblocked. */
function accountsConcernedBy({ type, stream, data }: StoredFact): readonly string[] {
  const by = idOf(stream);
  switch (type as MessagingFact['type']) {
    case 'messaging.contactMade':
      return [];
    case 'messaging.blocked':
    case 'messaging.unblocked':
      return [by, data['account'] as string];
    default:
      return [by];
  }
}

function placeOf({ conversation, number }: Pick<Entry, 'conversation' | 'number'>): string {
  return `${conversation} ${number}`;
}

/** The event of a conversation fact for a party; undefined if it causes none. */
function eventOf(
  { type, stream, data }: StoredFact,
  entry: Entry | undefined,
  account: string,
): ConversationEvent | undefined {
  const conversation = idOf(stream);
  if (entry) return { what: 'entry', conversation, entry: streamedEntry(entry, account) };
  const isOwn = data['by'] === account;
  if (type === 'conversation.read') return { what: 'read', conversation, isOwn, upTo: Number(data['upTo']) };
  return forOneself.has(type) && isOwn ? { what: 'own', conversation } : undefined;
}

/** The last delivery of each conversation and account. */
function lastOf(deliveries: readonly Delivery[]): readonly Delivery[] {
  return [...new Map(deliveries.map((one) => [`${one.conversation} ${one.account}`, one])).values()];
}
