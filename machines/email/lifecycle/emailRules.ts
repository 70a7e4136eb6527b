import { refuse, type Refusal } from '../../journal/refusal.ts';
import type { Email } from './email.ts';
import type { EmailFact } from './emailFacts.ts';

/** Why a command on an email address can be refused. */
export type EmailRefusal = 'email.taken' | 'email.notYours';

type Answer<Code extends EmailRefusal> = readonly EmailFact[] | Refusal<Code>;

/** Claims a free email address for an account. */
export function claim(email: Email | null, { account, at }: { account: string; at: number }): Answer<'email.taken'> {
  if (email && email.status !== 'free') return refuse('email.taken');
  return [{ type: 'email.claimed', at, account }];
}

/** Releases an email address after its account has changed to another one. */
export function release(email: Email | null, command: { account: string; at: number }): Answer<'email.notYours'> {
  return ownedBy(email, command) ? [{ type: 'email.released', at: command.at }] : refuse('email.notYours');
}

/** Closes the email address of an erased account: it can never be registered again. */
export function close(email: Email | null, command: { account: string; at: number }): Answer<'email.notYours'> {
  return ownedBy(email, command) ? [{ type: 'email.closed', at: command.at }] : refuse('email.notYours');
}

function ownedBy(email: Email | null, { account }: { account: string }): boolean {
  return email?.status === 'claimed' && email.account === account;
}
