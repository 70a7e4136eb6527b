import { randomBytes } from 'node:crypto';
import type { Account } from '#machines/account/lifecycle/account.ts';
import { passwordResetLife, verificationLife } from '#machines/account/limits.ts';
import { requestPasswordReset, requestVerification } from '#machines/account/lifecycle/accountRules.ts';
import { emailLifecycle } from '#machines/email/lifecycle/emailLifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import type { WishedMailRow } from '../accountTables.ts';
import { runOnAccount } from '../runOnAccount.ts';

/** The purpose of a mail that a visitor requests by address. */
export type WishedMailPurpose = WishedMailRow['purpose'];

/** Mails that visitors have requested by address. */
export interface WishedMails {
  /** Writes one row for an address, by the id of its journal, whether it has an account or not. `id` makes a repeated call safe. */
  note(wish: {
    readonly purpose: WishedMailPurpose;
    readonly email: string;
    readonly id: string | undefined;
  }): Promise<void>;
  /**
   * Appends the requests to the accounts of their addresses, which sends the mails. It drops requests that no account takes, and
   * those whose link has expired. A request that fails stays and holds up no other; then this throws.
   */
  carryOut(): Promise<void>;
}

/** How long the links of each purpose hold, in milliseconds, and the rule that requests the mail. */
const purposes = {
  passwordReset: { life: passwordResetLife, rule: requestPasswordReset },
  verification: {
    life: verificationLife,
    // The link leads back to the page that the account named before.
    rule: (account: Account, { at }: { readonly at: number }) =>
      requestVerification(account, { at, returnTo: account.returnTo ?? undefined }),
  },
} as const;

const atOnce = 100;

/**
 * Stores the requests. They are carried out after the caller has the answer: its time would reveal whether there is an account.
 * Requests of a process that dies are carried out by the next one, or by another one that runs.
 */
export function wishedMails(market: Market): WishedMails {
  const { store, sql, clock } = market;

  /** A repetition appends nothing: the command has the id of its row. */
  async function carryOutOne({ id, email, wished_at: at, purpose }: WishedMailRow): Promise<void> {
    const { snapshot } = await market.commands.load({ lifecycle: emailLifecycle, id: email });
    const owner = snapshot.context.email;
    if (owner?.status !== 'claimed') return;
    await runOnAccount({ market }, { account: owner.account, actor: 'anybody', id }, (account) =>
      purposes[purpose].rule(account, { at }),
    );
  }

  return {
    async note({ purpose, email, id = randomBytes(32).toString('base64url') }) {
      const row = { id, email, wished_at: clock(), purpose };
      await store.write([
        compiled(
          sql
            .insertInto('wished_mails')
            .values(row)
            .onConflict((taken) => taken.doNothing()),
        ),
      ]);
    },
    async carryOut() {
      await store.write(
        Object.entries(purposes).map(([purpose, { life }]) =>
          compiled(
            sql
              .deleteFrom('wished_mails')
              .where('purpose', '=', purpose as WishedMailPurpose)
              .where('wished_at', '<=', clock() - life),
          ),
        ),
      );
      const failures: unknown[] = [];
      for (;;) {
        const oldest = sql.selectFrom('wished_mails').selectAll().orderBy('wished_at').orderBy('id');
        // Those that have failed are the first of what is left.
        const next = compiled(oldest.limit(atOnce).offset(failures.length));
        const wishes = await store.query<WishedMailRow>(next);
        if (wishes.length === 0) break;
        const done: string[] = [];
        for (const wish of wishes) {
          await carryOutOne(wish).then(
            () => done.push(wish.id),
            (error: unknown) => failures.push(error),
          );
        }
        if (done.length > 0) await store.write([compiled(sql.deleteFrom('wished_mails').where('id', 'in', done))]);
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** Long enough for an answer to be on its way, in milliseconds: reading the journal holds up what this process does beside. */
const answerPause = 250;

/** Stores the requests of a running server, and carries each out a moment after it was stored. */
export function openWishedMails(
  market: Market,
  { onFailure, pause = answerPause }: { readonly onFailure: (error: unknown) => void; readonly pause?: number },
): WishedMails & { close(): Promise<void> } {
  const wishes = wishedMails(market);
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
