import { describe, expect, it, vi } from 'vitest';
import { passwordResetLife } from '#machines/account/limits.ts';
import { isAccountId } from '#server/account/accountId.ts';
import { noteErasures } from '#server/account/leaving/erasing.ts';
import { requestAccountDeletion } from '#server/account/leaving/leaving.ts';
import { decideOfAccount } from '#server/account/moderating.ts';
import { requestMailByAddress } from '#server/account/addresses/mailByAddress.ts';
import { registerAccount } from '#server/account/addresses/registering.ts';
import { openRequestedMails } from '#server/account/addresses/requestedMails.ts';
import type { Store } from '#server/store/store.ts';
import { accountStage } from '#tests/drivers/account/accountStage.ts';
import { done, password } from '#tests/drivers/account/accounts.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';

const addresses = ['nobody', 'unverified', 'active', 'blocked', 'leaving', 'closed'].map(
  (name) => `${name}@example.ch`,
);

/** Contract tests of the privacy of addresses: requests for mails reveal nothing about an address, on every engine. */
export function describeAddressSecrets(engine: string, open: (now: () => number) => Promise<TestMarket>): void {
  describe(`the privacy of addresses, on ${engine}`, () => {
    const stage = accountStage(open);

    /** Creates an account in each state, at the address with the state's name; the first address has none. */
    async function addressesOfAll(): Promise<void> {
      const { desk } = stage.accounts;
      const leaves = async (email: string) => {
        await stage.accounts.joins(email);
        return done(await requestAccountDeletion(desk, await stage.accounts.entersAs(email), { password }));
      };
      stage.now = (await leaves('closed@example.ch')).until;
      expect(await noteErasures(stage.test.market)).toHaveLength(1);
      await stage.accounts.registers('unverified@example.ch');
      await stage.accounts.joins('active@example.ch');
      await stage.accounts.joins('blocked@example.ch');
      await decideOfAccount(stage.test.market, 'blocked@example.ch', { kind: 'block', reason: 'Fraud' });
      await leaves('leaving@example.ch');
      // After an hour, the limits on requested mails have reset.
      stage.now += 60 * 60 * 1000 + 1;
      await desk.attempts.forgetOld();
    }

    /** Records the calls of the store during a function, in order, each with its method and SQL. */
    async function asksOf(something: () => Promise<unknown>): Promise<readonly string[]> {
      const { store } = stage.test.market;
      const asks: string[] = [];
      const spies = (['append', 'write', 'query', 'readStream', 'readSnapshot', 'readCommand', 'head'] as const).map(
        (method) => {
          const as = store[method].bind(store) as (...supplied: readonly unknown[]) => never;
          return vi.spyOn(store, method).mockImplementation((...supplied: readonly unknown[]) => {
            const reported = [supplied[0]].flat() as readonly Partial<Record<'sql', string>>[];
            asks.push([method, ...reported.map(({ sql }) => sql ?? '')].join(' '));
            return as(...supplied);
          });
        },
      );
      await something();
      for (const spy of spies) spy.mockRestore();
      return asks;
    }

    const changes: readonly (keyof Store)[] = ['append', 'write'];
    const register = (email: string) =>
      registerAccount(stage.accounts.desk, stage.accounts.caller({ client: email }), {
        email,
        password,
        sellerKind: 'private',
        language: 'de',
      });

    describe(`requesting a password reset on ${engine}`, () => {
      const ask = (email: string, commandId?: string) =>
        requestMailByAddress(stage.accounts.desk, stage.accounts.caller({ client: email }), {
          purpose: 'passwordReset',
          email,
          ...(commandId !== undefined && { commandId }),
        });
      const requestFor = async (email: string) =>
        (await stage.accounts.factsOf(await stage.accounts.idOf(email))).filter(
          ({ type }) => type === 'account.passwordResetRequested',
        );

      it('sends the same queries to the store for every address, and answers before it looks for the account', async () => {
        await addressesOfAll();
        const head = await stage.test.market.store.head();
        const requests: Record<string, readonly string[]> = {};
        for (const email of addresses) {
          requests[email] = await asksOf(async () => expect(await ask(email)).toEqual({ email }));
        }
        const [nobody, ...others] = Object.values(requests);
        expect(nobody!.filter((one) => one.startsWith('read') || one.startsWith('append'))).toEqual([]);
        expect(nobody!.at(-1)).toMatch(/^write insert into "wished_mails"/);
        for (const other of others) expect(other).toEqual(nobody);
        expect(await stage.test.market.store.head()).toBe(head);

        await stage.accounts.desk.requestedMails.carryOut();
        const reported = addresses.slice(1).map(async (email) => [email, (await requestFor(email)).length]);
        expect(Object.fromEntries(await Promise.all(reported))).toEqual({
          'unverified@example.ch': 1,
          'active@example.ch': 1,
          'leaving@example.ch': 1,
          'blocked@example.ch': 0,
          'closed@example.ch': 0,
        });
        expect(await stage.rows('wished_mails')).toEqual([]);
      });

      it('is recorded once, with the time of the request, when it arrives twice or is carried out by two workers', async () => {
        await stage.accounts.joins('active@example.ch');
        const { requestedMails } = stage.accounts.desk;
        const requests = (stage.now += 1000);
        await ask('active@example.ch', 'once');
        stage.now += 1000;
        await Promise.all([requestedMails.carryOut(), requestedMails.carryOut()]);
        await ask('active@example.ch', 'once');
        await requestedMails.carryOut();
        expect((await requestFor('active@example.ch')).map(({ at }) => at)).toEqual([requests]);
      });

      it('is carried out after a failing request, which is tried again later', async () => {
        await stage.accounts.joins('active@example.ch');
        await stage.accounts.joins('broken@example.ch');
        const { requestedMails } = stage.accounts.desk;
        await ask('broken@example.ch');
        stage.now += 1000;
        await ask('active@example.ch');
        const run = vi.spyOn(stage.test.market.commands, 'run').mockRejectedValueOnce(new Error('broken'));
        await expect(requestedMails.carryOut()).rejects.toThrow('broken');
        run.mockRestore();
        expect([await requestFor('active@example.ch'), await requestFor('broken@example.ch')]).toMatchObject([
          [{}],
          [],
        ]);
        await requestedMails.carryOut();
        expect([await requestFor('active@example.ch'), await requestFor('broken@example.ch')]).toMatchObject([
          [{}],
          [{}],
        ]);
      });

      it('is dropped when its link would have expired before the work is done', async () => {
        await stage.accounts.joins('active@example.ch');
        await ask('active@example.ch');
        stage.now += passwordResetLife;
        await stage.accounts.desk.requestedMails.carryOut();
        expect([await requestFor('active@example.ch'), await stage.rows('wished_mails')]).toEqual([[], []]);
      });

      it('is carried out by a running server a moment later, or by the next server when the first one closes', async () => {
        await stage.accounts.joins('active@example.ch');
        const failures: unknown[] = [];
        const onFailure = (error: unknown) => void failures.push(error);
        const one = openRequestedMails(stage.test.market, { onFailure, pause: 0 });
        await one.note({ purpose: 'passwordReset', email: 'somebody', id: 'first' });
        await expect.poll(() => stage.rows('wished_mails')).toEqual([]);
        await one.close();
        const other = openRequestedMails(stage.test.market, { onFailure, pause: 60_000 });
        await other.note({ purpose: 'passwordReset', email: 'somebody', id: 'second' });
        await other.close();
        expect(await stage.rows('wished_mails')).toMatchObject([{ id: 'second' }]);
        await stage.accounts.desk.requestedMails.carryOut();
        expect([await stage.rows('wished_mails'), failures]).toEqual([[], []]);
      });
    });

    describe(`requesting the verification mail by address on ${engine}`, () => {
      const ask = (email: string) =>
        requestMailByAddress(stage.accounts.desk, stage.accounts.caller({ client: email }), {
          purpose: 'verification',
          email,
        });

      it('sends the same queries to the store for every address before the answer, and a mail to the unconfirmed account alone', async () => {
        await addressesOfAll();
        const head = await stage.test.market.store.head();
        const requests: Record<string, readonly string[]> = {};
        for (const email of addresses) {
          requests[email] = await asksOf(async () => expect(await ask(email)).toEqual({ email }));
        }
        const [nobody, ...others] = Object.values(requests);
        expect(nobody!.filter((one) => one.startsWith('read') || one.startsWith('append'))).toEqual([]);
        for (const other of others) expect(other).toEqual(nobody);
        expect(await stage.test.market.store.head()).toBe(head);

        await stage.accounts.desk.requestedMails.carryOut();
        const requested = addresses.slice(1).map(async (email) => {
          const facts = await stage.accounts.factsOf(await stage.accounts.idOf(email));
          return [email, facts.filter(({ type }) => type === 'account.verificationRequested').length];
        });
        expect(Object.fromEntries(await Promise.all(requested))).toEqual({
          'unverified@example.ch': 1,
          'active@example.ch': 0,
          'leaving@example.ch': 0,
          'blocked@example.ch': 0,
          'closed@example.ch': 0,
        });
        expect(await stage.rows('wished_mails')).toEqual([]);
      });

      it('waits longer for its account than a request for a password does, because its link is valid longer', async () => {
        await stage.accounts.registers('unverified@example.ch');
        await ask('unverified@example.ch');
        stage.now += passwordResetLife;
        await stage.accounts.desk.requestedMails.carryOut();
        const facts = await stage.accounts.factsOf(await stage.accounts.idOf('unverified@example.ch'));
        expect(facts.map(({ type }) => type)).toContain('account.verificationRequested');
      });
    });

    describe(`registering on ${engine}`, () => {
      it('writes to the disk equally often for every address', async () => {
        await addressesOfAll();
        const writes: Record<string, number> = {};
        for (const email of addresses) {
          const asks = await asksOf(() => register(email));
          writes[email] = asks.filter((one) => changes.some((change) => one.startsWith(change))).length;
        }
        // The writes are two counters of mails, and an entry in the journal or a row in its place. On PostgreSQL a key
        // is added, because its keys are in a table of the market.
        const each = stage.test.market.store.engine === 'sqlite' ? 3 : 4;
        expect(writes).toEqual(Object.fromEntries(addresses.map((email) => [email, each])));
      });

      it('checks the account once for a refusal, also for a blocked one', async () => {
        await addressesOfAll();
        const run = vi.spyOn(stage.test.market.commands, 'run');
        await register('blocked@example.ch');
        expect(run).toHaveBeenCalledTimes(1);
        run.mockRestore();
      });

      it('sends the same queries to the key store for every address, and leaves only keys of accounts', async () => {
        await addressesOfAll();
        const { keys } = stage.test.market;
        const { unusedKeys } = stage.accounts.desk;
        await unusedKeys.drop();
        const made: string[] = [];
        const requests: Record<string, readonly string[]> = {};
        for (const email of addresses) {
          const asks: string[] = [];
          const spies = (['keyFor', 'find', 'forget', 'letGo'] as const).map((method) => {
            const as = keys[method].bind(keys) as (person: string) => never;
            return vi.spyOn(keys, method).mockImplementation((person: string) => {
              if (method === 'keyFor' && isAccountId(person)) made.push(person);
              // Calls of `find` are ignored: a journal is read with a key from the cache.
              if (method !== 'find') asks.push(`${method} of ${isAccountId(person) ? 'an account' : person}`);
              return as(person);
            });
          });
          await register(email);
          for (const spy of spies) spy.mockRestore();
          // Repeated requests for a key are counted once: a new key is cached, and a second request for it costs
          // nothing.
          requests[email] = [...new Set(asks)];
        }
        const same = ['keyFor of market', 'keyFor of an account'];
        expect(requests).toEqual(Object.fromEntries(addresses.map((email) => [email, same])));
        const ids = [...new Set(made)];
        expect(ids).toHaveLength(addresses.length);
        await unusedKeys.drop();
        const saved = await Promise.all(ids.map(async (id) => ((await keys.find(id)) ? [id] : [])));
        expect(saved.flat()).toEqual([await stage.accounts.idOf('nobody@example.ch')]);
      });
    });
  });
}
