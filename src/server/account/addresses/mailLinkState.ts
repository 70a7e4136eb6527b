import type { Account } from '#machines/account/lifecycle/account.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { type AccountRefusal, confirmEmailChange, verifyEmail } from '#machines/account/lifecycle/accountRules.ts';
import { undoDeletion } from '#machines/account/lifecycle/leavingRules.ts';
import { isRefusal, type Refusal } from '#machines/journal/refusal.ts';
import { accountOf, type AccountDesk } from '../accountDesk.ts';
import { refuseCall, type CallRefusal } from '../accountRefusals.ts';
import { sides } from './emailChanges.ts';
import { readToken, type TokenPurpose } from './mailTokens.ts';

/** The purpose of the link in a mail. */
export type MailLinkPurpose = 'verifyEmail' | 'confirmEmailChange' | 'undoDeletion';

/** The progress of a link's action; `half`: the other address of a change has not confirmed yet. */
export type MailLinkState = 'open' | 'half' | 'done';

type Rule = (
  account: Account,
  link: { readonly purpose: TokenPurpose; readonly issuedAt: number; readonly at: number },
) => readonly AccountFact[] | Refusal<AccountRefusal>;

const rules: Readonly<Record<MailLinkPurpose, Partial<Record<TokenPurpose, Rule>>>> = {
  verifyEmail: { verification: verifyEmail },
  confirmEmailChange: {
    emailChangeOld: (account, link) => confirmEmailChange(account, { ...link, by: sides.emailChangeOld }),
    emailChangeNew: (account, link) => confirmEmailChange(account, { ...link, by: sides.emailChangeNew }),
  },
  undoDeletion: { undoDeletion },
};

/** The state of a link, and the public data of its account. */
export interface ReadMailLink {
  readonly state: MailLinkState;
  readonly publicAccountId: string;
  readonly name: string | null;
}

/** Reports the state of a link by the rule that its command uses. It changes nothing. */
export async function mailLinkState(
  desk: AccountDesk,
  { token, purpose }: { readonly token: string; readonly purpose: MailLinkPurpose },
): Promise<ReadMailLink | CallRefusal> {
  const read = await readToken(desk.market.keys, token);
  const rule = read && rules[purpose][read.purpose];
  if (!rule) return refuseCall('account.tokenInvalid');
  const account = (await accountOf(desk, read.account))?.account;
  if (!account) return refuseCall('account.tokenOutdated');
  const decided = rule(account, { purpose: read.purpose, issuedAt: read.at, at: desk.market.clock() });
  if (isRefusal<AccountRefusal>(decided)) return refuseCall(decided.refused);
  const isHalf = purpose === 'confirmEmailChange' && account.completedEmailChange !== read.at;
  const state = decided.length > 0 ? 'open' : isHalf ? 'half' : 'done';
  return { state, publicAccountId: read.account, name: account.name };
}
