import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { normalEmail, shownEmail } from '#server/account/addresses/emailAddress.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

describe('an address with an internationalised domain', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(() => noon);
  });
  afterAll(() => test.close());

  it.each([
    ['jürg@Bücher.ch', 'jürg@bücher.ch'],
    ['ana@xn--bcher-kva.ch', 'ana@bücher.ch'],
    ['ana@faß.example', 'ana@faß.example'],
    ['ana@пример.example', 'ana@пример.example'],
    ['ana@example.ch', 'ana@example.ch'],
    ['xn--bcher-kva@example.ch', 'xn--bcher-kva@example.ch'],
  ])('is shown as people spell it: %s', (typed, shown) => {
    expect(shownEmail(normalEmail(typed)!)).toBe(shown);
  });

  it.each(['ana@xn--ab.ch', 'ana@xn--a.example', ''])(
    'is shown unchanged when it has no Unicode spelling: %j',
    (stored) => {
      expect(shownEmail(stored)).toBe(stored);
    },
  );

  it('is one address in both spellings, and every answer has that of people', async () => {
    const browser = openBrowser(test);
    const registered = await browser.ask(
      `mutation { register(email: "ana@xn--bcher-kva.ch", password: "${password}", sellerKind: PRIVATE, language: DE) {
        ... on MailSent { email } ... on Refusal { code problems { code } } } }`,
    );
    expect(registered).toEqual({ email: 'ana@bücher.ch' });
    expect((await browser.logIn('ana@Bücher.CH', password)).statusCode).toBe(200);
    expect(await browser.ask('{ me { email } }')).toEqual({ email: 'ana@bücher.ch' });
    expect((await browser.profile()).json()).toMatchObject({ info: { email: 'ana@bücher.ch' } });
    const forgotten = await browser.ask(
      'mutation { requestPasswordReset(email: "ana@bücher.ch") { ... on MailSent { email } } }',
    );
    expect(forgotten).toEqual({ email: 'ana@bücher.ch' });
  });

  it('is shown so while it is to be confirmed', async () => {
    await accountsOf(test.market).joins('ben@bücher.ch');
    const browser = openBrowser(test);
    await browser.logIn('ben@bücher.ch', password);
    const changed = await browser.ask(
      `mutation { requestEmailChange(email: "ben@zürich.example", password: "${password}") {
        ... on Me { pendingEmail } ... on Refusal { code } } }`,
    );
    expect(changed).toEqual({ pendingEmail: 'ben@zürich.example' });
  });

  it('is refused as a password in either spelling', async () => {
    const registers = (chosen: string) =>
      openBrowser(test).ask(
        `mutation { register(email: "bea@bücher.ch", password: "${chosen}", sellerKind: PRIVATE, language: DE) {
          ... on MailSent { email } ... on Refusal { problems { code } } } }`,
      );
    const refused = { problems: [{ code: 'account.passwordIsEmail' }] };
    expect(await registers('bea@bücher.ch')).toEqual(refused);
    expect(await registers('bea@xn--bcher-kva.ch')).toEqual(refused);
  });
});
