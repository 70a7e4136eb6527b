import type { Account } from '#machines/account/lifecycle/account.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { inspectionLifecycle } from '#machines/inspection/lifecycle/inspectionLifecycle.ts';
import { type InspectionRefusal, openJournal } from '#machines/inspection/lifecycle/inspectionRules.ts';
import { isRefusal, type Refusal } from '#machines/journal/refusal.ts';
import type { Market } from '#server/store/market.ts';

type Streams = {
  account: { lifecycle: typeof accountLifecycle; id: string };
  inspection: { lifecycle: typeof inspectionLifecycle; id: string };
};

/** Whether an account has the role of a moderator. */
export async function isModerator(market: Market, account: string): Promise<boolean> {
  const { snapshot } = await market.commands.load({ lifecycle: accountLifecycle, id: account });
  return mayOpenJournals(snapshot.context.account);
}

/** Records that a moderator opens a journal. Resolves once that is durable, or to the reason why it is refused. */
export async function recordOpening(
  market: Market,
  { account, stream, reason }: { readonly account: string; readonly stream: string; readonly reason: string },
): Promise<Refusal<InspectionRefusal | 'journal.wrongState'> | undefined> {
  const answer = await market.commands.run<Streams, InspectionRefusal>({
    actor: account,
    streams: {
      account: { lifecycle: accountLifecycle, id: account },
      inspection: { lifecycle: inspectionLifecycle, id: account },
    },
    decide({ account: { account: moderator } }) {
      const decided = openJournal({ isModerator: mayOpenJournals(moderator), stream, reason, at: market.clock() });
      return isRefusal<InspectionRefusal>(decided) ? decided : { inspection: decided };
    },
  });
  return isRefusal<InspectionRefusal | 'journal.wrongState'>(answer) ? answer : undefined;
}

/** A blocked account keeps its role, but does not act in it. */
function mayOpenJournals(account: Pick<Account, 'isModerator' | 'block'> | null | undefined): boolean {
  return account?.isModerator === true && account.block === null;
}
