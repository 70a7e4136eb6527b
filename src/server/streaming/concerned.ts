import { setImmediate as nextTurn } from 'node:timers/promises';
import { filledUp } from '#server/store/filledUp.ts';
import type { Followed } from './liveFeed.ts';

/** Rows that are read of what has changed whoever listens; of something that concerns more, only those who listen are looked for. */
const mostRead = 1_000;

/** Accounts that one question names. */
const mostNamed = 512;

/** What is asked about those whom something concerns: `limit` of them, or those `among` some accounts. */
export type Asked = { readonly limit: number; readonly among?: never } | { readonly among: readonly string[] };

/**
 * Whom of those who listen some subjects concern, as `ask` finds them; perhaps somebody twice. However many that are, what is
 * read at once is bounded.
 */
export async function concernedBy<Concern extends { readonly account: string }>(
  subjects: readonly string[],
  listening: Followed,
  ask: (subjects: readonly string[], asked: Asked) => Promise<readonly Concern[]>,
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
    // oxlint-disable-next-line no-await-in-loop -- so that an engine is asked no more at once
    concerns.push(...(await ask(filledUp(accounts.slice(from, from + mostNamed)))));
    // An engine may answer without ever leaving this turn; requests shall get theirs in between.
    // oxlint-disable-next-line no-await-in-loop
    await nextTurn();
  }
  return concerns;
}
