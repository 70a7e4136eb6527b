import { sql as raw } from 'kysely';
import { entryKindOf } from '#machines/conversation/lifecycle/conversation.ts';
import type { ConversationFact } from '#machines/conversation/lifecycle/conversationFacts.ts';
import type { Projection } from '#server/store/feature.ts';
import { compiled, prepared, type Sql } from '#server/store/sql.ts';
import type { EntryRow, PartyRow } from './messagingTables.ts';

/**
 * The time of a conversation's last activity, by which its list is sorted. If the clock has been set back, it still
 * exceeds those of all others.
 */
function lastAt(at: number) {
  const latest = raw`(SELECT max(other.last_at) FROM conversation_parties AS other
    WHERE other.account = conversation_parties.account AND other.side = conversation_parties.side AND other.archived = 0)`;
  return raw<number>`CASE WHEN ${latest} > ${at} THEN ${latest} + 1 ELSE ${at} END`;
}

/** Maps a fact of a conversation to its rows. A test compares them with the reducer in `conversation.ts`. */
export function conversationProjection(sql: Sql): Projection<ConversationFact> {
  const begin = prepared<Pick<PartyRow, 'conversation' | 'account' | 'side' | 'listing' | 'last_at'>>((row) =>
    sql.insertInto('conversation_parties').values({
      conversation: row.conversation,
      account: row.account,
      side: row.side,
      listing: row.listing,
      read_up_to: 0,
      unread: 0,
      archived: 0,
      muted: 0,
      last_entry: 0,
      last_at: row.last_at,
    }),
  );
  const write = prepared<EntryRow>((row) =>
    sql.insertInto('conversation_entries').values({
      conversation: row.conversation,
      number: row.number,
      account: row.account,
      kind: row.kind,
      at: row.at,
    }),
  );
  /**
   * Counts the entry as unread for the other party, and takes the conversation out of the archive. A muted conversation
   * stays archived.
   */
  const note = prepared<Omit<EntryRow, 'kind'>>(({ conversation, number, account, at }) =>
    sql
      .updateTable('conversation_parties')
      .set({
        last_entry: number,
        last_at: lastAt(at),
        unread: raw<number>`unread + CASE WHEN account = ${account} THEN 0 ELSE 1 END`,
        archived: raw<0 | 1>`CASE WHEN account = ${account} THEN 0 ELSE archived * muted END`,
      })
      .where('conversation', '=', conversation),
  );
  const see = prepared<{ conversation: string; account: string; upTo: number }>(({ conversation, account, upTo }) =>
    sql
      .updateTable('conversation_parties')
      .set({
        read_up_to: upTo,
        unread: raw<number>`(SELECT count(*) FROM conversation_entries AS entry
          WHERE entry.conversation = ${conversation} AND entry.account <> ${account} AND entry.number > ${upTo})`,
      })
      .where('conversation', '=', conversation)
      .where('account', '=', account),
  );

  return ({ id: conversation, version: number, fact }) => {
    const { at } = fact;
    if (fact.type === 'conversation.started') {
      const { listing, buyer, seller } = fact;
      return [
        begin({ conversation, account: buyer, side: 'buyer', listing, last_at: at }),
        begin({ conversation, account: seller, side: 'seller', listing, last_at: at }),
      ];
    }
    const account = fact.by;
    const turn = (changes: Partial<Pick<PartyRow, 'archived' | 'muted'>>) => [
      compiled(
        sql
          .updateTable('conversation_parties')
          .set(changes)
          .where('conversation', '=', conversation)
          .where('account', '=', account),
      ),
    ];
    switch (fact.type) {
      case 'conversation.read':
        return [see({ conversation, account, upTo: fact.upTo })];
      case 'conversation.archived':
        return turn({ archived: 1 });
      case 'conversation.unarchived':
        return turn({ archived: 0 });
      case 'conversation.muted':
        return turn({ muted: 1 });
      case 'conversation.unmuted':
        return turn({ muted: 0 });
      case 'conversation.reported':
        return [];
      default: {
        const kind = entryKindOf(fact)!;
        return [write({ conversation, number, account, kind, at }), note({ conversation, number, account, at })];
      }
    }
  };
}
