import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { openReader } from '#tests/drivers/streaming/liveReader.ts';

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

/** Registers and logs in; her mail is opened in another browser, without a login. */
async function registers(): Promise<string> {
  const id = await accounts.registers(ana);
  await browser.logIn(ana, password);
  return id;
}

async function confirms(id: string): Promise<string | null> {
  const token = await accounts.mailed('verification', id);
  const verify = `mutation { verifyEmail(token: "${token}") { ... on EmailVerified { nextPath } ... on Refusal { code } } }`;
  return (await openBrowser(test).ask(verify)).nextPath;
}

const bicycle = {
  title: 'Citybike mit 7 Gängen',
  category: '4000',
  subcategory: '4020',
  type: 'offer',
  condition: 'used',
  body: 'Frisch aus dem Service.',
  price_kind: 'amount',
  price: '480',
  text_language: 'de',
  zipcode: '3012',
};

const submitsListing = (draft: string) =>
  browser.ask(
    `mutation ($draft: ID!, $values: [FieldValue!]!) {
      publishListing(draft: $draft, values: $values, photos: []) { ... on SubmittedListing { status } ... on Refusal { code } }
    }`,
    { draft, values: Object.entries(bicycle).map(([key, value]) => ({ key, value })) },
  );

async function keepsDraft(id: string): Promise<void> {
  const facts = [
    { type: 'draft.begun', at: now },
    { type: 'draft.changed', at: now, write: 'aaaaaaaaaaaa', fields: { title: 'Sofa' }, cause: 'typed' },
  ].map((fact) => JSON.stringify(fact));
  const keep = `mutation ($facts: [String!]!) { saveDraft(id: "${id}", facts: $facts) { __typename } }`;
  expect(await browser.ask(keep, { facts })).toEqual({ __typename: 'SavedDraft' });
}

describe('the streams of a user whose address is confirmed', () => {
  it('signal it to every device of that account alone, once the waiting ads are online', async () => {
    const id = await registers();
    await submitsListing('bikebikebike');
    const phone = openBrowser(test);
    await phone.logIn(ana, password);
    await accounts.joins('ben@example.ch');
    const ben = openBrowser(test);
    await ben.logIn('ben@example.ch', password);
    const readers = await Promise.all([browser, phone, ben].map((each) => openReader(test, each)));
    for (const reader of readers) await reader.nextOf('merge');
    await confirms(id);
    for (const reader of readers.slice(0, 2))
      expect(await reader.nextOf('account')).toEqual({ event: 'account', data: {} });
    const { listings } = await phone.ask('{ ownListings(group: ACTIVE) { listings { id status } } }');
    expect(listings).toEqual([{ id: 'bikebikebike', status: 'ACTIVE' }]);
    await test.services.hub.tell([await accounts.idOf('ben@example.ch')], { event: 'typing', data: {} });
    expect(await readers[2]!.next()).toMatchObject({ event: 'typing' });
    await Promise.all(readers.map((reader) => reader.leave()));
  });
});

describe('the next page of a user whose address is confirmed', () => {
  it('is the ad that waited for it, which is online by then, and not a draft', async () => {
    const id = await registers();
    expect(await submitsListing('bikebikebike')).toEqual({ status: 'AWAITING_VERIFICATION' });
    await keepsDraft('sofasofasofa');
    expect(await confirms(id)).toBe('/en/vi/bikebikebike');
  });

  it('is the draft of a user without a submitted ad', async () => {
    const id = await registers();
    await keepsDraft('sofasofasofa');
    expect(await confirms(id)).toBe('/en/ai/confirm?draft=sofasofasofa');
  });

  it('is null for a user without an earlier page', async () => {
    expect(await confirms(await registers())).toBeNull();
  });

  it.each([
    ['/fr/vi/bikebikebike', '/fr/vi/bikebikebike'],
    ['/de/li/velo?sort=price', '/de/li/velo?sort=price'],
    ['/de/ai/description', '/de/ai/description'],
    ['/de/vi/../../en/favorites', '/en/favorites'],
    ['/de', null],
    ['/de/start/login', null],
    ['/de/verify/dG9rZW4', null],
    ['//example.com/de/vi/bikebikebike', null],
    ['/\\example.com/de/vi/bikebikebike', null],
    ['https://example.com/de/vi/bikebikebike', null],
    ['javascript:alert(1)', null],
    [`/de/li/${'x'.repeat(500)}`, null],
  ])('is the page on which the user registered: %s gives %s', async (returnTo, nextPath) => {
    const register = `mutation ($returnTo: String) {
      register(email: "${ana}", password: "${password}", language: FR, returnTo: $returnTo) { __typename }
    }`;
    await browser.ask(register, { returnTo });
    const token = await accounts.mailed('verification', await accounts.idOf(ana));
    const verify = `mutation { verifyEmail(token: "${token}") { ... on EmailVerified { nextPath } ... on Refusal { code } } }`;
    expect(await browser.ask(verify)).toEqual({ nextPath });
  });

  it('is revealed only once the address is verified, and is the page of the last request for the mail', async () => {
    const id = await accounts.registers(ana);
    await browser.logIn(ana, password);
    const request = (from: string) =>
      browser.ask(`mutation { requestVerification(returnTo: "${from}") { __typename ... on Refusal { code } } }`);
    for (const from of ['/de/vi/sofasofasofa', '/de/vi/bikebikebike']) {
      now += 1000;
      expect(await request(from)).toEqual({ __typename: 'Me' });
    }
    const token = await accounts.mailed('verification', id);
    const query = `{ mailLink(purpose: VERIFY_EMAIL, token: "${token}") { ... on MailLink { nextPath } ... on Refusal { code } } }`;
    expect(await browser.ask(query)).toEqual({ nextPath: null });
    await browser.ask(`mutation { verifyEmail(token: "${token}") { __typename } }`);
    expect(await browser.ask(query)).toEqual({ nextPath: '/de/vi/bikebikebike' });
  });

  it.each([null, 'https://example.com'])(
    'is no page of an earlier mail if the last one was requested from %s',
    async (returnTo) => {
      const id = await accounts.registers(ana);
      await browser.logIn(ana, password);
      const request = `mutation ($returnTo: String) {
      requestVerification(returnTo: $returnTo) { __typename ... on Refusal { code } }
    }`;
      for (const from of ['/de/vi/bikebikebike', returnTo]) {
        now += 1000;
        expect(await browser.ask(request, { returnTo: from })).toEqual({ __typename: 'Me' });
      }
      const token = await accounts.mailed('verification', id);
      const verify = `mutation { verifyEmail(token: "${token}") { ... on EmailVerified { nextPath } ... on Refusal { code } } }`;
      expect(await browser.ask(verify)).toEqual({ nextPath: null });
    },
  );
});
