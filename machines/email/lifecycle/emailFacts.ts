import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';

const nothing = z.strictObject({});

/** The facts of an address. None contains the address: a keyed hash of it names the stream. */
export const emailFacts = declareFacts('email', {
  'email.claimed': { data: z.strictObject({ account: z.string() }) },
  /** Its account has another address now. */
  'email.released': { data: nothing },
  /** Its account was erased. */
  'email.closed': { data: nothing },
});

export type EmailFact = FactOf<typeof emailFacts>;
