import type { EmailFact } from './emailFacts.ts';

/** The owner of an address. */
export interface Email {
  readonly status: 'free' | 'claimed' | 'closed';
  /** The account that has it, or had it last. */
  readonly account: string;
}

/** An address after one more fact. */
export function evolve(email: Email | null, fact: EmailFact): Email {
  if (fact.type === 'email.claimed') return { status: 'claimed', account: fact.account };
  if (!email) throw new Error(`${fact.type} before email.claimed`);
  return { ...email, status: fact.type === 'email.released' ? 'free' : 'closed' };
}
