import { describe, expect, it, vi } from 'vitest';
import { startEmailChange } from '#server/account/addresses/emailChanges.ts';
import { requestAccountDeletion } from '#server/account/leaving/leaving.ts';
import { decideOfAccount } from '#server/account/moderating.ts';
import { changeOwnPassword, resetByLink } from '#server/account/passwords/passwords.ts';
import { changeOwnProfile, deactivateOwn } from '#server/account/profile.ts';
import { accountStage } from '#tests/drivers/account/accountStage.ts';
import { done, password, refusalOf } from '#tests/drivers/account/accounts.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';

const ana = 'ana@example.ch';
const chosen = 'Holunder-Tal 12';

/** Contract tests of passwords and sessions whose account changes at the same moment, for every engine. */
export function describeAccountRaces(engine: string, open: (now: () => number) => Promise<TestMarket>): void {
  describe(`concurrent requests for an account, on ${engine}`, () => {
    const stage = accountStage(open);

    /**
     * Creates an account with a mail for a password reset. Returns a function that resets the password from another
     * device.
     */
    async function resets() {
      const id = await stage.accounts.joins(ana);
      stage.now += 1000;
      const { desk } = stage.accounts;
      await stage.accounts.forgets(ana);
      const token = await stage.accounts.mailed('passwordReset', id);
      const owner = stage.accounts.caller({ client: 'owner' });
      return { id, reset: async () => done(await resetByLink(desk, owner, { token, password: chosen })) };
    }

    /** Runs a function between the next verification of a password and the code after it. */
    function onceVerified(happens: () => Promise<unknown>): void {
      const { passwords } = stage.accounts;
      const { verify } = passwords;
      vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...supplied) => {
        const isRight = await verify(...supplied);
        await happens();
        return isRight;
      });
    }

    /** Runs a function between the last check of an account and the transaction that begins its session. */
    function asSessionBegins(happens: () => Promise<unknown>): void {
      const { sessions } = stage.accounts.desk;
      const { begin } = sessions;
      vi.spyOn(sessions, 'begin').mockImplementationOnce(async (...supplied) => {
        await happens();
        return begin(...supplied);
      });
    }

    const sessionsOf = async (id: string) =>
      (await stage.accounts.desk.sessions.listOf(id)).map((session) => session.id);

    describe.each([
      ['once the old password was verified', onceVerified],
      ['as the session by the old password begins', asSessionBegins],
    ])(`a password on ${engine} that is reset %s`, (_, at) => {
      it('does not let the old one log in', async () => {
        const { id, reset } = await resets();
        let begun: Awaited<ReturnType<typeof reset>> | undefined;
        at(async () => (begun = await reset()));
        expect(refusalOf(await stage.enters(ana))).toEqual(['account.loginFailed']);
        expect(await sessionsOf(id)).toEqual([begun!.session.id]);
        done(await stage.enters(ana, chosen));
      });
    });

    describe(`a login on ${engine}`, () => {
      it('is refused to an account that is blocked while the session begins', async () => {
        const id = await stage.accounts.joins(ana);
        asSessionBegins(() => decideOfAccount(stage.test.market, ana, { kind: 'block', reason: 'Fraud' }));
        expect(refusalOf(await stage.enters(ana))).toEqual(['account.blocked']);
        expect(await sessionsOf(id)).toEqual([]);
      });

      it('continues when something else happens to the account meanwhile', async () => {
        const id = await stage.accounts.joins(ana);
        const caller = await stage.accounts.entersAs(ana);
        asSessionBegins(() => changeOwnProfile(stage.accounts.desk, caller, { changes: { name: 'Ana' } }));
        const { session } = done(await stage.enters(ana));
        expect(await sessionsOf(id)).toContain(session.id);
      });
    });

    describe(`a password on ${engine} that is reset during a confirmation by the old one`, () => {
      it.each([
        ['another password', 'current'],
        ['the end of the account', 'password'],
        ['that it is hidden', 'password'],
        ['another address', 'password'],
      ] as const)('does not allow %s', async (requestMail, field) => {
        const { id, reset } = await resets();
        const caller = await stage.accounts.entersAs(ana);
        onceVerified(reset);
        const { desk } = stage.accounts;
        const requested = { current: password, password };
        const answer = await {
          'another password': () => changeOwnPassword(desk, caller, { ...requested, password: 'Wacholder-Grat 3' }),
          'the end of the account': () => requestAccountDeletion(desk, caller, requested),
          'that it is hidden': () => deactivateOwn(desk, caller, requested),
          'another address': () => startEmailChange(desk, caller, { ...requested, email: 'eve@example.ch' }),
        }[requestMail]();
        expect(refusalOf(answer)).toEqual(['account.invalid', `${field}: account.passwordWrong`]);
        expect((await stage.accounts.factsOf(id)).at(-1)?.type).toBe('account.passwordChanged');
        expect(await sessionsOf(id)).toHaveLength(1);
        done(await stage.enters(ana, chosen));
      });
    });

    describe(`a password on ${engine} that is set twice concurrently by the same command`, () => {
      it('lets both clients log in', async () => {
        const id = await stage.accounts.joins(ana);
        stage.now += 1000;
        const { desk, caller } = stage.accounts;
        await stage.accounts.forgets(ana);
        const token = await stage.accounts.mailed('passwordReset', id);
        const reset = () => resetByLink(desk, caller(), { token, password: chosen, commandId: 'once' });
        const [one, other] = (await Promise.all([reset(), reset()])).map(done);
        expect(other!.position).toBe(one!.position);
        expect(new Set(await sessionsOf(id))).toEqual(new Set([one!.session.id, other!.session.id]));
      });
    });
  });
}
