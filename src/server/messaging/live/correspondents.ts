import { mostSearched } from '#machines/messaging/limits.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { concernedBy } from '../../streaming/concerned.ts';
import type { Followed } from '../../streaming/liveFeed.ts';

type Reader = Pick<Market, 'sql' | 'store'>;

/** Somebody, and an account with which they have a conversation. */
export interface Correspondence {
  readonly other: string;
  readonly account: string;
}

/** Who of those who listen has conversations with some accounts; perhaps twice, who has several. */
export function correspondentsAmong(
  reader: Reader,
  accounts: readonly string[],
  listening: Followed,
): Promise<readonly Correspondence[]> {
  return concernedBy(accounts, listening, (others, asked) => {
    const query = bothParties(reader)
      .select(['across.account as other', 'own.account'])
      .where('across.account', 'in', others)
      .$if(asked.among !== undefined, (all) => all.where('own.account', 'in', asked.among!));
    return reader.store.query<Correspondence>(compiled('limit' in asked ? query.limit(asked.limit) : query));
  });
}

/** The conversations of an account in which something was written last, 500 at the most, and whom each is with. */
export async function latestWith(
  reader: Reader,
  account: string,
): Promise<readonly { readonly conversation: string; readonly other: string }[]> {
  const query = bothParties(reader)
    .select(['own.conversation', 'across.account as other'])
    .where('own.account', '=', account)
    .orderBy('own.last_at', 'desc')
    .limit(mostSearched);
  return reader.store.query(compiled(query));
}

function bothParties({ sql }: Pick<Reader, 'sql'>) {
  return sql
    .selectFrom('conversation_parties as own')
    .innerJoin('conversation_parties as across', (join) =>
      join.onRef('across.conversation', '=', 'own.conversation').onRef('across.account', '<>', 'own.account'),
    );
}
