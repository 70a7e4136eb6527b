import type { EmailFact } from './emailFacts.ts';

/** An email address, and the account that owns it. */
export interface Email {
  readonly status: 'free' | 'claimed' | 'closed';
  /** The account that has this email address, or had it last. */
  readonly account: string;
}

/** An email address after one more fact. */
export function evolve(email: Email | null, fact: EmailFact): Email {
  if (fact.type === 'email.claimed') return { status: 'claimed', account: fact.account };
  if (!email) throw new Error(`${fact.type} before email.claimed`);
  return { ...email, status: fact.type === 'email.released' ? 'free' : 'closed' };
}
