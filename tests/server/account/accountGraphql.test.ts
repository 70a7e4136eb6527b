import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const ana = 'ana@example.ch';
const another = 'Holunder-Tal 12';
let now: number;
let test: TestApp;
let accounts: TestAccounts;
let browser: TestBrowser;

beforeEach(async () => {
  now = noon;
  test = await openTestApp(() => now);
  accounts = accountsOf(test.market);
  browser = openBrowser(test);
});

afterEach(() => test.close());

const refused = '... on Refusal { code message problems { field code message } }';
const me = `query { me {
  publicAccountId email name phone phoneHidden zipcode region sellerKind language picture isVerified isModerator status
  pendingEmail emailChangeConfirmedBy deletionUntil sessions { isThis agent place created seen }
} }`;

async function joinsAndLogsIn(): Promise<string> {
  const id = await accounts.joins(ana);
  await browser.logIn(ana, password);
  return id;
}

describe('registering', () => {
  const register = `mutation ($email: String!, $password: String!) {
    register(email: $email, password: $password, language: FR) { ... on MailSent { email } ${refused} }
  }`;

  it('creates an account that is verified by the link of its mail and can log in', async () => {
    const before = [...browser.cookies];
    expect(await browser.ask(register, { email: ' Ana@Example.ch', password })).toEqual({ email: 'Ana@example.ch' });
    expect([[...browser.cookies], await browser.ask('{ me { email } }')]).toEqual([before, null]);
    await browser.logIn(ana, password);
    expect(await browser.ask(me)).toMatchObject({ status: 'UNVERIFIED', isVerified: false, language: 'FR' });
    const token = await accounts.mailed('verification', await accounts.idOf(ana));
    const verify = `mutation ($token: String!) { verifyEmail(token: $token) { __typename ${refused} } }`;
    expect(await browser.ask(verify, { token })).toEqual({ __typename: 'EmailVerified' });
    expect(await browser.ask(verify, { token: `${token.slice(0, -1)}!` })).toMatchObject({
      code: 'account.tokenInvalid',
    });
    expect(await browser.ask(me)).toMatchObject({ status: 'ACTIVE', isVerified: true });
  });

  it('reports an error at its field', async () => {
    expect(await browser.ask(register, { email: 'ana', password: '12345678' })).toMatchObject({
      code: 'account.invalid',
      problems: [{ field: 'email', code: 'account.emailInvalid', message: 'Please enter a valid email address.' }],
    });
    const tooCommon = { problems: [{ field: 'password', code: 'account.passwordTooCommon' }] };
    expect(await browser.ask(register, { email: ana, password: '12345678' })).toMatchObject(tooCommon);
  });

  it('refuses fields that no form sends, and repeats no password', async () => {
    const answer = await browser.post('/api/v10/graphql', {
      json: { query: register, variables: { email: ana, password: 'x'.repeat(1001) } },
    });
    expect(answer.json().errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', problems: [{ argument: 'password' }] } },
    ]);
    expect(answer.body).not.toContain('xxx');
  });
});

describe('the verification mail', () => {
  const again = `mutation { requestVerification { __typename ${refused} } }`;

  it('is sent five times an hour including the one of the registration, and the answer says when it can be sent again', async () => {
    await accounts.registers(ana);
    await browser.logIn(ana, password);
    for (let sent = 1; sent < 5; sent += 1) expect(await browser.ask(again)).toEqual({ __typename: 'Me' });
    const { code, message } = await browser.ask(again);
    expect([code, message]).toEqual(['account.tooManyMails', expect.stringContaining('try again in 60 minutes.')]);
    now += 59 * 60_000;
    expect((await browser.ask(again)).message).toContain('try again in 1 minute.');
    now += 60_000;
    expect(await browser.ask(again)).toEqual({ __typename: 'Me' });
  });

  it('is counted together with those that visitors request to the address', async () => {
    const byAddress = `mutation { requestVerificationByAddress(email: "${ana}") { __typename ${refused} } }`;
    await accounts.registers(ana);
    for (let sent = 1; sent < 5; sent += 1) expect((await browser.ask(byAddress)).__typename).toBe('MailSent');
    await browser.logIn(ana, password);
    expect((await browser.ask(again)).code).toBe('account.tooManyMails');
  });

  it('does not reveal to strangers when mails to an address were requested', async () => {
    const ask = `mutation { requestPasswordReset(email: "${ana}") { __typename ${refused} } }`;
    for (let sent = 0; sent < 5; sent += 1) await browser.ask(ask);
    now += 30 * 60_000;
    expect((await browser.ask(ask)).message).toContain('try again in 60 minutes.');
  });
});

