import { describe, expect, it } from 'vitest';
import { startEmailChange, confirmByLink } from '#server/account/addresses/emailChanges.ts';
import { requestMailByAddress } from '#server/account/addresses/mailByAddress.ts';
import { resendVerification, verifyByLink } from '#server/account/addresses/registering.ts';
import { accountStage } from '#tests/drivers/account/accountStage.ts';
import { done, password, refusalOf } from '#tests/drivers/account/accounts.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';

const ana = 'ana@example.ch';

/** Contract tests of a change of email address, for every database engine. */
export function describeAddressChanges(engine: string, open: (now: () => number) => Promise<TestMarket>): void {
  describe(`a change of address, on ${engine}`, () => {
    const stage = accountStage(open);
    const { enters } = stage;
    const next = 'ana.rossi@example.ch';
    const types = async (id: string) => (await stage.accounts.factsOf(id)).map(({ type }) => type);

    async function asks(id: string, email = next) {
      const caller = await stage.accounts.entersAs(ana);
      stage.now += 1000;
      done(await startEmailChange(stage.accounts.desk, caller, { email, password }));
      return {
        old: await stage.accounts.mailed('emailChangeOld', id),
        new: await stage.accounts.mailed('emailChangeNew', id),
      };
    }

    it('happens once both addresses have confirmed, and frees the first address', async () => {
      const id = await stage.accounts.joins(ana);
      const tokens = await asks(id);
      expect(done(await confirmByLink(stage.accounts.desk, { token: tokens.new }))).toMatchObject({
        by: 'new',
        isComplete: false,
      });
      done(await enters(ana));
      expect(done(await confirmByLink(stage.accounts.desk, { token: tokens.old }))).toMatchObject({
        by: 'old',
        isComplete: true,
      });
      done(await enters(next));
      expect(refusalOf(await enters(ana))).toEqual(['account.loginFailed']);
      expect(await stage.accounts.registers(ana)).not.toBe(id);
    });

    it('to an address that has an account fails when its mailbox confirms, and not before', async () => {
      const other = await stage.accounts.joins(next);
      const id = await stage.accounts.joins(ana);
      const tokens = await asks(id);
      done(await confirmByLink(stage.accounts.desk, { token: tokens.old }));
      expect(refusalOf(await confirmByLink(stage.accounts.desk, { token: tokens.new }))).toEqual([
        'account.emailTaken',
      ]);
      expect(await stage.accounts.idOf(next)).toBe(other);
      expect(await stage.accounts.idOf(ana)).toBe(id);
    });

    it('of an unverified account requires only the link that goes to the new address [ACCOUNT-34]', async () => {
      const id = await stage.accounts.registers(ana);
      const oldLink = await stage.accounts.mailed('verification', id);
      const caller = await stage.accounts.entersAs(ana);
      stage.now += 1000;
      const { desk } = stage.accounts;
      const visitor = stage.accounts.caller();
      expect(refusalOf(await startEmailChange(desk, visitor, { email: next, password }))).toEqual(['session.required']);
      expect(refusalOf(await startEmailChange(desk, caller, { email: next, password: 'Wrong one 7' }))).toEqual([
        'account.invalid',
        'password: account.passwordWrong',
      ]);
      done(await startEmailChange(desk, caller, { email: next, password }));
      expect(refusalOf(await verifyByLink(desk, { token: oldLink }))).toEqual(['account.tokenOutdated']);
      done(await enters(ana));
      const token = await stage.accounts.mailed('verification', id);
      expect(done(await verifyByLink(desk, { token }))).toMatchObject({ account: id, email: next });
      expect(done(await verifyByLink(desk, { token }))).toMatchObject({ account: id, facts: [] });
      done(await enters(next));
      expect(refusalOf(await enters(ana))).toEqual(['account.loginFailed']);
      expect(await stage.accounts.registers(ana)).not.toBe(id);
    });

    it('of an unverified account to a registered address fails only at its link, and can continue to a third address', async () => {
      const other = await stage.accounts.joins(next);
      const id = await stage.accounts.registers(ana);
      const { desk } = stage.accounts;
      const caller = await stage.accounts.entersAs(ana);
      const change = async (email: string) => {
        stage.now += 1000;
        done(await startEmailChange(desk, caller, { email, password }));
        return stage.accounts.mailed('verification', id);
      };
      const token = await change(next);
      expect(refusalOf(await verifyByLink(desk, { token }))).toEqual(['account.emailTaken']);
      expect(await stage.accounts.idOf(next)).toBe(other);
      done(await verifyByLink(desk, { token: await change('rossi@example.ch') }));
      expect(await stage.accounts.idOf('rossi@example.ch')).toBe(id);
    });

    it('of an unverified account can return to the first address, in any case', async () => {
      const id = await stage.accounts.registers(ana);
      const { desk } = stage.accounts;
      const caller = await stage.accounts.entersAs(ana);
      const change = (email: string) => startEmailChange(desk, caller, { email, password });
      expect(refusalOf(await change(ana.toUpperCase()))).toEqual(['account.invalid', 'email: account.sameEmail']);
      stage.now += 1000;
      done(await change(next));
      stage.now += 1000;
      done(await change(ana.replace('ana', 'Ana')));
      done(await verifyByLink(desk, { token: await stage.accounts.mailed('verification', id) }));
      expect(await stage.accounts.idOf(ana)).toBe(id);
    });

    it('of two unverified accounts to one address succeeds for the first opened link', async () => {
      const { desk } = stage.accounts;
      const tokens: string[] = [];
      for (const email of [ana, 'ben@example.ch']) {
        const id = await stage.accounts.registers(email);
        stage.now += 1000;
        done(await startEmailChange(desk, await stage.accounts.entersAs(email), { email: next, password }));
        tokens.push(await stage.accounts.mailed('verification', id));
      }
      const answers = await Promise.all(tokens.map((token) => verifyByLink(desk, { token })));
      expect(answers.map(refusalOf).filter((refusal) => refusal !== null)).toEqual([['account.emailTaken']]);
    });

    it('of an unverified account counts its mails by the new address', async () => {
      const id = await stage.accounts.registers(ana);
      const { desk } = stage.accounts;
      const caller = await stage.accounts.entersAs(ana);
      done(await startEmailChange(desk, caller, { email: next, password }));
      for (let sent = 1; sent < 5; sent += 1) done(await resendVerification(desk, caller, {}));
      expect(refusalOf(await resendVerification(desk, caller, {}))).toEqual(['account.tooManyMails']);
      expect(refusalOf(await startEmailChange(desk, caller, { email: next, password }))).toEqual([
        'account.tooManyMails',
      ]);
      // A visitor who knows the old email address cannot have mails sent to the new one.
      const before = (await types(id)).length;
      done(await requestMailByAddress(desk, stage.accounts.caller(), { purpose: 'verification', email: ana }));
      await desk.requestedMails.carryOut();
      expect((await types(id)).length).toBe(before);
    });

    it('to the same address in any spelling is none', async () => {
      await stage.accounts.joins(ana);
      const caller = await stage.accounts.entersAs(ana);
      const answer = await startEmailChange(stage.accounts.desk, caller, { email: 'ANA@example.ch', password });
      expect(refusalOf(answer)).toEqual(['account.invalid', 'email: account.sameEmail']);
    });
  });
}
