import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deletionLife } from '#machines/account/limits.ts';
import { emailLifecycle } from '#machines/email/emailLifecycle.ts';
import { claim } from '#machines/email/emailRules.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { noon } from '#machines/listing/listingExamples.ts';
import { accountOf } from '#server/account/accountDesk.ts';
import { askForEmailChange, confirmByLink } from '#server/account/emailChanges.ts';
import { emailIdOf } from '#server/account/emailAddress.ts';
import { statusOfEmail } from '#server/account/emailStatus.ts';
import { noteErasures } from '#server/account/erasing.ts';
import { askForDeletion, noteLeavingReason, undoByLinkOrSession } from '#server/account/leaving.ts';
import { logIn } from '#server/account/loggingIn.ts';
import { decideOfAccount } from '#server/account/moderating.ts';
import { askForPasswordReset, changeOwnPassword, resetByLink } from '#server/account/passwords.ts';
import { changeOwnProfile, deactivateOwn, reactivateOwn } from '#server/account/profile.ts';
import { askForVerification, registerAccount, verifyByLink } from '#server/account/registering.ts';
import { rebuildReadModels } from '#server/store/rebuild.ts';
import { verifyJournals } from '#server/store/verify.ts';
import { accountsOf, done, password, refusalOf, type TestAccounts } from '#tests/drivers/accounts.ts';
import type { TestMarket } from '#tests/drivers/market.ts';

const another = 'Holunder-Tal 12';
const ana = 'ana@example.ch';

