import { appointModerator, block, dismissModerator, unblock } from '#machines/account/lifecycle/moderationRules.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { emailOf } from './accountDesk.ts';
import { isCallRefusal } from './accountRefusals.ts';
import { emailIdOf, normalEmail } from './addresses/emailAddress.ts';
import { runOnAccount } from './runOnAccount.ts';

/** A decision of the market's operator about an account. */
export type Decision =
  | { readonly kind: 'appoint' }
  | { readonly kind: 'dismiss' }
  | { readonly kind: 'block'; readonly reason: string }
  | { readonly kind: 'unblock' };

/** The outcome: `unchanged` if the account was already in that state, `forbidden` if its state does not allow it. */
export type Decided = 'done' | 'unchanged' | 'forbidden' | 'unknown' | 'noEmail';

/** Applies a decision to the account of an address. Blocking ends all sessions of the account. */
export async function decideOfAccount(market: Market, typed: string, decision: Decision): Promise<Decided> {
  const email = normalEmail(typed);
  if (email === undefined) return 'noEmail';
  const owner = await emailOf({ market }, await emailIdOf(market.keys, email));
  if (owner?.status !== 'claimed') return 'unknown';
  const { account: id } = owner;
  const ended = compiled(market.sql.deleteFrom('sessions').where('account', '=', id));
  const at = market.clock();
  const rows = () => (decision.kind === 'block' ? [ended] : []);
  const answer = await runOnAccount({ market }, { account: id, actor: 'shell', rows }, (account) => {
    switch (decision.kind) {
      case 'appoint':
        return appointModerator(account, { at });
      case 'dismiss':
        return dismissModerator(account, { at });
      case 'block':
        return block(account, { reason: decision.reason, at });
      case 'unblock':
        return unblock(account, { at });
    }
  });
  if (isCallRefusal(answer)) return 'forbidden';
  return answer.facts.length > 0 ? 'done' : 'unchanged';
}