describe('a logged-in user', () => {
  it('is returned with all data of the account', async () => {
    const id = await joinsAndLogsIn();
    expect(await browser.ask(me)).toEqual({
      publicAccountId: id,
      email: ana,
      name: null,
      phone: null,
      phoneHidden: false,
      zipcode: null,
      region: null,
      sellerKind: 'PRIVATE',
      language: 'DE',
      picture: null,
      isVerified: true,
      isModerator: false,
      status: 'ACTIVE',
      pendingEmail: null,
      emailChangeConfirmedBy: [],
      deletionUntil: null,
      sessions: [
        {
          isThis: true,
          agent: 'Firefox, Linux',
          place: '192.0.2.0',
          created: '2026-05-02T10:00:00.000Z',
          seen: '2026-05-02T10:00:00.000Z',
        },
      ],
    });
  });

  it('changes their profile', async () => {
    await joinsAndLogsIn();
    const change = `mutation ($changes: ProfileChanges!) {
      changeProfile(changes: $changes) { ... on Me { name sellerKind region language } ${refused} }
    }`;
    const changes = { name: 'Ana Rossi', sellerKind: 'COMPANY', region: 4, language: 'IT' };
    expect(await browser.ask(change, { changes })).toEqual(changes);
    expect(await browser.ask(change, { changes: { name: null } })).toMatchObject({ name: null, region: 4 });
    expect((await browser.ask(change, { changes: { zipcode: '12' } })).problems).toMatchObject([{ field: 'zipcode' }]);
  });

  it('stores a postcode as four digits, however it was written', async () => {
    await joinsAndLogsIn();
    const change = `mutation ($changes: ProfileChanges!) { changeProfile(changes: $changes) { ... on Me { zipcode } } }`;
    expect(await browser.ask(change, { changes: { zipcode: 'CH-8001 Zürich' } })).toEqual({ zipcode: '8001' });
  });

  it('refuses a postcode of no place, and leaves the profile unchanged', async () => {
    await joinsAndLogsIn();
    const change = `mutation ($changes: ProfileChanges!) { changeProfile(changes: $changes) { ... on Me { zipcode } ${refused} } }`;
    await browser.ask(change, { changes: { zipcode: '8001' } });
    expect((await browser.ask(change, { changes: { zipcode: '9999' } })).problems).toMatchObject([
      { field: 'zipcode', code: 'account.zipcodeUnknown' },
    ]);
    expect(await browser.ask('{ me { zipcode } }')).toEqual({ zipcode: '8001' });
  });

  it('receives a new token after a change of the password, and loses all other sessions', async () => {
    await joinsAndLogsIn();
    const elsewhere = openBrowser(test);
    await elsewhere.logIn(ana, password);
    const before = browser.cookies.get('allmend_csrf');
    const change = `mutation { changePassword(current: "${password}", password: "${another}") {
      ... on SessionStarted { token me { sessions { isThis } } } ${refused}
    } }`;
    const { token, me: now } = await browser.ask(change);
    expect(token).toBe(browser.cookies.get('allmend_csrf'));
    expect(token).not.toBe(before);
    expect(now.sessions).toEqual([{ isThis: true }]);
    expect((await elsewhere.profile()).statusCode).toBe(403);
    expect((await browser.profile()).statusCode).toBe(200);
  });

  it('ends other sessions, one or all, and not this one', async () => {
    await joinsAndLogsIn();
    const others = [openBrowser(test), openBrowser(test), openBrowser(test)];
    for (const other of others) await other.logIn(ana, password);
    const { sessions } = await browser.ask('{ me { sessions { id isThis } } }');
    expect(sessions.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false, false, false]);
    const end = `mutation ($id: ID!) { endSession(id: $id) { ... on Me { sessions { id } } ${refused} } }`;
    expect((await browser.ask(end, { id: sessions[1].id })).sessions).toHaveLength(3);
    expect(await browser.ask(end, { id: sessions[1].id })).toMatchObject({ code: 'session.unknown' });
    expect(await browser.ask(end, { id: sessions[0].id })).toMatchObject({ code: 'session.isThis' });
    const all = await browser.ask('mutation { endOtherSessions { ... on Me { sessions { id } } } }');
    expect(all.sessions).toEqual([{ id: sessions[0].id }]);
  });

  it('cannot end sessions of other accounts', async () => {
    await joinsAndLogsIn();
    const { sessions } = await browser.ask('{ me { sessions { id } } }');
    await accounts.joins('ben@example.ch');
    const ben = openBrowser(test);
    await ben.logIn('ben@example.ch', password);
    const end = `mutation { endSession(id: "${sessions[0].id}") { ${refused} } }`;
    expect(await ben.ask(end)).toMatchObject({ code: 'session.unknown' });
    expect((await browser.profile()).statusCode).toBe(200);
  });

  it('hides the account and shows it again', async () => {
    await joinsAndLogsIn();
    const hide = `mutation { deactivateAccount(password: "${password}") { ... on Me { status } ${refused} } }`;
    expect(await browser.ask(hide)).toEqual({ status: 'DEACTIVATED' });
    expect(await browser.ask('mutation { reactivateAccount { ... on Me { status } } }')).toEqual({ status: 'ACTIVE' });
  });
});

