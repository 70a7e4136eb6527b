import { randomBytes } from 'node:crypto';
import type { Account } from '#machines/account/lifecycle/account.ts';
import { passwordResetLife, verificationLife } from '#machines/account/limits.ts';
import { requestPasswordReset, requestVerification } from '#machines/account/lifecycle/accountRules.ts';
import { emailLifecycle } from '#machines/email/lifecycle/emailLifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import type { RequestedMailRow } from '../accountTables.ts';
import { runOnAccount } from '../runOnAccount.ts';

/** The purpose of a mail that a visitor requests for an email address. */
export type RequestedMailPurpose = RequestedMailRow['purpose'];

/** Mails that visitors have requested for email addresses. */
export interface RequestedMails {
  /**
   * Stores a request for an email address, by the id of its journal, whether it has an account or not. `id` is the
   * idempotency key.
   */
  note(mail: {
    readonly purpose: RequestedMailPurpose;
    readonly email: string;
    readonly id: string | undefined;
  }): Promise<void>;
  /**
   * Appends the requests to the accounts of their email addresses, which sends the mails. It drops requests that no
   * account accepts, and those whose link has expired. A failing request stays stored and blocks no other; then this
   * throws.
   */
  carryOut(): Promise<void>;
}

/** The lifetime of each purpose's links, in milliseconds, and the rule that requests the mail. */
const purposes = {
  passwordReset: { life: passwordResetLife, rule: requestPasswordReset },
  verification: {
    life: verificationLife,
    // The link returns to the page that was named when the account requested its earlier verification.
    rule: (account: Account, { at }: { readonly at: number }) =>
      requestVerification(account, { at, returnTo: account.returnTo ?? undefined }),
  },
} as const;

const atOnce = 100;

/**
 * Stores the requests. They are processed after the answer, whose time would otherwise reveal whether there is an
 * account. If a process dies, the next process or another running one processes its requests.
 */
export function requestedMails(market: Market): RequestedMails {
  const { store, sql, clock } = market;

  /**
   * Appends one request to its account. A repetition appends nothing, as the command has the id of the request's row.
   */
  async function carryOutOne({ id, email, wished_at: at, purpose }: RequestedMailRow): Promise<void> {
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
            .onConflict((conflict) => conflict.doNothing()),
        ),
      ]);
    },
    async carryOut() {
      await store.write(
        Object.entries(purposes).map(([purpose, { life }]) =>
          compiled(
            sql
              .deleteFrom('wished_mails')
              .where('purpose', '=', purpose as RequestedMailPurpose)
              .where('wished_at', '<=', clock() - life),
          ),
        ),
      );
      const failures: unknown[] = [];
      for (;;) {
        const oldest = sql.selectFrom('wished_mails').selectAll().orderBy('wished_at').orderBy('id');
        // Requests that failed in this run stay the oldest ones, so they are skipped.
        const next = compiled(oldest.limit(atOnce).offset(failures.length));
        const mails = await store.query<RequestedMailRow>(next);
        if (mails.length === 0) break;
        const done: string[] = [];
        for (const mail of mails) {
          await carryOutOne(mail).then(
            () => done.push(mail.id),
            (error: unknown) => failures.push(error),
          );
        }
        if (done.length > 0) await store.write([compiled(sql.deleteFrom('wished_mails').where('id', 'in', done))]);
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

/**
 * The delay before a stored request is processed, in milliseconds. By then the answer is on its way: reading the
 * journal delays the other work of this process.
 */
const answerPause = 250;

/** Stores the requests of a running server, and processes each shortly after it was stored. */
export function openRequestedMails(
  market: Market,
  { onFailure, pause = answerPause }: { readonly onFailure: (error: unknown) => void; readonly pause?: number },
): RequestedMails & { close(): Promise<void> } {
  const mails = requestedMails(market);
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  function carryOut(): Promise<void> {
    const done = working.then(mails.carryOut);
    working = done.catch(() => undefined);
    return done;
  }

  return {
    carryOut,
    async note(mail) {
      await mails.note(mail);
      timer ??= setTimeout(() => {
        timer = undefined;
        // A request that fails now is retried by the scheduler.
        carryOut().catch(onFailure);
      }, pause);
    },
    async close() {
      clearTimeout(timer);
      await working;
    },
  };
}
