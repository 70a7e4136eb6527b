import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';

const nothing = z.strictObject({});

/** All that can have happened to an address. None tells the address: its stream is named by a keyed hash of it. */
export const emailFacts = declareFacts('email', {
  'email.claimed': { data: z.strictObject({ account: z.string() }) },
  /** Its account goes by another address now. */
  'email.released': { data: nothing },
  /** Its account was erased. */
  'email.closed': { data: nothing },
});

export type EmailFact = FactOf<typeof emailFacts>;