describe('commands without a session', () => {
  it.each([
    'requestVerification { ',
    `changePassword(current: "a", password: "${another}") { `,
    'changeProfile(changes: { name: "Ana" }) { ',
    'requestEmailChange(email: "a@example.ch", password: "a") { ',
    'endSession(id: "a") { ',
    'endOtherSessions { ',
    'deactivateAccount(password: "a") { ',
    'reactivateAccount { ',
    'deleteAccount(password: "a") { ',
    'undoDeletion { ',
  ])('request a login: %s', async (command) => {
    expect(await browser.ask(`mutation { ${command} ${refused} } }`)).toMatchObject({ code: 'session.required' });
  });
});

describe('a forgotten password', () => {
  it('is reset by the link of a mail, and begins a session', async () => {
    const id = await accounts.joins(ana);
    now += 1000;
    const ask = `mutation { requestPasswordReset(email: "${ana}") { ... on MailSent { email } ${refused} } }`;
    const before = [...browser.cookies];
    expect(await browser.ask(ask)).toEqual({ email: ana });
    // The cookies do not change: a position of the journal would reveal that there is an account.
    expect([...browser.cookies]).toEqual(before);
    const token = await accounts.mailed('passwordReset', id);
    const reset = `mutation ($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password) { ... on SessionStarted { token me { email } } ${refused} }
    }`;
    const begun = await browser.ask(reset, { token, password: another });
    expect(begun).toEqual({ token: browser.cookies.get('allmend_csrf'), me: { email: ana } });
    expect((await browser.profile()).statusCode).toBe(200);
    expect(await browser.ask(reset, { token, password: another })).toMatchObject({ code: 'account.tokenOutdated' });
  });
});

describe('a change of address', () => {
  it('is reported while it is pending, and when it is complete', async () => {
    const id = await joinsAndLogsIn();
    now += 1000;
    const ask = `mutation { requestEmailChange(email: "anna@example.ch", password: "${password}") {
      ... on Me { email pendingEmail } ${refused}
    } }`;
    expect(await browser.ask(ask)).toEqual({ email: ana, pendingEmail: 'anna@example.ch' });
    const confirm = `mutation ($token: String!) {
      confirmEmailChange(token: $token) { ... on EmailChangeConfirmed { by isComplete } ${refused} }
    }`;
    const [old, next] = [await accounts.mailed('emailChangeOld', id), await accounts.mailed('emailChangeNew', id)];
    expect(await browser.ask(confirm, { token: next })).toEqual({ by: 'NEW', isComplete: false });
    expect(await browser.ask('{ me { emailChangeConfirmedBy } }')).toEqual({ emailChangeConfirmedBy: ['NEW'] });
    expect(await browser.ask(confirm, { token: old })).toEqual({ by: 'OLD', isComplete: true });
    expect(await browser.ask('{ me { email pendingEmail } }')).toEqual({
      email: 'anna@example.ch',
      pendingEmail: null,
    });
  });
});

