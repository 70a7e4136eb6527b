import type { AccountFact } from './accountFacts.ts';

/** Seller kind (`company_ad`): a private person, or a company (SELLER-1). */
export type SellerKind = 'private' | 'company';

/** One of the two addresses of a change: the one so far, and the one that is to be. */
export type EmailSide = 'old' | 'new';

/** An account as its journal tells it. Times are epoch milliseconds. */
export interface Account {
  readonly status: 'invited';
  readonly name: string;
  readonly sellerKind: SellerKind;
  readonly source: string;
  readonly since: number;
}

/** An account after one more fact: the plain reducer behind the chart's context and the read model. */
export function evolve(account: Account | null, fact: AccountFact): Account {
  switch (fact.type) {
    case 'account.imported': {
      const { name, sellerKind, source, at } = fact;
      return { status: 'invited', name, sellerKind, source, since: at };
    }
    case 'account.profileChanged': {
      if (!account) throw new Error(`${fact.type} before account.imported`);
      const { type: _type, at: _at, ...changes } = fact;
      return { ...account, ...(changes as Partial<Account>) };
    }
  }
}
