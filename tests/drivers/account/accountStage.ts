import { afterEach, beforeEach } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { logIn } from '#server/account/login/loggingIn.ts';
import { accountsOf, password, type TestAccounts } from './accounts.ts';
import type { TestMarket } from '../server/market.ts';

/** A separate market for each test of a suite, with accounts, and a clock that only tests advance. */
export interface AccountStage {
  /** The market's time, in epoch milliseconds. */
  now: number;
  readonly test: TestMarket;
  readonly accounts: TestAccounts;
  /** All rows of a table. */
  rows(table: string): Promise<readonly unknown[]>;
  /** Tries to log in with an email address, and by default with the valid password; resolves to the outcome. */
  enters(email: string, supplied?: string): ReturnType<typeof logIn>;
}

/** Sets one up for the calling suite, which must not have another: each would open a market for each test. */
export function accountStage(open: (now: () => number) => Promise<TestMarket>): AccountStage {
  let parts: Pick<AccountStage, 'test' | 'accounts'>;
  const stage: AccountStage = {
    now: noon,
    get test() {
      return parts.test;
    },
    get accounts() {
      return parts.accounts;
    },
    rows: (table) => parts.test.market.store.query({ sql: `SELECT * FROM ${table}`, parameters: [] }),
    enters: (email, supplied = password) =>
      logIn(parts.accounts.desk, parts.accounts.caller(), { email, password: supplied, remember: false }),
  };
  beforeEach(async () => {
    stage.now = noon;
    const test = await open(() => stage.now);
    parts = { test, accounts: accountsOf(test.market) };
  });
  afterEach(() => parts.test.close());
  return stage;
}
