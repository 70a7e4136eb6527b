import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';

const nothing = z.strictObject({});

/** The facts of an address. None contains the address: a keyed hash of it names the stream. */
export const emailFacts = declareFacts('email', {
  'email.claimed': { data: z.strictObject({ account: z.string() }) },
  /** The account has another email address now. */
  'email.released': { data: nothing },
  /** The account of this email address was erased. */
  'email.closed': { data: nothing },
});

export type EmailFact = FactOf<typeof emailFacts>;
