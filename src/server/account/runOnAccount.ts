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
  /** Whose wish it is: an account's id, `anybody`, `scheduler`, `shell`. */
  readonly actor: string;
  /** Makes it safe to send twice. */
  readonly id?: string;
  /** Refuses for what has become of the password since it was verified. */
  readonly unless?: () => Promise<CallRefusal | undefined>;
  /** Plain rows that come and go with the facts. */
  readonly rows?: (facts: readonly AccountFact[]) => readonly Statement[];
}

/** Asks a rule about an account and appends what it answers. */
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

/** What the runner answers, as calls are answered. */
export function asCallRefusal(answer: Done | Refusal<AccountCallRefusal | 'journal.wrongState'>): Done | CallRefusal {
  if (!isRefusal<AccountCallRefusal | 'journal.wrongState'>(answer) || isCallRefusal(answer)) return answer;
  const { refused } = answer;
  return refuseCall(refused === 'journal.wrongState' ? 'account.wrongState' : refused);
}
