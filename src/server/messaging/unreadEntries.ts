import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

/** The unread entries of an account in a conversation: the first one, and their number. */
export interface UnreadEntries {
  readonly conversation: string;
  readonly account: string;
  readonly number: number;
  readonly count: number;
}

/** For both parties, the first unread entry in each of some conversations, and the number of unread entries. */
export async function unreadEntries(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  conversations: readonly string[],
): Promise<readonly UnreadEntries[]> {
  const query = sql
    .selectFrom('conversation_parties as party')
    .innerJoin('conversation_entries as entry', (join) =>
      join
        .onRef('entry.conversation', '=', 'party.conversation')
        .onRef('entry.account', '<>', 'party.account')
        .onRef('entry.number', '>', 'party.read_up_to'),
    )
    .select(['party.conversation', 'party.account'])
    .select((on) => [on.fn.min<number>('entry.number').as('number'), on.fn.countAll<number | string>().as('count')])
    .where('party.conversation', 'in', conversations)
    .where('party.unread', '>', 0)
    .groupBy(['party.conversation', 'party.account']);
  const rows = await store.query<Omit<UnreadEntries, 'count'> & { count: number | string }>(compiled(query));
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