/** What holds of accounts, whatever engine they are kept on. */
export function describeAccounts(engine: string, open: (now: () => number) => Promise<TestMarket>): void {
  let now: number;
  let test: TestMarket;
  let accounts: TestAccounts;

  beforeEach(async () => {
    now = noon;
    test = await open(() => now);
    accounts = accountsOf(test.market);
  });

  afterEach(() => test.close());

  const types = async (id: string) => (await accounts.factsOf(id)).map(({ type }) => type.replace('account.', ''));
  const rows = (table: string) => test.market.store.query({ sql: `SELECT * FROM ${table}`, parameters: [] });
  const enters = (email: string, given = password) =>
    logIn(accounts.desk, accounts.caller(), { email, password: given, remember: false });
  const register = (email: string, given = password, changes: object = {}) =>
    registerAccount(accounts.desk, accounts.caller(), {
      ...{ email, password: given, sellerKind: 'private' as const, language: 'de' as const },
      ...changes,
    });

  describe(`registering on ${engine}`, () => {
    it('makes an account that one logs in to at once, and that is unverified until the link of its mail is opened [ACCOUNT-34]', async () => {
      const id = await accounts.registers(ana);
      expect(id).toMatch(/^[a-z2-7]{12}$/);
      done(await enters(ana));
      expect((await accountOf(accounts.desk, id))?.account).toMatchObject({ status: 'unverified', email: ana });
      now += 1000;
      done(await verifyByLink(accounts.desk, { token: await accounts.mailed('verification', id) }));
      expect((await accountOf(accounts.desk, id))?.account).toMatchObject({ status: 'active', verifiedAt: now });
    });

    it('keeps neither password nor address readable in journal and tables', async () => {
      await accounts.registers(ana);
      const stored = JSON.stringify([
        await test.market.store.readAll(0, 100),
        await rows('credentials'),
        await rows('accounts'),
      ]);
      expect(stored).toContain('account.registered');
      for (const secret of [password, ana, 'ana@']) expect(stored).not.toContain(secret);
    });

    it('answers the same for an address that has an account, which its mailbox is told', async () => {
      const id = await accounts.joins(ana);
      expect(await register('ANA@Example.ch ', another)).toMatchObject({ email: 'ANA@example.ch' });
      expect((await types(id)).slice(2)).toEqual(['registrationRepeated']);
      expect(refusalOf(await enters(ana, another))).toEqual(['account.loginFailed']);
      done(await enters(ana));
    });

    it('gives an address that is not verified to whoever registered last, and ends the sessions of the first', async () => {
      const id = await accounts.registers(ana);
      await accounts.entersAs(ana);
      const first = await accounts.mailed('verification', id);
      now += 1000;
      done(await register(ana, another));
      expect(await rows('sessions')).toEqual([]);
      expect(refusalOf(await enters(ana))).toEqual(['account.loginFailed']);
      done(await enters(ana, another));
      expect(refusalOf(await verifyByLink(accounts.desk, { token: first }))).toEqual(['account.tokenOutdated']);
    });

    it('makes one account of an address that many register at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, index) => register(index % 2 ? ana : 'Ana@EXAMPLE.ch', password)),
      );
      expect(answers.map(refusalOf)).toEqual([null, null, null, null, null]);
      expect(await rows('accounts')).toHaveLength(1);
      expect(await rows('credentials')).toHaveLength(1);
    });

    it('does once what is sent twice under one id', async () => {
      done(await register(ana, password, { commandId: 'c-1' }));
      const head = await test.market.store.head();
      done(await register(ana, password, { commandId: 'c-1' }));
      expect(await test.market.store.head()).toBe(head);
    });

    it('names every field that is wrong', async () => {
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

    it('sends the verification mail once more to who is logged in, five times an hour at the most', async () => {
      const id = await accounts.registers(ana);
      const caller = await accounts.entersAs(ana);
      for (let sent = 0; sent < 5; sent += 1) done(await askForVerification(accounts.desk, caller, {}));
      expect(refusalOf(await askForVerification(accounts.desk, caller, {}))).toEqual(['account.tooManyMails']);
      expect(refusalOf(await askForVerification(accounts.desk, accounts.caller(), {}))).toEqual(['session.required']);
      expect((await types(id)).filter((type) => type === 'verificationRequested')).toHaveLength(5);
    });
  });

  describe(`logging in on ${engine}`, () => {
    it('says of a wrong password and of an unknown address the same, after the same work', async () => {
      await accounts.joins(ana);
      const before = accounts.passwords.verified.length;
      const wrong = await enters(ana, 'wrong');
      const unknown = await enters('nobody@example.ch', 'wrong');
      expect(unknown).toEqual(wrong);
      expect(accounts.passwords.verified.slice(before)).toEqual(['wrong', 'wrong']);
    });

    it('takes the address in any case and spelling of its domain', async () => {
      await accounts.joins('Jürg@Bücher.ch');
      done(await enters(' jürg@xn--bcher-kva.CH'));
    });

    it('is not for who is blocked, who is told so only with the right password', async () => {
      await accounts.joins(ana);
      await accounts.entersAs(ana);
      expect(await decideOfAccount(test.market, ana, { kind: 'block', reason: 'Fraud' })).toBe('done');
      expect(await rows('sessions')).toEqual([]);
      expect(refusalOf(await enters(ana))).toEqual(['account.blocked']);
      expect(refusalOf(await enters(ana, 'wrong'))).toEqual(['account.loginFailed']);
      expect(await decideOfAccount(test.market, ana, { kind: 'unblock' })).toBe('done');
      done(await logIn(accounts.desk, accounts.caller({ client: 'other' }), { email: ana, password, remember: true }));
    });

    it('verifies at most ten passwords of an account in a minute, and half of them for clients that have failed', async () => {
      await accounts.joins(ana);
      const from = (client: string, given: string) =>
        logIn(accounts.desk, accounts.caller({ client }), { email: ana, password: given, remember: false });
      const before = accounts.passwords.verified.length;
      const answers = [];
      for (let guess = 0; guess < 8; guess += 1) answers.push(refusalOf(await from('guesser', `guess ${guess}`))?.[0]);
      expect(answers).toEqual([
        ...Array.from({ length: 5 }, () => 'account.loginFailed'),
        ...Array.from({ length: 3 }, () => 'account.tooManyAttempts'),
      ]);
      done(await from('owner', password));
      for (let guess = 0; guess < 20; guess += 1) await from(`other ${guess}`, 'guess');
      expect(accounts.passwords.verified.length - before).toBe(10);
      now += 60_001;
      done(await from('owner', password));
    });
  });

  describe(`passwords on ${engine}`, () => {
    it('are chosen anew by the link of a mail, which ends all sessions and begins one', async () => {
      const id = await accounts.joins(ana);
      await accounts.entersAs(ana);
      now += 1000;
      done(await askForPasswordReset(accounts.desk, accounts.caller(), { email: ana }));
      const token = await accounts.mailed('passwordReset', id);
      const common = await resetByLink(accounts.desk, accounts.caller(), { token, password: 'password1' });
      expect(refusalOf(common)).toEqual(['account.invalid', 'password: account.passwordTooCommon']);
      const begun = done(await resetByLink(accounts.desk, accounts.caller(), { token, password: another }));
      expect((await accounts.desk.sessions.listOf(id)).map((session) => session.id)).toEqual([begun.session.id]);
      done(await enters(ana, another));
      const again = await resetByLink(accounts.desk, accounts.caller(), { token, password });
      expect(refusalOf(again)).toEqual(['account.tokenOutdated']);
    });

    it('asked for by an address without an account are answered the same', async () => {
      await accounts.joins(ana);
      const { position, ...known } = done(await askForPasswordReset(accounts.desk, accounts.caller(), { email: ana }));
      const { position: none, ...unknown } = done(
        await askForPasswordReset(accounts.desk, accounts.caller(), { email: 'nobody@example.ch' }),
      );
      expect([position > 0, none]).toEqual([true, 0]);
      expect(Object.keys(known)).toEqual(Object.keys(unknown));
    });

    it('are changed by the present one, and all other sessions end', async () => {
      const id = await accounts.joins(ana);
      const elsewhere = await accounts.entersAs(ana);
      const here = await accounts.entersAs(ana);
      const wrong = await changeOwnPassword(accounts.desk, here, { current: 'wrong', password: another });
      expect(refusalOf(wrong)).toEqual(['account.invalid', 'current: account.passwordWrong']);
      const renewed = done(await changeOwnPassword(accounts.desk, here, { current: password, password: another }));
      const left = (await accounts.desk.sessions.listOf(id)).map((session) => session.id);
      expect(left).toEqual([renewed.session.id]);
      expect(left).not.toContain(elsewhere.session!.id);
      expect(await accounts.desk.sessions.of(here.cookie, '')).toBeUndefined();
    });
  });

  describe(`the profile on ${engine}`, () => {
    it('takes what is named, and null takes a value away [ACCOUNT-17]', async () => {
      const id = await accounts.joins(ana);
      const caller = await accounts.entersAs(ana);
      const change = (changes: object) => changeOwnProfile(accounts.desk, caller, { changes });
      done(
        await change({ name: ' Ana Rossi ', phone: '079 123 45 67', phoneHidden: true, zipcode: '3012', region: 4 }),
      );
      done(await change({ phone: null, sellerKind: 'company', name: undefined }));
      expect((await accountOf(accounts.desk, id))?.account).toMatchObject({
        ...{ name: 'Ana Rossi', phone: null, phoneHidden: true, zipcode: '3012', region: 4, sellerKind: 'company' },
      });
      expect(done(await change({ name: 'Ana Rossi' })).facts).toEqual([]);
    });

    it('names every field that is wrong', async () => {
      await accounts.joins(ana);
      const caller = await accounts.entersAs(ana);
      const changes = { phone: '12', zipcode: '30', region: 25, language: null, name: 'a\u0000b' };
      expect(refusalOf(await changeOwnProfile(accounts.desk, caller, { changes }))).toEqual([
        'account.invalid',
        ...['language: account.valueMissing', 'name: account.nameInvalid', 'phone: account.phoneInvalid'],
        ...['zipcode: account.zipcodeInvalid', 'region: account.regionInvalid'],
      ]);
    });

    it('is hidden and shown again', async () => {
      const id = await accounts.joins(ana);
      const caller = await accounts.entersAs(ana);
      const wrong = await deactivateOwn(accounts.desk, caller, { password: 'wrong' });
      expect(refusalOf(wrong)).toEqual(['account.invalid', 'password: account.passwordWrong']);
      done(await deactivateOwn(accounts.desk, caller, { password }));
      expect(await rows('accounts')).toMatchObject([{ status: 'deactivated' }]);
      done(await reactivateOwn(accounts.desk, caller, {}));
      expect((await types(id)).slice(-2)).toEqual(['deactivated', 'reactivated']);
      expect(refusalOf(await reactivateOwn(accounts.desk, caller, {}))).toEqual(['account.wrongState']);
    });
  });

  describe(`a change of address on ${engine}`, () => {
    const next = 'ana.rossi@example.ch';

    async function asks(id: string, email = next) {
      const caller = await accounts.entersAs(ana);
      now += 1000;
      done(await askForEmailChange(accounts.desk, caller, { email, password }));
      return {
        old: await accounts.mailed('emailChangeOld', id),
        new: await accounts.mailed('emailChangeNew', id),
      };
    }

    it('happens once both have confirmed, and sets the first address free', async () => {
      const id = await accounts.joins(ana);
      const tokens = await asks(id);
      expect(done(await confirmByLink(accounts.desk, { token: tokens.new }))).toMatchObject({
        by: 'new',
        isComplete: false,
      });
      done(await enters(ana));
      expect(done(await confirmByLink(accounts.desk, { token: tokens.old }))).toMatchObject({
        by: 'old',
        isComplete: true,
      });
      done(await enters(next));
      expect(refusalOf(await enters(ana))).toEqual(['account.loginFailed']);
      expect(await accounts.registers(ana)).not.toBe(id);
    });

    it('to an address that has an account fails once its mailbox has confirmed, and not before', async () => {
      const other = await accounts.joins(next);
      const id = await accounts.joins(ana);
      const tokens = await asks(id);
      done(await confirmByLink(accounts.desk, { token: tokens.old }));
      expect(refusalOf(await confirmByLink(accounts.desk, { token: tokens.new }))).toEqual(['account.emailTaken']);
      expect(await accounts.idOf(next)).toBe(other);
      expect(await accounts.idOf(ana)).toBe(id);
    });

    it('to the same address is none, however it is written', async () => {
      await accounts.joins(ana);
      const caller = await accounts.entersAs(ana);
      const answer = await askForEmailChange(accounts.desk, caller, { email: 'ANA@example.ch', password });
      expect(refusalOf(answer)).toEqual(['account.invalid', 'email: account.sameEmail']);
    });
  });

  describe(`leaving on ${engine}`, () => {
    async function leaves() {
      const id = await accounts.joins(ana);
      const caller = await accounts.entersAs(ana);
      now += 1000;
      const { until } = done(await askForDeletion(accounts.desk, caller, { password }));
      return { id, until };
    }

    it('ends all sessions, and can be undone by the link of the mail', async () => {
      const { id, until } = await leaves();
      expect(until).toBe(now + deletionLife);
      expect(await rows('sessions')).toEqual([]);
      const token = await accounts.mailed('undoDeletion', id);
      done(await undoByLinkOrSession(accounts.desk, { session: null }, { token }));
      expect((await accountOf(accounts.desk, id))?.account).toMatchObject({ status: 'active', deletion: null });
      expect(await rows('accounts')).toMatchObject([{ status: 'active', erases_at: null }]);
    });

    it('can be undone by whoever logs in again, and by nobody else', async () => {
      await leaves();
      expect(refusalOf(await undoByLinkOrSession(accounts.desk, { session: null }, {}))).toEqual(['session.required']);
      const caller = await accounts.entersAs(ana);
      done(await undoByLinkOrSession(accounts.desk, caller, {}));
    });

    it('is explained once, without a session, and not for those who stay', async () => {
      const { id } = await leaves();
      const why = (publicAccountId: string) =>
        noteLeavingReason(
          accounts.desk,
          { client: 'home' },
          { publicAccountId, reason: 'privacy', text: ' Too much. ' },
        );
      done(await why(id));
      expect((await accounts.factsOf(id)).at(-1)).toMatchObject({ reason: 'privacy', text: 'Too much.' });
      expect(refusalOf(await why(id))).toEqual(['account.reasonGiven']);
      expect(refusalOf(await why('aaaaaaaaaaaa'))).toEqual(['account.notLeaving']);
      expect(refusalOf(await why('no id'))).toEqual(['account.notLeaving']);
    });

    it('ends when its time has come: password and sessions are gone, and the address is closed', async () => {
      const { id, until } = await leaves();
      await accounts.entersAs(ana);
      now = until - 1;
      expect(await noteErasures(test.market)).toEqual([]);
      now = until;
      expect(await noteErasures(test.market)).toEqual([id]);
      expect(await noteErasures(test.market)).toEqual([]);
      expect([await rows('credentials'), await rows('sessions')]).toEqual([[], []]);
      expect(await rows('accounts')).toMatchObject([{ status: 'erased', name: '', erases_at: null }]);
      expect(refusalOf(await enters(ana))).toEqual(['account.loginFailed']);
      done(await register(ana));
      expect(await rows('accounts')).toHaveLength(1);
    });

    it('is finished by one of several servers', async () => {
      const { id, until } = await leaves();
      now = until;
      const noted = await Promise.all([noteErasures(test.market), noteErasures(test.market)]);
      expect(noted.flat()).toEqual([id]);
    });
  });

  describe(`the status of an address on ${engine}`, () => {
    const status = async (email: string) =>
      done(await statusOfEmail(accounts.desk, { client: `asks of ${email}` }, email)).status;

    it('tells where its account stands', async () => {
      expect(await status(ana)).toBe('ACCOUNT_AVAILABLE');
      const id = await accounts.registers(ana);
      expect(await status(ana)).toBe('ACCOUNT_UNVERIFIED');
      done(await verifyByLink(accounts.desk, { token: await accounts.mailed('verification', id) }));
      expect(await status(ana)).toBe('ACCOUNT_ACTIVE');
      await decideOfAccount(test.market, ana, { kind: 'block', reason: 'Fraud' });
      expect(await status(ana)).toBe('ACCOUNT_BLOCKED');
      await decideOfAccount(test.market, ana, { kind: 'unblock' });
      const { until } = done(await askForDeletion(accounts.desk, await accounts.entersAs(ana), { password }));
      expect(await status(ana)).toBe('ACCOUNT_DELETED');
      now = until;
      await noteErasures(test.market);
      expect(await status(ana)).toBe('ACCOUNT_CLOSED');
    });

    it('tells of companies, and of accounts that nobody has a password for', async () => {
      await accounts.joins('velo@example.ch', { sellerKind: 'company' });
      expect(await status('velo@example.ch')).toBe('ACCOUNT_STORE_EXISTS');
      await test.seller('regularegula', 'Regula');
      const claimed = claim(null, { account: 'regularegula', at: now });
      await test.market.commands.run<{ email: { lifecycle: typeof emailLifecycle; id: string } }, 'email.taken'>({
        actor: 'import',
        streams: { email: { lifecycle: emailLifecycle, id: await emailIdOf(test.market.keys, ana) } },
        decide: () => (isRefusal(claimed) ? claimed : { email: claimed }),
      });
      expect(await status(ana)).toBe('ACCOUNT_EXISTS');
    });

    it('is told to a client, and of an address, so many times and no more', async () => {
      const ask = (client: string, email: string) => statusOfEmail(accounts.desk, { client }, email);
      for (let asked = 0; asked < 20; asked += 1) done(await ask('one', ana));
      expect(refusalOf(await ask('two', ana))).toEqual(['account.tooManyLookups']);
      for (let asked = 0; asked < 40; asked += 1) done(await ask('one', `a${asked}@example.ch`));
      expect(refusalOf(await ask('one', 'b@example.ch'))).toEqual(['account.tooManyLookups']);
      now += 10 * 60_000 + 1;
      done(await ask('one', ana));
    });
  });

  describe(`roles on ${engine}`, () => {
    it('are given and taken by address, of verified accounts alone [ACCOUNT-8]', async () => {
      const decide = (kind: 'appoint' | 'dismiss', email = ana) => decideOfAccount(test.market, email, { kind });
      expect(await decide('appoint', 'nonsense')).toBe('noEmail');
      expect(await decide('appoint')).toBe('unknown');
      const id = await accounts.registers(ana);
      expect(await decide('appoint')).toBe('forbidden');
      done(await verifyByLink(accounts.desk, { token: await accounts.mailed('verification', id) }));
      expect(await decide('appoint')).toBe('done');
      expect(await decide('appoint')).toBe('unchanged');
      expect((await accountOf(accounts.desk, id))?.account.isModerator).toBe(true);
      expect(await decide('dismiss')).toBe('done');
    });
  });

  describe(`the journals of accounts on ${engine}`, () => {
    it('fold strictly, and make the same rows again', async () => {
      await accounts.joins('velo@example.ch', { sellerKind: 'company' });
      await accounts.joins(ana);
      const caller = await accounts.entersAs(ana);
      done(await changeOwnProfile(accounts.desk, caller, { changes: { name: 'Ana', phone: null } }));
      done(await askForDeletion(accounts.desk, caller, { password }));
      await decideOfAccount(test.market, 'velo@example.ch', { kind: 'block', reason: 'Fraud' });
      const live = await rows('accounts ORDER BY id');
      await rebuildReadModels(test.market);
      expect(await rows('accounts ORDER BY id')).toEqual(live);
      expect((await verifyJournals(test.market)).problems).toEqual([]);
    });
  });
}
