import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const ana = 'ana@example.ch';
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

describe('the verification mail, requested by address without a login', () => {
  const ask = `mutation ($email: String!) { requestVerificationByAddress(email: $email) { ... on MailSent { email } ${refused} } }`;
  const verify = `mutation ($token: String!) { verifyEmail(token: $token) { ... on EmailVerified { email } ${refused} } }`;
  const requested = async (id: string) =>
    (await accounts.factsOf(id)).filter(({ type }) => type === 'account.verificationRequested').length;

  it('confirms the address by its link, and invalidates the previous link', async () => {
    const id = await accounts.registers(ana);
    const first = await accounts.mailed('verification', id);
    now += 1000;
    const before = [...browser.cookies];
    expect(await browser.ask(ask, { email: ' Ana@Example.ch' })).toEqual({ email: 'Ana@example.ch' });
    // The cookies do not change: a position of the journal would reveal that there is an account.
    expect([...browser.cookies]).toEqual(before);
    await accounts.desk.requestedMails.carryOut();
    const second = await accounts.mailed('verification', id);
    expect(await browser.ask(verify, { token: first })).toMatchObject({ code: 'account.tokenOutdated' });
    expect(await browser.ask(verify, { token: second })).toEqual({ email: ana });
    expect(await browser.ask(verify, { token: first }), 'an older link of a confirmed account').toEqual({
      email: null,
    });
  });

  it('is answered the same for an address that is confirmed and for one without an account, and sends them nothing', async () => {
    const id = await accounts.joins(ana);
    const head = await test.market.store.head();
    expect(await browser.ask(ask, { email: ana })).toEqual({ email: ana });
    expect(await browser.ask(ask, { email: 'nobody@example.ch' })).toEqual({ email: 'nobody@example.ch' });
    await accounts.desk.requestedMails.carryOut();
    expect([await requested(id), await test.market.store.head()]).toEqual([0, head]);
  });

  it('contains the page on which the registration began', async () => {
    const register = `mutation { register(email: "${ana}", password: "${password}", language: DE, returnTo: "/de/vi/bikebikebike") { __typename } }`;
    await browser.ask(register);
    now += 1000;
    await browser.ask(ask, { email: ana });
    await accounts.desk.requestedMails.carryOut();
    const token = await accounts.mailed('verification', await accounts.idOf(ana));
    const nextPath = `mutation { verifyEmail(token: "${token}") { ... on EmailVerified { nextPath } ${refused} } }`;
    expect(await browser.ask(nextPath)).toEqual({ nextPath: '/de/vi/bikebikebike' });
  });

  it('is sent five times an hour to an address, and the wait until the next reveals nothing', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect(await browser.ask(ask, { email: ana })).toEqual({ email: ana });
    now += 30 * 60_000;
    const { code, message } = await browser.ask(ask, { email: ana });
    expect([code, message]).toEqual(['account.tooManyMails', expect.stringContaining('try again in 60 minutes.')]);
  });
});
