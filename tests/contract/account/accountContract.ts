import { describe, expect, it } from 'vitest';
import { accountOf } from '#server/account/accountDesk.ts';
import { logIn } from '#server/account/login/loggingIn.ts';
import { decideOfAccount } from '#server/account/moderating.ts';
import { changeOwnPassword, resetByLink } from '#server/account/passwords/passwords.ts';
import { changeOwnProfile, deactivateOwn, reactivateOwn } from '#server/account/profile.ts';
import { resendVerification, registerAccount, verifyByLink } from '#server/account/addresses/registering.ts';
import { newUploadName, uploadedPicture, uploadRow, uploads, withoutUploads } from '#server/account/picture/uploads.ts';
import { accountStage } from '#tests/drivers/account/accountStage.ts';
import { done, password, refusalOf } from '#tests/drivers/account/accounts.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';

const another = 'Holunder-Tal 12';
const ana = 'ana@example.ch';

/** Contract tests of accounts, for every database engine. */
export function describeAccounts(engine: string, open: (now: () => number) => Promise<TestMarket>): void {
  describe(`accounts, on ${engine}`, () => {
    const stage = accountStage(open);
    const { rows, enters } = stage;

    const types = async (id: string) =>
      (await stage.accounts.factsOf(id)).map(({ type }) => type.replace('account.', ''));
    const register = (email: string, supplied = password, changes: object = {}) =>
      registerAccount(stage.accounts.desk, stage.accounts.caller(), {
        email,
        password: supplied,
        sellerKind: 'private' as const,
        language: 'de' as const,
        ...changes,
      });

    describe(`a picture on ${engine}`, () => {
      it('is stored byte for byte, sealed, until it is removed, and a hidden owner alone can see it', async () => {
        const { market } = stage.test;
        const account = await stage.accounts.joins(ana);
        const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);
        const name = newUploadName();
        await market.store.write([await uploadRow(market, { name, account, bytes })]);
        expect(await uploadedPicture(market, name)).toEqual(Buffer.from(bytes));
        const original = await uploads(market)(name.replace('.webp', ''));
        expect([original?.isPersonal, await original?.read()]).toEqual([true, Buffer.from(bytes)]);
        expect(original?.onlyFor).toBeUndefined();
        const caller = await stage.accounts.entersAs(ana);
        done(await deactivateOwn(stage.accounts.desk, caller, { password }));
        expect((await uploads(market)(name.replace('.webp', '')))?.onlyFor).toEqual([account]);
        const [row] = (await rows('uploads')) as readonly { readonly sealed: Uint8Array }[];
        expect(Buffer.from(row!.sealed).includes(Buffer.from(bytes.slice(0, 8)))).toBe(false);
        await market.store.write([withoutUploads(market, account, name)]);
        expect(await uploadedPicture(market, name)).toBeDefined();
        await market.store.write([withoutUploads(market, account)]);
        expect([await uploadedPicture(market, name), await rows('uploads')]).toEqual([undefined, []]);
      });
    });

    describe(`registering on ${engine}`, () => {
      it("creates an account that can log in at once, and that is unverified until its mail's link is opened [ACCOUNT-34]", async () => {
        const id = await stage.accounts.registers(ana);
        expect(id).toMatch(/^[a-z2-7]{12}$/);
        done(await enters(ana));
        expect((await accountOf(stage.accounts.desk, id))?.account).toMatchObject({ status: 'unverified', email: ana });
        stage.now += 1000;
        done(await verifyByLink(stage.accounts.desk, { token: await stage.accounts.mailed('verification', id) }));
        expect((await accountOf(stage.accounts.desk, id))?.account).toMatchObject({
          status: 'active',
          verifiedAt: stage.now,
        });
      });

      it('stores neither password nor address readably in journal and tables', async () => {
        await stage.accounts.registers(ana);
        const stored = JSON.stringify([
          await stage.test.market.store.readAll(0, 100),
          await rows('credentials'),
          await rows('accounts'),
        ]);
        expect(stored).toContain('account.registered');
        for (const secret of [password, ana, 'ana@']) expect(stored).not.toContain(secret);
      });

      it('answers the same for an address that has an account, and sends a mail to that address', async () => {
        const id = await stage.accounts.joins(ana);
        expect(await register('ANA@Example.ch ', another)).toMatchObject({ email: 'ANA@example.ch' });
        expect((await types(id)).slice(2)).toEqual(['registrationRepeated']);
        expect(refusalOf(await enters(ana, another))).toEqual(['account.loginFailed']);
        done(await enters(ana));
      });

      it('gives an unverified address to its last registration, and ends the sessions of the first', async () => {
        const id = await stage.accounts.registers(ana);
        await stage.accounts.entersAs(ana);
        const first = await stage.accounts.mailed('verification', id);
        stage.now += 1000;
        done(await register(ana, another));
        expect(await rows('sessions')).toEqual([]);
        expect(refusalOf(await enters(ana))).toEqual(['account.loginFailed']);
        done(await enters(ana, another));
        expect(refusalOf(await verifyByLink(stage.accounts.desk, { token: first }))).toEqual(['account.tokenOutdated']);
      });

      it('creates one account for an address that is registered many times concurrently', async () => {
        const answers = await Promise.all(
          Array.from({ length: 5 }, (_, index) => register(index % 2 ? ana : 'Ana@EXAMPLE.ch', password)),
        );
        expect(answers.map(refusalOf)).toEqual([null, null, null, null, null]);
        expect(await rows('accounts')).toHaveLength(1);
        expect(await rows('credentials')).toHaveLength(1);
      });

      it('runs a command once when it arrives twice with the same id', async () => {
        done(await register(ana, password, { commandId: 'c-1' }));
        const head = await stage.test.market.store.head();
        done(await register(ana, password, { commandId: 'c-1' }));
        expect(await stage.test.market.store.head()).toBe(head);
      });

      it('names every invalid field', async () => {
        const wrong = { name: 'a'.repeat(101) };
        expect(refusalOf(await register('ana', 'short', wrong))).toEqual([
          'account.invalid',
          'email: account.emailInvalid',
          'name: account.nameInvalid',
        ]);
        expect(refusalOf(await register(ana, 'short'))).toEqual([
          'account.invalid',
          'password: account.passwordTooShort',
        ]);
        expect(refusalOf(await register(ana, 'Passwort123'))).toEqual([
          'account.invalid',
          'password: account.passwordTooCommon',
        ]);
        expect(refusalOf(await register('anna.rossi@example.ch', 'Anna.Rossi'))).toEqual([
          'account.invalid',
          'password: account.passwordIsEmail',
        ]);
        expect(await rows('accounts')).toEqual([]);
      });

      it('sends at most five verification mails an hour, including the first one of registering', async () => {
        const id = await stage.accounts.registers(ana);
        const caller = await stage.accounts.entersAs(ana);
        for (let sent = 1; sent < 5; sent += 1) done(await resendVerification(stage.accounts.desk, caller, {}));
        expect(refusalOf(await resendVerification(stage.accounts.desk, caller, {}))).toEqual(['account.tooManyMails']);
        expect(refusalOf(await resendVerification(stage.accounts.desk, stage.accounts.caller(), {}))).toEqual([
          'session.required',
        ]);
        expect((await types(id)).filter((type) => type === 'verificationRequested')).toHaveLength(4);
      });
    });

    describe(`logging in on ${engine}`, () => {
      it('answers the same for a wrong password and an unknown address, after the same work', async () => {
        await stage.accounts.joins(ana);
        const before = stage.accounts.passwords.verified.length;
        const wrong = await enters(ana, 'wrong');
        const unknown = await enters('nobody@example.ch', 'wrong');
        expect(unknown).toEqual(wrong);
        expect(stage.accounts.passwords.verified.slice(before)).toEqual(['wrong', 'wrong']);
      });

      it('accepts the address in any case and spelling of its domain', async () => {
        await stage.accounts.joins('Jürg@Bücher.ch');
        done(await enters(' jürg@xn--bcher-kva.CH'));
      });

      it('is refused to a blocked account, which learns of the block only with the right password', async () => {
        await stage.accounts.joins(ana);
        await stage.accounts.entersAs(ana);
        expect(await decideOfAccount(stage.test.market, ana, { kind: 'block', reason: 'Fraud' })).toBe('done');
        expect(await rows('sessions')).toEqual([]);
        expect(await enters(ana)).toMatchObject({ refused: 'account.blocked', details: { support: 'none' } });
        const { desk, caller } = stage.accounts;
        const withSupport = { ...desk, support: 'help@allmend.example' };
        const reported = await logIn(withSupport, caller({ client: 'third' }), {
          email: ana,
          password,
          remember: true,
        });
        expect(reported).toMatchObject({ details: { support: 'help@allmend.example' } });
        expect(refusalOf(await enters(ana, 'wrong'))).toEqual(['account.loginFailed']);
        expect(await decideOfAccount(stage.test.market, ana, { kind: 'unblock' })).toBe('done');
        done(
          await logIn(stage.accounts.desk, stage.accounts.caller({ client: 'other' }), {
            email: ana,
            password,
            remember: true,
          }),
        );
      });

      it('verifies at most eight passwords of an account in a minute for unknown clients, and five for clients that have failed', async () => {
        await stage.accounts.joins(ana);
        const from = (client: string, supplied: string) =>
          logIn(stage.accounts.desk, stage.accounts.caller({ client }), {
            email: ana,
            password: supplied,
            remember: false,
          });
        const before = stage.accounts.passwords.verified.length;
        const answers = [];
        for (let guess = 0; guess < 8; guess += 1)
          answers.push(refusalOf(await from('guesser', `guess ${guess}`))?.[0]);
        expect(answers).toEqual([
          ...Array.from({ length: 5 }, () => 'account.loginFailed'),
          ...Array.from({ length: 3 }, () => 'account.tooManyAttempts'),
        ]);
        done(await from('owner', password));
        for (let guess = 0; guess < 20; guess += 1) await from(`other ${guess}`, 'guess');
        expect(stage.accounts.passwords.verified.length - before).toBe(8);
        stage.now += 60_001;
        done(await from('owner', password));
      });

      it('states after how many minutes the client may try a password again', async () => {
        await stage.accounts.joins(ana);
        const guesser = stage.accounts.caller({ client: 'guesser' });
        const guess = (email: string) =>
          logIn(stage.accounts.desk, guesser, { email, password: 'guess', remember: false });
        for (let tried = 0; tried < 5; tried += 1) await guess(ana);
        expect(await guess(ana)).toMatchObject({ refused: 'account.tooManyAttempts', details: { minutes: 1 } });
        for (let tried = 0; tried < 15; tried += 1) await guess(`other${tried}@example.ch`);
        stage.now += 3 * 60_000;
        expect(await guess(ana)).toMatchObject({ refused: 'account.tooManyAttempts', details: { minutes: 7 } });
        stage.now += 7 * 60_000;
        expect(await guess(ana)).toMatchObject({ refused: 'account.loginFailed' });
      });

      it('verifies ten for a device that has logged in before, until the password changes', async () => {
        await stage.accounts.joins(ana);
        const { device } = await stage.accounts.entersAs(ana);
        const { device: others } = done(await register('beat@example.ch').then(() => enters('beat@example.ch')));
        const from = async (by: string | null, supplied = password) => {
          const caller = stage.accounts.caller({ client: `client ${(stage.now += 1)}`, device: by });
          const answer = await logIn(stage.accounts.desk, caller, { email: ana, password: supplied, remember: false });
          return refusalOf(answer)?.[0] ?? 'in';
        };
        stage.now += 60_000;
        const refused = 'account.tooManyAttempts';
        for (let guess = 0; guess < 8; guess += 1) expect(await from(null, 'guess')).toBe('account.loginFailed');
        expect([await from(null), await from(others), await from(`${device}x`)]).toEqual([refused, refused, refused]);
        expect([await from(device), await from(device), await from(device)]).toEqual(['in', 'in', refused]);

        stage.now += 60_000;
        const caller = await stage.accounts.entersAs(ana);
        done(await changeOwnPassword(stage.accounts.desk, caller, { current: password, password: another }));
        stage.now += 60_000;
        for (let guess = 0; guess < 8; guess += 1) expect(await from(null, 'guess')).toBe('account.loginFailed');
        expect(await from(device, another)).toBe(refused);
      });
    });

    describe(`passwords on ${engine}`, () => {
      it('are reset by the link of a mail, which ends all sessions and begins one', async () => {
        const id = await stage.accounts.joins(ana);
        await stage.accounts.entersAs(ana);
        stage.now += 1000;
        await stage.accounts.forgets(ana);
        const token = await stage.accounts.mailed('passwordReset', id);
        const common = await resetByLink(stage.accounts.desk, stage.accounts.caller(), {
          token,
          password: 'password1',
        });
        expect(refusalOf(common)).toEqual(['account.invalid', 'password: account.passwordTooCommon']);
        const begun = done(
          await resetByLink(stage.accounts.desk, stage.accounts.caller(), { token, password: another }),
        );
        expect((await stage.accounts.desk.sessions.listOf(id)).map((session) => session.id)).toEqual([
          begun.session.id,
        ]);
        done(await enters(ana, another));
        const again = await resetByLink(stage.accounts.desk, stage.accounts.caller(), { token, password });
        expect(refusalOf(again)).toEqual(['account.tokenOutdated']);
      });

      it('set twice through a link by the same command let the owner of the password in, until it is set again', async () => {
        const id = await stage.accounts.joins(ana);
        stage.now += 1000;
        await stage.accounts.forgets(ana);
        const token = await stage.accounts.mailed('passwordReset', id);
        const reset = (supplied = another) =>
          resetByLink(stage.accounts.desk, stage.accounts.caller(), { token, password: supplied, commandId: 'once' });
        const first = done(await reset());
        const second = done(await reset());
        expect([second.position, second.session.id === first.session.id]).toEqual([first.position, false]);
        expect(refusalOf(await reset(password))).toEqual(['account.tokenOutdated']);
        const owner = await stage.accounts.entersAs(ana, another);
        done(await changeOwnPassword(stage.accounts.desk, owner, { current: another, password: 'Wacholder-Grat 3' }));
        expect(refusalOf(await reset())).toEqual(['account.tokenOutdated']);
        expect(await stage.accounts.desk.sessions.listOf(id)).toHaveLength(1);
      });

      it('are changed with the current one, and all other sessions end', async () => {
        const id = await stage.accounts.joins(ana);
        const elsewhere = await stage.accounts.entersAs(ana);
        const here = await stage.accounts.entersAs(ana);
        const wrong = await changeOwnPassword(stage.accounts.desk, here, { current: 'wrong', password: another });
        expect(refusalOf(wrong)).toEqual(['account.invalid', 'current: account.passwordWrong']);
        const renewed = done(
          await changeOwnPassword(stage.accounts.desk, here, { current: password, password: another }),
        );
        const left = (await stage.accounts.desk.sessions.listOf(id)).map((session) => session.id);
        expect(left).toEqual([renewed.session.id]);
        expect(left).not.toContain(elsewhere.session!.id);
        expect(await stage.accounts.desk.sessions.of(here.cookie, '')).toBeUndefined();
      });
    });

    describe(`the profile on ${engine}`, () => {
      it('changes the named fields, and null clears a value [ACCOUNT-17]', async () => {
        const id = await stage.accounts.joins(ana);
        const caller = await stage.accounts.entersAs(ana);
        const change = (changes: object) => changeOwnProfile(stage.accounts.desk, caller, { changes });
        done(
          await change({ name: ' Ana Rossi ', phone: '079 123 45 67', phoneHidden: true, zipcode: '3012', region: 4 }),
        );
        done(await change({ phone: null, sellerKind: 'company', name: undefined }));
        const saved = { name: 'Ana Rossi', phone: null, phoneHidden: true, zipcode: '3012', region: 4 };
        const { account } = (await accountOf(stage.accounts.desk, id))!;
        expect(account).toMatchObject({ ...saved, sellerKind: 'company' });
        expect(done(await change({ name: 'Ana Rossi' })).facts).toEqual([]);
      });

      it('names every invalid field', async () => {
        await stage.accounts.joins(ana);
        const caller = await stage.accounts.entersAs(ana);
        const changes = { phone: '12', zipcode: '30', region: 25, language: null, name: 'a\u0000b' };
        expect(refusalOf(await changeOwnProfile(stage.accounts.desk, caller, { changes }))).toEqual([
          'account.invalid',
          'language: account.valueMissing',
          'name: account.textUnreadable',
          'phone: account.phoneInvalid',
          'zipcode: account.zipcodeInvalid',
          'region: account.regionInvalid',
        ]);
      });

      it('is hidden and shown again', async () => {
        const id = await stage.accounts.joins(ana);
        const caller = await stage.accounts.entersAs(ana);
        const wrong = await deactivateOwn(stage.accounts.desk, caller, { password: 'wrong' });
        expect(refusalOf(wrong)).toEqual(['account.invalid', 'password: account.passwordWrong']);
        done(await deactivateOwn(stage.accounts.desk, caller, { password }));
        expect(await rows('accounts')).toMatchObject([{ status: 'deactivated' }]);
        done(await reactivateOwn(stage.accounts.desk, caller, {}));
        expect((await types(id)).slice(-2)).toEqual(['deactivated', 'reactivated']);
        expect(refusalOf(await reactivateOwn(stage.accounts.desk, caller, {}))).toEqual(['account.wrongState']);
      });
    });
  });
}
