import { mostSearched } from '#machines/messaging/limits.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { concernedBy } from '../../streaming/concerned.ts';
import type { Followed } from '../../streaming/liveFeed.ts';

type Reader = Pick<Market, 'sql' | 'store'>;

/** A pair of accounts with a common conversation: a listening account, and its correspondent `other`. */
export interface Correspondence {
  readonly other: string;
  readonly account: string;
}

/**
 * The listening accounts that have conversations with some other accounts. A pair with several conversations may occur
 * twice.
 */
export function correspondentsAmong(
  reader: Reader,
  accounts: readonly string[],
  listening: Followed,
): Promise<readonly Correspondence[]> {
  return concernedBy(accounts, listening, (others, requested) => {
    const query = bothParties(reader)
      .select(['across.account as other', 'own.account'])
      .where('across.account', 'in', others)
      .$if(requested.among !== undefined, (all) => all.where('own.account', 'in', requested.among!));
    return reader.store.query<Correspondence>(compiled('limit' in requested ? query.limit(requested.limit) : query));
  });
}

/** An account's most recently active conversations, 500 at most, and the other party of each. */
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
