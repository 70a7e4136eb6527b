import { afterEach, beforeEach, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { emailIdOf } from '#server/account/addresses/emailAddress.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const ana = 'ana@example.ch';
const refused = '... on Refusal { code message problems { field code message } }';
let test: TestApp;
let accounts: TestAccounts;
let browser: TestBrowser;

beforeEach(async () => {
  test = await openTestApp(() => noon);
  accounts = accountsOf(test.market);
  browser = openBrowser(test);
});
afterEach(() => test.close());

it('creates no account while the contact details of a form are wrong', async () => {
  const withContact = `mutation ($zipcode: String, $phone: String) {
    register(email: "${ana}", password: "${password}", language: FR, zipcode: $zipcode, phone: $phone) {
      ... on MailSent { email } ${refused}
    }
  }`;
  const problemsOf = async (contact: object) => (await browser.ask(withContact, contact)).problems;
  expect(await problemsOf({ zipcode: '9999', phone: '12' })).toMatchObject([
    { field: 'phone', code: 'account.phoneInvalid' },
    { field: 'zipcode', code: 'account.zipcodeUnknown' },
  ]);
  expect(await problemsOf({ zipcode: '8001 Bern' })).toMatchObject([
    { field: 'zipcode', code: 'account.zipcodeElsewhere', message: 'This is the postcode of Zürich.' },
  ]);
  expect(
    await accounts.desk.market.store.readStream(`email-${await emailIdOf(accounts.desk.market.keys, ana)}`),
  ).toEqual([]);
  const right = { zipcode: '8001 Zürich', phone: '079 123 45 67' };
  expect(await browser.ask(withContact, right)).toEqual({ email: ana });
  await browser.logIn(ana, password);
  expect(await browser.ask('{ me { zipcode phone } }'), 'the form stores them once it is logged in').toEqual({
    zipcode: null,
    phone: null,
  });
});
