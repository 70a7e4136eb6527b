import { describe, expect, it } from 'vitest';
import { deletionLife } from '#machines/account/limits.ts';
import { emailLifecycle } from '#machines/email/lifecycle/emailLifecycle.ts';
import { claim } from '#machines/email/lifecycle/emailRules.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { accountOf } from '#server/account/accountDesk.ts';
import { emailIdOf } from '#server/account/addresses/emailAddress.ts';
import { statusOfEmail } from '#server/account/addresses/emailStatus.ts';
import { noteErasures } from '#server/account/leaving/erasing.ts';
import { requestAccountDeletion, noteLeavingReason, undoByLinkOrSession } from '#server/account/leaving/leaving.ts';
import { decideOfAccount } from '#server/account/moderating.ts';
import { changeOwnProfile, deactivateOwn } from '#server/account/profile.ts';
import { registerAccount, verifyByLink } from '#server/account/addresses/registering.ts';
import { rebuildReadModels } from '#server/store/rebuild.ts';
import { verifyJournals } from '#server/store/verify.ts';
import { accountStage } from '#tests/drivers/account/accountStage.ts';
import { done, password, refusalOf } from '#tests/drivers/account/accounts.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';

const ana = 'ana@example.ch';

/** Contract tests of the end of accounts, of roles and of the status of an address, for every engine. */
export function describeAccountEnds(engine: string, open: (now: () => number) => Promise<TestMarket>): void {
  describe(`the end of accounts, on ${engine}`, () => {
    const stage = accountStage(open);
    const { rows, enters } = stage;

    describe(`leaving on ${engine}`, () => {
      async function leaves() {
        const id = await stage.accounts.joins(ana);
        const caller = await stage.accounts.entersAs(ana);
        stage.now += 1000;
        const { until } = done(await requestAccountDeletion(stage.accounts.desk, caller, { password }));
        return { id, until };
      }

      it('ends all sessions, and can be undone by the link of the mail', async () => {
        const { id, until } = await leaves();
        expect(until).toBe(stage.now + deletionLife);
        expect(await rows('sessions')).toEqual([]);
        const token = await stage.accounts.mailed('undoDeletion', id);
        done(await undoByLinkOrSession(stage.accounts.desk, { session: null }, { token }));
        expect((await accountOf(stage.accounts.desk, id))?.account).toMatchObject({ status: 'active', deletion: null });
        expect(await rows('accounts')).toMatchObject([{ status: 'active', erases_at: null }]);
      });

      it('can be undone by logging in again, and by no other account', async () => {
        await leaves();
        expect(refusalOf(await undoByLinkOrSession(stage.accounts.desk, { session: null }, {}))).toEqual([
          'session.required',
        ]);
        const caller = await stage.accounts.entersAs(ana);
        done(await undoByLinkOrSession(stage.accounts.desk, caller, {}));
      });

      it("undone, restores the account's visibility, also after a rebuild", async () => {
        const id = await stage.accounts.joins(ana);
        done(await deactivateOwn(stage.accounts.desk, await stage.accounts.entersAs(ana), { password }));
        done(await requestAccountDeletion(stage.accounts.desk, await stage.accounts.entersAs(ana), { password }));
        done(await undoByLinkOrSession(stage.accounts.desk, await stage.accounts.entersAs(ana), {}));
        expect((await accountOf(stage.accounts.desk, id))?.account.status).toBe('deactivated');
        const live = await rows('accounts');
        expect(live).toMatchObject([{ status: 'deactivated', erases_at: null }]);
        await rebuildReadModels(stage.test.market);
        expect(await rows('accounts')).toEqual(live);
      });

      it('is explained once, without a session, and only to accounts that leave', async () => {
        const { id } = await leaves();
        const why = (publicAccountId: string) =>
          noteLeavingReason(
            stage.accounts.desk,
            { client: 'home' },
            { publicAccountId, reason: 'privacy', text: ' Too much. ' },
          );
        done(await why(id));
        expect((await stage.accounts.factsOf(id)).at(-1)).toMatchObject({ reason: 'privacy', text: 'Too much.' });
        expect(refusalOf(await why(id))).toEqual(['account.reasonGiven']);
        expect(refusalOf(await why('aaaaaaaaaaaa'))).toEqual(['account.notLeaving']);
        expect(refusalOf(await why('no id'))).toEqual(['account.notLeaving']);
      });

      it('ends at its deadline: password and sessions are deleted, and the address is closed', async () => {
        const { id, until } = await leaves();
        await stage.accounts.entersAs(ana);
        stage.now = until - 1;
        expect(await noteErasures(stage.test.market)).toEqual([]);
        stage.now = until;
        expect(await noteErasures(stage.test.market)).toEqual([id]);
        expect(await noteErasures(stage.test.market)).toEqual([]);
        expect([await rows('credentials'), await rows('sessions')]).toEqual([[], []]);
        expect(await rows('accounts')).toMatchObject([{ status: 'erased', name: '', erases_at: null }]);
        expect(refusalOf(await enters(ana))).toEqual(['account.loginFailed']);
        done(
          await registerAccount(stage.accounts.desk, stage.accounts.caller(), {
            email: ana,
            password,
            sellerKind: 'private',
            language: 'de',
          }),
        );
        expect(await rows('accounts')).toHaveLength(1);
      });

      it('is completed by exactly one of several servers', async () => {
        const { id, until } = await leaves();
        stage.now = until;
        const noted = await Promise.all([noteErasures(stage.test.market), noteErasures(stage.test.market)]);
        expect(noted.flat()).toEqual([id]);
      });
    });

    describe(`the status of an address on ${engine}`, () => {
      const status = async (email: string) =>
        done(await statusOfEmail(stage.accounts.desk, { client: `asks of ${email}` }, email)).status;

      it('shows the state of its account', async () => {
        expect(await status(ana)).toBe('ACCOUNT_AVAILABLE');
        const id = await stage.accounts.registers(ana);
        expect(await status(ana)).toBe('ACCOUNT_UNVERIFIED');
        done(await verifyByLink(stage.accounts.desk, { token: await stage.accounts.mailed('verification', id) }));
        expect(await status(ana)).toBe('ACCOUNT_ACTIVE');
        await decideOfAccount(stage.test.market, ana, { kind: 'block', reason: 'Fraud' });
        expect(await status(ana)).toBe('ACCOUNT_BLOCKED');
        await decideOfAccount(stage.test.market, ana, { kind: 'unblock' });
        const { until } = done(
          await requestAccountDeletion(stage.accounts.desk, await stage.accounts.entersAs(ana), { password }),
        );
        expect(await status(ana)).toBe('ACCOUNT_DELETED');
        stage.now = until;
        await noteErasures(stage.test.market);
        expect(await status(ana)).toBe('ACCOUNT_CLOSED');
      });

      it('shows companies, and accounts without a password', async () => {
        await stage.accounts.joins('velo@example.ch', { sellerKind: 'company' });
        expect(await status('velo@example.ch')).toBe('ACCOUNT_STORE_EXISTS');
        await stage.test.seller('regularegula', 'Regula');
        const claimed = claim(null, { account: 'regularegula', at: stage.now });
        await stage.test.market.commands.run<
          { email: { lifecycle: typeof emailLifecycle; id: string } },
          'email.taken'
        >({
          actor: 'import',
          streams: { email: { lifecycle: emailLifecycle, id: await emailIdOf(stage.test.market.keys, ana) } },
          decide: () => (isRefusal(claimed) ? claimed : { email: claimed }),
        });
        expect(await status(ana)).toBe('ACCOUNT_EXISTS');
      });

      it('is available a limited number of times for each client and each address', async () => {
        const ask = (client: string, email: string) => statusOfEmail(stage.accounts.desk, { client }, email);
        for (let requested = 0; requested < 20; requested += 1) done(await ask('one', ana));
        expect(refusalOf(await ask('two', ana))).toEqual(['account.tooManyLookups']);
        for (let requested = 0; requested < 40; requested += 1) done(await ask('one', `a${requested}@example.ch`));
        expect(refusalOf(await ask('one', 'b@example.ch'))).toEqual(['account.tooManyLookups']);
        stage.now += 10 * 60_000 + 1;
        done(await ask('one', ana));
      });
    });

    describe(`roles on ${engine}`, () => {
      it('are assigned and removed by address, for verified accounts alone', async () => {
        const decide = (kind: 'appoint' | 'dismiss', email = ana) =>
          decideOfAccount(stage.test.market, email, { kind });
        expect(await decide('appoint', 'nonsense')).toBe('noEmail');
        expect(await decide('appoint')).toBe('unknown');
        const id = await stage.accounts.registers(ana);
        expect(await decide('appoint')).toBe('forbidden');
        done(await verifyByLink(stage.accounts.desk, { token: await stage.accounts.mailed('verification', id) }));
        expect(await decide('appoint')).toBe('done');
        expect(await decide('appoint')).toBe('unchanged');
        expect((await accountOf(stage.accounts.desk, id))?.account.isModerator).toBe(true);
        expect(await decide('dismiss')).toBe('done');
      });
    });

    describe(`the journals of accounts on ${engine}`, () => {
      it('fold strictly, and rebuild the same rows', async () => {
        await stage.accounts.joins('velo@example.ch', { sellerKind: 'company' });
        await stage.accounts.joins(ana);
        const caller = await stage.accounts.entersAs(ana);
        done(await changeOwnProfile(stage.accounts.desk, caller, { changes: { name: 'Ana', phone: null } }));
        done(await requestAccountDeletion(stage.accounts.desk, caller, { password }));
        await decideOfAccount(stage.test.market, 'velo@example.ch', { kind: 'block', reason: 'Fraud' });
        const live = await rows('accounts ORDER BY id');
        await rebuildReadModels(stage.test.market);
        expect(await rows('accounts ORDER BY id')).toEqual(live);
        expect((await verifyJournals(stage.test.market)).problems).toEqual([]);
      });
    });
  });
}
