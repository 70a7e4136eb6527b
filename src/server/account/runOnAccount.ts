import type { Account } from '#machines/account/lifecycle/account.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import type { AccountRefusal } from '#machines/account/lifecycle/accountRules.ts';
import { isRefusal, refuse, type Refusal } from '#machines/journal/refusal.ts';
import type { Done } from '#server/store/commands.ts';
import type { Market } from '#server/store/market.ts';
import type { Statement } from '#server/store/store.ts';
import { isCallRefusal, refuseCall, type AccountCallRefusal, type CallRefusal } from './accountRefusals.ts';

/** A command on one account. */
export interface OnAccount {
  readonly account: string;
  /** The author of the command: an account's id, `anybody`, `scheduler`, `shell`. */
  readonly actor: string;
  /** The idempotency key of the command. */
  readonly id?: string;
  /** Refuses the command if the password has changed since it was verified. */
  readonly unless?: () => Promise<CallRefusal | undefined>;
  /** Rows of plain tables, which are written in the transaction of the facts. */
  readonly rows?: (facts: readonly AccountFact[]) => readonly Statement[];
}

/** Applies a rule to an account and appends the facts that it returns. */
export async function runOnAccount(
  { market }: { readonly market: Market },
  command: OnAccount,
  rule: (account: Account) => readonly AccountFact[] | Refusal<AccountRefusal>,
): Promise<Done | CallRefusal> {
  const answer = await market.commands.run<
    { account: { lifecycle: typeof accountLifecycle; id: string } },
    AccountCallRefusal
  >({
    ...(command.id !== undefined && { id: command.id }),
    actor: command.actor,
    streams: { account: { lifecycle: accountLifecycle, id: command.account } },
    decide: ({ account: { account } }) => {
      if (!account) return refuse('account.wrongState');
      const decided = rule(account);
      return isRefusal<AccountRefusal>(decided) ? decided : { account: decided };
    },
    ...(command.unless && { unless: command.unless }),
    rows: ({ account = [] }) => command.rows?.(account) ?? [],
  });
  return asCallRefusal(answer);
}

/** Converts the answer of the command runner to that of a call. */
export function asCallRefusal(answer: Done | Refusal<AccountCallRefusal | 'journal.wrongState'>): Done | CallRefusal {
  if (!isRefusal<AccountCallRefusal | 'journal.wrongState'>(answer) || isCallRefusal(answer)) return answer;
  const { refused } = answer;
  return refuseCall(refused === 'journal.wrongState' ? 'account.wrongState' : refused);
}