describe('the link of a mail', () => {
  const link = `query ($purpose: MailLinkPurpose!, $token: String!) {
    mailLink(purpose: $purpose, token: $token) { ... on MailLink { state } ${refused} }
  }`;
  const look = (purpose: string, token: string) => browser.ask(link, { purpose, token });

  it('to verify an address changes nothing when it is viewed, and reports afterwards that it is done', async () => {
    const id = await accounts.registers(ana);
    const token = await accounts.mailed('verification', id);
    expect(await look('VERIFY_EMAIL', token)).toEqual({ state: 'OPEN' });
    expect(await look('VERIFY_EMAIL', token)).toEqual({ state: 'OPEN' });
    const verify = `mutation { verifyEmail(token: "${token}") { ... on EmailVerified { publicAccountId } ${refused} } }`;
    expect(await browser.ask(verify)).toEqual({ publicAccountId: id });
    expect(await look('VERIFY_EMAIL', token)).toEqual({ state: 'DONE' });
    expect(await browser.ask(verify)).toEqual({ publicAccountId: id });
  });

  it('names its account as others see it, and not the address', async () => {
    const id = await joinsAndLogsIn();
    const query = `query ($token: String!) {
      mailLink(purpose: VERIFY_EMAIL, token: $token) { ... on MailLink { publicAccountId name } ${refused} }
    }`;
    const token = await accounts.mailed('verification', id);
    expect(await browser.ask(query, { token })).toEqual({ publicAccountId: id, name: null });
    await browser.ask('mutation { changeProfile(changes: { name: "Ana R." }) { __typename } }');
    expect(await openBrowser(test).ask(query, { token })).toEqual({ publicAccountId: id, name: 'Ana R.' });
  });

  it('to change an address reports the state of the change, also once it is done', async () => {
    const id = await joinsAndLogsIn();
    now += 1000;
    await browser.ask(
      `mutation { requestEmailChange(email: "anna@example.ch", password: "${password}") { ... on Me { email } ${refused} } }`,
    );
    const [old, next] = [await accounts.mailed('emailChangeOld', id), await accounts.mailed('emailChangeNew', id)];
    const confirm = (token: string) =>
      browser.ask(
        `mutation { confirmEmailChange(token: "${token}") { ... on EmailChangeConfirmed { by isComplete } ${refused} } }`,
      );
    const states = async () => [await look('CONFIRM_EMAIL_CHANGE', old), await look('CONFIRM_EMAIL_CHANGE', next)];
    expect(await states()).toEqual([{ state: 'OPEN' }, { state: 'OPEN' }]);
    await confirm(next);
    expect(await states()).toEqual([{ state: 'OPEN' }, { state: 'HALF' }]);
    expect(await confirm(next)).toEqual({ by: 'NEW', isComplete: false });
    await confirm(old);
    expect(await states()).toEqual([{ state: 'DONE' }, { state: 'DONE' }]);
    expect(await confirm(old)).toEqual({ by: 'OLD', isComplete: true });
    expect(await confirm(next)).toEqual({ by: 'NEW', isComplete: true });
  });

  it('to keep an account reports that the account stays, also when it is used again', async () => {
    const id = await joinsAndLogsIn();
    now += 1000;
    await browser.ask(`mutation { deleteAccount(password: "${password}") { __typename ${refused} } }`);
    const token = await accounts.mailed('undoDeletion', id);
    const undo = `mutation { undoDeletion(token: "${token}") { ... on DeletionUndone { publicAccountId } ${refused} } }`;
    expect(await look('UNDO_DELETION', token)).toEqual({ state: 'OPEN' });
    expect(await browser.ask(undo)).toEqual({ publicAccountId: id });
    expect(await look('UNDO_DELETION', token)).toEqual({ state: 'DONE' });
    expect(await browser.ask(undo)).toEqual({ publicAccountId: id });
  });

  it('to change an address is outdated after a newer request, and after the change', async () => {
    const id = await joinsAndLogsIn();
    const requests = async (email: string) => {
      now += 1000;
      await browser.ask(
        `mutation { requestEmailChange(email: "${email}", password: "${password}") { ... on Me { email } ${refused} } }`,
      );
      return [await accounts.mailed('emailChangeOld', id), await accounts.mailed('emailChangeNew', id)];
    };
    const [older] = await requests('anna@example.ch');
    const newer = await requests('anni@example.ch');
    expect(await look('CONFIRM_EMAIL_CHANGE', older!)).toMatchObject({ code: 'account.tokenOutdated' });
    for (const token of newer) {
      await browser.ask(`mutation { confirmEmailChange(token: "${token}") { __typename ${refused} } }`);
    }
    expect(await look('CONFIRM_EMAIL_CHANGE', newer[0]!)).toEqual({ state: 'DONE' });
    expect(await look('CONFIRM_EMAIL_CHANGE', older!)).toMatchObject({ code: 'account.tokenOutdated' });
  });

  it('to keep an account is outdated after a newer request for deletion', async () => {
    const id = await joinsAndLogsIn();
    const undone = async () => {
      now += 1000;
      await browser.ask(`mutation { deleteAccount(password: "${password}") { __typename ${refused} } }`);
      const token = await accounts.mailed('undoDeletion', id);
      const undo = `mutation { undoDeletion(token: "${token}") { ... on DeletionUndone { publicAccountId } ${refused} } }`;
      expect(await browser.ask(undo)).toEqual({ publicAccountId: id });
      await browser.logIn(ana, password);
      return token;
    };
    const [older, newer] = [await undone(), await undone()];
    expect(await look('UNDO_DELETION', newer)).toEqual({ state: 'DONE' });
    expect(await look('UNDO_DELETION', older)).toMatchObject({ code: 'account.tokenOutdated' });
  });

  it('is invalid for another purpose, and when the market did not create it', async () => {
    const id = await joinsAndLogsIn();
    const token = await accounts.mailed('verification', id);
    for (const [purpose, spoilt] of [
      ['UNDO_DELETION', token],
      ['VERIFY_EMAIL', `${token.slice(0, -2)}AA`],
      ['VERIFY_EMAIL', ''],
    ] as const) {
      expect(await look(purpose, spoilt)).toMatchObject({ code: 'account.tokenInvalid' });
    }
  });
});

describe('leaving', () => {
  it('ends the session here, is explained, and can be undone', async () => {
    const id = await joinsAndLogsIn();
    now += 1000;
    const leave = `mutation { deleteAccount(password: "${password}") {
      ... on DeletionRequested { publicAccountId until } ${refused}
    } }`;
    expect(await browser.ask(leave)).toEqual({ publicAccountId: id, until: '2026-05-16T10:00:01.000Z' });
    expect([...browser.cookies.keys()].filter((name) => /session|STATE/.test(name))).toEqual([]);
    const why = `mutation { giveLeavingReason(publicAccountId: "${id}", reason: PRIVACY, text: "Too much.") { __typename ${refused} } }`;
    expect(await browser.ask(why)).toEqual({ __typename: 'LeavingReasonNoted' });
    expect(await browser.ask(why)).toMatchObject({ code: 'account.reasonGiven' });
    const token = await accounts.mailed('undoDeletion', id);
    const undo = `mutation { undoDeletion(token: "${token}") { ... on DeletionUndone { publicAccountId } ${refused} } }`;
    expect(await browser.ask(undo)).toEqual({ publicAccountId: id });
    expect((await browser.logIn(ana, password)).statusCode).toBe(200);
  });
});
