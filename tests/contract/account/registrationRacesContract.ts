import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { logIn } from '#server/account/login/loggingIn.ts';
import { registerAccount } from '#server/account/addresses/registering.ts';
import { accountsOf, done, refusalOf, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import type { TwoMarkets } from './erasuresContract.ts';

const ana = 'ana@example.ch';
const passwords = ['Brombeer-Gipfel 7', 'Holunder-Tal 12'] as const;

/** Contract tests of registrations for the same address at the same moment, for every engine. */
export function describeRegistrationRaces(where: string, open: (now: () => number) => Promise<TwoMarkets>): void {
  describe(`registrations for one address, ${where}`, () => {
    let markets: TwoMarkets;
    let one: TestAccounts;
    let other: TestAccounts;

    beforeEach(async () => {
      markets = await open(() => noon);
      one = accountsOf(markets.one.market);
      other = accountsOf(markets.other);
    });

    afterEach(() => markets.close());

    const register = async ({ desk, caller }: TestAccounts, password: string, client: string) =>
      done(
        await registerAccount(desk, caller({ client }), {
          email: ana,
          password,
          sellerKind: 'private',
          language: 'de',
        }),
      );
    const enters = async ({ desk, caller }: TestAccounts, password: string) =>
      refusalOf(await logIn(desk, caller(), { email: ana, password, remember: false }));
    const rows = (table: string) => markets.one.market.store.query({ sql: `SELECT * FROM ${table}`, parameters: [] });

    async function expectOneAccount(): Promise<void> {
      expect(await rows('accounts')).toHaveLength(1);
      expect(await rows('credentials')).toHaveLength(1);
      const facts = await markets.one.market.store.readAll(0, 100);
      expect(facts.filter(({ type }) => type === 'account.registered')).toHaveLength(1);
      expect(facts.filter(({ type }) => type === 'email.claimed')).toHaveLength(1);
    }

    it('create one account when the other one is written after the address was found free', async () => {
      const { store } = markets.one.market;
      const { append } = store;
      vi.spyOn(store, 'append').mockImplementationOnce(async (command) => {
        await register(other, passwords[1], 'other');
        return append(command);
      });
      await register(one, passwords[0], 'one');
      await expectOneAccount();
      // The slower one repeats the registration of an unverified address, whose password is the last one.
      expect(await enters(other, passwords[1])).toEqual(['account.loginFailed']);
      expect(await enters(one, passwords[0])).toBeNull();
    });

    it('create one account when five arrive concurrently, with the password of one of them', async () => {
      const people = Array.from({ length: 5 }, (_, number) => ({
        accounts: number % 2 === 0 ? one : other,
        password: `Wacholder-Grat ${number}`,
        client: `client ${number}`,
      }));
      await Promise.all(people.map(({ accounts, password, client }) => register(accounts, password, client)));
      await expectOneAccount();
      const entered = await Promise.all(people.map(({ password }) => enters(one, password)));
      expect(entered.filter((refusal) => refusal === null)).toHaveLength(1);
    });
  });
}
