import { setImmediate as nextTurn } from 'node:timers/promises';
import { filledUp } from '#server/store/filledUp.ts';
import type { Followed } from './liveFeed.ts';

/**
 * The most rows that are read without regard to who listens. If a change concerns more accounts, only listening ones
 * are queried.
 */
const mostRead = 1_000;

/** The most accounts that one query names in `among`. */
const mostNamed = 512;

/** The restriction of a query for concerned accounts: at most `limit` of them, or those `among` some accounts. */
export type AccountRestriction =
  | { readonly limit: number; readonly among?: never }
  | { readonly among: readonly string[] };

/**
 * The listening accounts that some subjects concern, by the query `ask`; an account may occur twice. The number of rows
 * that are read at once is bounded.
 */
export async function concernedBy<Concern extends { readonly account: string }>(
  subjects: readonly string[],
  listening: Followed,
  ask: (subjects: readonly string[], restriction: AccountRestriction) => Promise<readonly Concern[]>,
): Promise<readonly Concern[]> {
  if (subjects.length === 0) return [];
  const concerns = await ask(filledUp(subjects), { limit: mostRead + 1 });
  if (concerns.length <= mostRead) return concerns.filter(({ account }) => listening.has(account));
  const half = Math.ceil(subjects.length / 2);
  return subjects.length === 1
    ? concernedAmong([...listening.keys()], (among) => ask(filledUp(subjects), { among }))
    : [
        ...(await concernedBy(subjects.slice(0, half), listening, ask)),
        ...(await concernedBy(subjects.slice(half), listening, ask)),
      ];
}

async function concernedAmong<Concern>(
  accounts: readonly string[],
  ask: (among: readonly string[]) => Promise<readonly Concern[]>,
): Promise<readonly Concern[]> {
  const concerns: Concern[] = [];
  for (let from = 0; from < accounts.length; from += mostNamed) {
    // oxlint-disable-next-line no-await-in-loop -- limits the load of an engine
    concerns.push(...(await ask(filledUp(accounts.slice(from, from + mostNamed)))));
    // An engine may answer without leaving this turn of the event loop. Requests must get their turn in between.
    await nextTurn();
  }
  return concerns;
}
