import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { erase } from '#machines/account/lifecycle/leavingRules.ts';
import { emailLifecycle } from '#machines/email/lifecycle/emailLifecycle.ts';
import { close } from '#machines/email/lifecycle/emailRules.ts';
import { isRefusal, refuse } from '#machines/journal/refusal.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { eachAlone } from '#server/store/eachAlone.ts';
import { withoutUploads } from '../picture/uploads.ts';
import { emailIdOf } from '../addresses/emailAddress.ts';

/** The number of accounts per query. */
const atOnce = 100;

/**
 * Appends the erasure of accounts whose time to undo a deletion is over. Their password, sessions and picture are
 * deleted with the fact, and their address is closed. Returns their ids. Other features then delete their data of these
 * persons.
 */
export async function noteErasures(market: Market): Promise<readonly string[]> {
  const { sql, store, clock } = market;
  const noted: string[] = [];
  for (;;) {
    const over = sql.selectFrom('accounts').select('id').where('erases_at', '<=', clock()).limit(atOnce);
    const found = await store.query<{ id: string }>(compiled(over));
    const erased: string[] = [];
    await eachAlone(found, async ({ id }) => {
      if (await noteErasure(market, id)) erased.push(id);
    });
    noted.push(...erased);
    // If none was erased here, another process is appending the remaining erasures.
    if (found.length < atOnce || erased.length === 0) return noted;
  }
}

async function noteErasure(market: Market, id: string): Promise<boolean> {
  const { commands, keys, sql, clock } = market;
  const { snapshot } = await commands.load({ lifecycle: accountLifecycle, id });
  const email = snapshot.context.account?.email ?? null;
  if (email === null) return false;
  const at = clock();
  const streams = {
    account: { lifecycle: accountLifecycle, id },
    email: { lifecycle: emailLifecycle, id: await emailIdOf(keys, email) },
  };
  const answer = await commands.run<typeof streams, string>({
    actor: 'scheduler',
    streams,
    decide: (now) => {
      const { account } = now.account;
      if (account?.email !== email) return refuse('account.moved');
      const erased = erase(account, { at });
      if (isRefusal(erased)) return erased;
      const closed = close(now.email.email, { account: id, at });
      return isRefusal(closed) ? closed : { account: erased, email: closed };
    },
    rows: () => [
      compiled(sql.insertInto('erasures').values({ account: id, noted_at: at })),
      compiled(sql.deleteFrom('credentials').where('account', '=', id)),
      compiled(sql.deleteFrom('sessions').where('account', '=', id)),
      withoutUploads(market, id),
    ],
  });
  return !isRefusal(answer);
}
