import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../journal/facts.ts';

const name = z.string().check(z.minLength(1), z.maxLength(100));
const sellerKind = z.enum(['private', 'company']);

/** All that can have happened to an account. */
export const accountFacts = declareFacts('account', {
  /** A market file or a partner brought the seller; nobody has a password for the account yet. */
  'account.imported': {
    data: z.strictObject({ name, sellerKind, source: z.string() }),
    personal: ['name'],
  },
  'account.profileChanged': {
    data: z.strictObject({ name: z.optional(name), sellerKind: z.optional(sellerKind) }),
    personal: ['name'],
  },
});

export type AccountFact = FactOf<typeof accountFacts>;
