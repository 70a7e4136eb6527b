import { setImmediate as nextTurn } from 'node:timers/promises';
import { mostSearched } from '#machines/messaging/limits.ts';
import type { Market } from '#server/market.ts';
import { filledUp } from '#server/store/filledUp.ts';
import { compiled } from '#server/store/sql.ts';
import type { Statement } from '#server/store/store.ts';
import type { Followed } from '../streaming/liveFeed.ts';

type Reader = Pick<Market, 'sql' | 'store'>;

/** An ad, and an account that it concerns. */
export interface Concern {
  readonly account: string;
  readonly listing: string;
}

/** Concerns that are read of ads whoever listens; of an ad that has more, only those who listen are looked for. */
const mostRead = 1_000;

/** Accounts that one question names. */
const mostNamed = 512;

/**
 * Whom of those who listen some ads concern: who writes about them with their sellers, and who has saved them; perhaps somebody
 * twice. However many that are, what is read at once is bounded.
 */
export async function concernedBy(
  reader: Reader,
  listings: readonly string[],
  listening: Followed,
): Promise<readonly Concern[]> {
  if (listings.length === 0) return [];
  const concerns = await reader.store.query<Concern>(concernsOf(reader, listings, { limit: mostRead + 1 }));
  if (concerns.length <= mostRead) return concerns.filter(({ account }) => listening.has(account));
  const half = Math.ceil(listings.length / 2);
  return listings.length === 1
    ? concernedAmong(reader, listings, [...listening.keys()])
    : [
        ...(await concernedBy(reader, listings.slice(0, half), listening)),
        ...(await concernedBy(reader, listings.slice(half), listening)),
      ];
}

async function concernedAmong(reader: Reader, listings: readonly string[], accounts: readonly string[]) {
  const concerns: Concern[] = [];
  for (let from = 0; from < accounts.length; from += mostNamed) {
    const among = filledUp(accounts.slice(from, from + mostNamed));
    // oxlint-disable-next-line no-await-in-loop -- so that an engine is asked no more at once
    concerns.push(...(await reader.store.query<Concern>(concernsOf(reader, listings, { among }))));
    // An engine may answer without ever leaving this turn; requests shall get theirs in between.
    // oxlint-disable-next-line no-await-in-loop
    await nextTurn();
  }
  return concerns;
}

function concernsOf(
  { sql }: Pick<Reader, 'sql'>,
  listings: readonly string[],
  { among, limit }: { readonly among?: readonly string[]; readonly limit?: number },
): Statement {
  const [writing, saving] = (['conversation_parties', 'saved_ads'] as const).map((table) =>
    sql
      .selectFrom(table)
      .select(['account', 'listing'])
      .where('listing', 'in', filledUp(listings))
      .$if(among !== undefined, (query) => query.where('account', 'in', among!)),
  );
  const concerns = writing!.unionAll(saving!);
  return compiled(limit === undefined ? concerns : concerns.limit(limit));
}

/** The ads that concern an account: what it has saved, and those of the conversations in which something was written last. */
export async function adsThatConcern({ sql, store }: Reader, account: string): Promise<readonly string[]> {
  const written = sql
    .selectFrom('conversation_parties')
    .select('listing')
    .where('account', '=', account)
    .orderBy('last_at', 'desc')
    .limit(mostSearched);
  const saved = sql.selectFrom('saved_ads').select('listing').where('account', '=', account);
  const rows = await Promise.all(
    [written, saved].map((query) => store.query<Pick<Concern, 'listing'>>(compiled(query))),
  );
  return [...new Set(rows.flat().map(({ listing }) => listing))];
}
