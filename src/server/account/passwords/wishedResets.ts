import { randomBytes } from 'node:crypto';
import { passwordResetLife } from '#machines/account/limits.ts';
import { requestPasswordReset } from '#machines/account/lifecycle/accountRules.ts';
import { emailLifecycle } from '#machines/email/lifecycle/emailLifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import type { WishedResetRow } from '../accountTables.ts';
import { runOnAccount } from '../runOnAccount.ts';

/** Who wants to choose another password. */
export interface WishedResets {
  /** Notes it for an address, by the id of its journal: one row, whether there is an account or not. `id` makes it safe to send twice. */
  note(wish: { readonly email: string; readonly id: string | undefined }): Promise<void>;
  /**
   * Tells the accounts what was noted for their addresses, which asks for the mails; other wishes are dropped, and so are
   * those whose link would lead nowhere any more. One that fails keeps no other from being carried out, and stays; then it
   * throws.
   */
  carryOut(): Promise<void>;
}

const atOnce = 100;

/**
 * Keeps the wishes. They are carried out after the caller was answered: whether there is an account would otherwise be told by
 * how long the answer takes. What a process that dies has noted, the next one carries out, or another one that runs beside it.
 */
export function wishedResets(market: Market): WishedResets {
  const { store, sql, clock } = market;

  /** Done twice, it is told once: the command has the id of its row. */
  async function carryOutOne({ id, email, wished_at: at }: WishedResetRow): Promise<void> {
    const { snapshot } = await market.commands.load({ lifecycle: emailLifecycle, id: email });
    const owner = snapshot.context.email;
    if (owner?.status !== 'claimed') return;
    await runOnAccount({ market }, { account: owner.account, actor: 'anybody', id }, (account) =>
      requestPasswordReset(account, { at }),
    );
  }

  return {
    async note({ email, id = randomBytes(32).toString('base64url') }) {
      const row = { id, email, wished_at: clock() };
      await store.write([
        compiled(
          sql
            .insertInto('wished_resets')
            .values(row)
            .onConflict((taken) => taken.doNothing()),
        ),
      ]);
    },
    async carryOut() {
      const outdated = clock() - passwordResetLife;
      await store.write([compiled(sql.deleteFrom('wished_resets').where('wished_at', '<=', outdated))]);
      const failures: unknown[] = [];
      for (;;) {
        const oldest = sql.selectFrom('wished_resets').selectAll().orderBy('wished_at').orderBy('id');
        // Those that have failed are the first of what is left.
        const next = compiled(oldest.limit(atOnce).offset(failures.length));
        const wishes = await store.query<WishedResetRow>(next);
        if (wishes.length === 0) break;
        const done: string[] = [];
        for (const wish of wishes) {
          await carryOutOne(wish).then(
            () => done.push(wish.id),
            (error: unknown) => failures.push(error),
          );
        }
        if (done.length > 0) await store.write([compiled(sql.deleteFrom('wished_resets').where('id', 'in', done))]);
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** Long enough for an answer to be on its way, in milliseconds: reading the journal holds up what this process does beside. */
const answerPause = 250;

/** Keeps the wishes of a running server, and carries each out a moment after it was noted. */
export function openWishedResets(
  market: Market,
  { onFailure, pause = answerPause }: { readonly onFailure: (error: unknown) => void; readonly pause?: number },
): WishedResets & { close(): Promise<void> } {
  const wishes = wishedResets(market);
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  function carryOut(): Promise<void> {
    const done = working.then(wishes.carryOut);
    working = done.catch(() => undefined);
    return done;
  }

  return {
    carryOut,
    async note(wish) {
      await wishes.note(wish);
      timer ??= setTimeout(() => {
        timer = undefined;
        // What fails now is tried again by the scheduler.
        carryOut().catch(onFailure);
      }, pause);
    },
    async close() {
      clearTimeout(timer);
      await working;
    },
  };
}
