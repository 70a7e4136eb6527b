import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { tokenOf } from '#server/account/addresses/mailTokens.ts';
import { password } from '#tests/drivers/account/accounts.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { correspondentsOf } from '#tests/drivers/messaging/correspondents.ts';

let test: TestApp;
let browser: TestBrowser;
let id: string;

beforeAll(async () => {
  test = await openTestApp(() => noon);
  id = await correspondentsOf(test).accounts.joins('ana@example.ch');
  browser = openBrowser(test);
  await browser.logIn('ana@example.ch', password);
});
afterAll(() => test.close());

const refusal = '__typename ... on Refusal { code problems { field code } }';
const tooCommon = {
  __typename: 'Refusal',
  code: 'account.invalid',
  problems: [{ field: 'password', code: 'account.passwordTooCommon' }],
};

describe('a password of the list of common ones', () => {
  it('is refused at registration', async () => {
    const register = `mutation { register(email: "ben@example.ch", password: "liverpool", language: DE) { ${refusal} } }`;
    expect(await openBrowser(test).ask(register)).toEqual(tooCommon);
  });

  it('is refused when a password is changed', async () => {
    const change = `mutation ($current: String!) { changePassword(current: $current, password: "liverpool") { ${refusal} } }`;
    expect(await browser.ask(change, { current: password })).toEqual(tooCommon);
  });

  it('is refused when a password is reset by the link of a mail', async () => {
    await openBrowser(test).ask(`mutation { requestPasswordReset(email: "ana@example.ch") { __typename } }`);
    await test.services.accounts.requestedMails.carryOut();
    const token = await tokenOf(test.market.keys, 'passwordReset', id, noon);
    const reset = `mutation ($token: String!) { resetPassword(token: $token, password: "liverpool") { ${refusal} } }`;
    expect(await openBrowser(test).ask(reset, { token })).toEqual(tooCommon);
  });
});
