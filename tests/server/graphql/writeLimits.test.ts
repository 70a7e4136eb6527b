import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  mostWritesOf,
  mostWritesOfUnverified,
  type WriteKind,
  limitedWriteKinds,
} from '#machines/account/writeLimits.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { languages } from '#machines/market/language.ts';
import { verifyByLink } from '#server/account/addresses/registering.ts';
import { dailyLimitRefusal } from '#server/account/limits/dailyLimitRefusal.ts';
import { marketSchema } from '#server/graphql/schema.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import { accountsOf, password } from '#tests/drivers/account/accounts.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { correspondentsOf, type Correspondent } from '#tests/drivers/messaging/correspondents.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const client = 'a client';

let now: number;
let test: TestApp;
let ana: Correspondent;

beforeEach(async () => {
  now = noon;
  test = await openTestApp(() => now, { requestsPerMinute: 1_000_000 });
  ana = await correspondentsOf(test).joins('ana');
});
afterEach(() => test.close());

/** Uses all of Ana's remaining writes of a kind, except for this many. */
async function uses(kind: WriteKind, left = 0): Promise<void> {
  const { since } = await accountRow();
  for (let writes = mostWritesOf(kind, now - since); writes > left; writes -= 1) {
    expect(await test.services.accounts.dailyWrites.take({ kind, account: ana.id, client })).toBeUndefined();
  }
}

async function accountRow(): Promise<{ since: number }> {
  const [row] = await test.market.store.query<{ since: number }>({ sql: 'SELECT since FROM accounts', parameters: [] });
  return row!;
}

const publishes = (id: string) => ana.publishes(id);
const idOf = (number: number) =>
  `bikebikebi${String(number)
    .padStart(2, '0')
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
const refusal = '__typename ... on Refusal { code message problems { field } }';
const begun = () => [
  { type: 'draft.begun', at: now },
  { type: 'draft.changed', at: now, write: 'aaaaaaaaaaaa', fields: { title: 'Sofa' }, cause: 'typed' },
];
const keeps = (facts: readonly object[], by = ana) =>
  by.browser.ask(`mutation ($facts: [String!]!) { saveDraft(id: "sofasofasofa", facts: $facts) { ${refusal} } }`, {
    facts: facts.map((fact) => JSON.stringify(fact)),
  });

describe('an account', () => {
  it('publishes as many ads in a day as its age allows, and more a day later', async () => {
    for (let number = 0; number < 20; number += 1) await publishes(idOf(number));
    const head = await test.market.store.head();
    await expect(publishes('lamplamplamp')).rejects.toThrow('account.tooMany.ads');
    // An ad that is submitted again gets its first answer again, despite the limit.
    await publishes(idOf(0));
    // The journal has not grown: nothing was written.
    expect(await test.market.store.head()).toBe(head);
    now += day;
    await ana.browser.logIn('ana@example.ch', password);
    await uses('ads', 1);
    await publishes('lamplamplamp');
    await expect(publishes('sofasofasofa')).rejects.toThrow('account.tooMany.ads');
  });

  it('has its full limit again when the clock was set back', async () => {
    now += 5 * day;
    await uses('ads');
    now -= 5 * day;
    await uses('ads', 1);
    await publishes('bikebikebike');
    await expect(publishes('lamplamplamp')).rejects.toThrow('account.tooMany.ads');
  });

  it('reads in a refusal the limit and when it lifts', async () => {
    await publishes('bikebikebike');
    await uses('edits');
    now += 90 * 60 * 1000;
    expect(await ana.browser.ask(`mutation { pauseListing(id: "bikebikebike") { ${refusal} } }`)).toEqual({
      __typename: 'Refusal',
      code: 'account.tooMany.edits',
      problems: [],
      message:
        'You have changed your ads 100 times within a day, which is the limit for your account. You can change them again in 23 hours.',
    });
  });

  it('does not lose a write that was refused', async () => {
    const ben = await correspondentsOf(test).joins('ben');
    await keeps(begun(), ben);
    await uses('ads', 1);
    for (let tried = 0; tried < 3; tried += 1) {
      const publish = `mutation { publishListing(draft: "lamplamplamp", values: [], photos: []) { ${refusal} } }`;
      expect(await ana.browser.ask(publish)).toMatchObject({ code: 'insertion.invalid' });
      await expect(publishes('sofasofasofa')).rejects.toThrow('insertion.notThere');
    }
    await publishes('lamplamplamp');
  });

  it('has a change that was refused, or failed, not counted', async () => {
    await publishes('bikebikebike');
    await uses('edits', 1);
    const pause = (id: string) => ana.browser.ask(`mutation { pauseListing(id: "${id}") { ${refusal} } }`);
    expect(await pause('sofasofasofa')).toMatchObject({ code: 'insertion.notThere' });
    vi.spyOn(test.market.commands, 'run').mockRejectedValueOnce(new StoreUnavailable('away'));
    await expect(pause('bikebikebike')).rejects.toThrow('SERVICE_UNAVAILABLE');
    expect(await pause('bikebikebike')).toMatchObject({ __typename: 'OwnListing' });
    expect(await pause('bikebikebike')).toMatchObject({ code: 'account.tooMany.edits' });
  });

  it('has its drafts saved within its limit, and can always read them', async () => {
    await uses('drafts');
    expect(await keeps(begun())).toMatchObject({ __typename: 'Refusal', code: 'account.tooMany.drafts' });
    expect(await keeps([])).toMatchObject({ __typename: 'Refusal', code: 'draft.notBegun' });
    expect(await ana.browser.ask('{ myDrafts { id } }')).toEqual([]);
  });

  it('sends messages within its limit', async () => {
    const seller = await correspondentsOf(test).joins('seller');
    await seller.publishes('bikebikebike');
    const { conversation } = await ana.writesAbout('bikebikebike', 'Hallo');
    await uses('messages', 2);
    expect(await ana.sends(conversation.id, 'eins')).toMatchObject({ __typename: 'AcceptedMessage' });
    const refused = { __typename: 'Refusal', code: 'account.tooMany.messages' };
    expect(await ana.sends(conversation.id, 'zwei')).toMatchObject(refused);
    expect(await ana.offers(conversation.id, 100)).toMatchObject(refused);
  });

  it('saves favourites within its limit', async () => {
    await publishes('bikebikebike');
    await uses('favourites', 1);
    const save = () => ana.browser.post('/api/v10/favorites/', { json: { itemId: 'bikebikebike' } });
    expect((await save()).statusCode).toBe(200);
    const refused = await save();
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'account.tooMany.favourites']);
    expect(refused.headers['retry-after']).toBe(String(day / 1000));
    expect((await ana.browser.remove('/api/v10/favorites/bikebikebike')).statusCode).toBe(400);
  });

  it('has a favourite that was refused not counted', async () => {
    await publishes('bikebikebike');
    await uses('favourites', 1);
    const save = (itemId: string) => ana.browser.post('/api/v10/favorites/', { json: { itemId } });
    expect((await save('sofasofasofa')).statusCode).toBe(404);
    expect((await save('bikebikebike')).statusCode).toBe(200);
  });

  it('has an ad not counted that the market failed to publish', async () => {
    await uses('ads', 1);
    const append = vi.spyOn(test.market.store, 'append').mockRejectedValueOnce(new Error('disk I/O error'));
    await expect(publishes('bikebikebike')).rejects.toThrow('Something failed here');
    append.mockRestore();
    await publishes('bikebikebike');
  });

  it('accepts other changes within its limit, separately for each account', async () => {
    await uses('changes');
    expect(await ana.browser.ask(`mutation { comeBack { ${refusal} } }`)).toMatchObject({
      code: 'account.tooMany.changes',
    });
    const ben = await correspondentsOf(test).joins('ben');
    expect(await ben.browser.ask(`mutation { comeBack { ${refusal} } }`)).toMatchObject({
      __typename: 'MessagingSettings',
    });
  });

  it('counts a burst of writes exactly', async () => {
    const most = mostWritesOf('ads', 0);
    const accepted = await Promise.all(
      Array.from({ length: most + 5 }, () =>
        test.services.accounts.dailyWrites.take({ kind: 'ads', account: ana.id, client }),
      ),
    );
    expect(accepted.filter((used) => used === undefined)).toHaveLength(most);
  });

  it('may write more the older it is', () => {
    for (const kind of limitedWriteKinds) {
      const byAge = [0, day, 7 * day, 30 * day].map((age) => mostWritesOf(kind, age));
      expect(byAge).toEqual(byAge.toSorted((one, other) => one - other));
      expect(byAge.at(-1)).toBeGreaterThan(byAge[0]!);
      const atSteps = [-hour, day - 1, 7 * day - 1, 30 * day - 1].map((age) => mostWritesOf(kind, age));
      expect(atSteps).toEqual([byAge[0], ...byAge.slice(0, 3)]);
    }
  });

  it('reads every limit in each language with its figures', () => {
    for (const language of languages) {
      for (const kind of limitedWriteKinds) {
        const { message } = dailyLimitRefusal(
          { kind, most: 77, isShared: false, wait: 5 * hour },
          test.services.words[language],
        );
        expect(message).toMatch(/77.*\b5 /s);
      }
    }
  });

  it('leaves no row of its writes behind once they no longer count', async () => {
    const { dailyWrites } = test.services.accounts;
    await uses('ads');
    now += day - 1;
    await dailyWrites.forgetOld();
    expect(await dailyWrites.take({ kind: 'ads', account: ana.id, client })).toEqual({
      kind: 'ads',
      most: 20,
      isShared: false,
      wait: 1,
    });
    now += 1;
    await dailyWrites.forgetOld();
    expect(await test.market.store.query({ sql: 'SELECT * FROM daily_writes', parameters: [] })).toEqual([]);
  });
});

describe('accounts without a verified address', () => {
  /** Registers an account and logs it in, with this IP address as the client's. */
  async function registers(
    name: string,
    from: string,
  ): Promise<{ readonly id: string; readonly browser: TestBrowser }> {
    const email = `${name}@example.ch`;
    const id = await accountsOf(test.market).registers(email);
    const browser = openBrowser(test, { from });
    await browser.logIn(email, password);
    return { id, browser };
  }
  const saves = (by: TestBrowser, id: string) =>
    by.ask(`mutation ($facts: [String!]!) { saveDraft(id: "${id}", facts: $facts) { ${refusal} } }`, {
      facts: begun().map((fact) => JSON.stringify(fact)),
    });

  it('share a limit with all others of their client, and have their own once they are verified', async () => {
    const from = '198.51.100.30';
    const one = await registers('one', from);
    const other = await registers('other', from);
    const elsewhere = await registers('elsewhere', '198.51.100.31');
    expect(await saves(one.browser, 'draftdraftaa')).toMatchObject({ __typename: 'SavedDraft' });
    const query = { sql: "SELECT account FROM daily_writes WHERE account LIKE 'client %'", parameters: [] };
    const [row] = await test.market.store.query<{ account: string }>(query);
    await test.market.store.write([
      {
        sql: 'UPDATE daily_writes SET writes = ? WHERE account = ?',
        parameters: [mostWritesOfUnverified('drafts') - 1, row!.account],
      },
    ]);
    expect(await saves(other.browser, 'draftdraftbb')).toMatchObject({ __typename: 'SavedDraft' });
    for (const { browser } of [one, other]) {
      expect(await saves(browser, 'draftdraftcc')).toMatchObject({
        code: 'account.tooMany.unverified',
        message:
          'New accounts on your network have reached the limit for today. Please confirm your email address with the link in our email, or try again in 24 hours.',
      });
    }
    expect(await saves(elsewhere.browser, 'draftdraftdd')).toMatchObject({ __typename: 'SavedDraft' });
    const { desk, mailed } = accountsOf(test.market);
    expect(await verifyByLink(desk, { token: await mailed('verification', one.id) })).not.toHaveProperty('code');
    expect(await saves(one.browser, 'draftdraftcc')).toMatchObject({ __typename: 'SavedDraft' });
  });

  it('have the limits of a new account, however old they are', async () => {
    const { id } = await registers('old', '198.51.100.32');
    now += 40 * day;
    const { dailyWrites } = test.services.accounts;
    for (let listings = 0; listings < 20; listings += 1) {
      expect(await dailyWrites.take({ kind: 'ads', account: id, client })).toBeUndefined();
    }
    expect(await dailyWrites.take({ kind: 'ads', account: id, client })).toMatchObject({ most: 20, isShared: false });
  });

  it('lose no write of their client that was refused', async () => {
    const { id } = await registers('refused', '198.51.100.33');
    const { dailyWrites } = test.services.accounts;
    await dailyWrites.within(
      { kind: 'ads', account: id, client },
      () => true,
      async () => 'refused',
    );
    const query = { sql: 'SELECT writes FROM daily_writes', parameters: [] };
    expect(await test.market.store.query(query)).toEqual([{ writes: 0 }, { writes: 0 }]);
  });

  it('read of their limit in each language', () => {
    for (const language of languages) {
      const used = { kind: 'ads' as const, most: 77, isShared: true, wait: 5 * hour };
      expect(dailyLimitRefusal(used, test.services.words[language]).message).toMatch(/\b5 /);
    }
  });
});

describe('a mutation', () => {
  /** The limit to which a mutation counts, if any. The mutation is refused, so it has no other effect. */
  async function kindOf(name: string): Promise<WriteKind | undefined> {
    const { dailyWrites } = test.services.accounts;
    const counted = vi
      .spyOn(dailyWrites, 'within')
      .mockImplementation(async ({ kind }) => ({ used: { kind, most: 1, isShared: false, wait: hour } }));
    const context = {
      services: test.services,
      language: 'en',
      visitor: { caller: { session: { account: ana.id } } },
    };
    const { resolve } = marketSchema().getMutationType()!.getFields()[name]!;
    await Promise.resolve()
      .then(() => resolve!({}, {}, context, {} as never))
      .catch(() => undefined);
    const [call] = counted.mock.calls;
    counted.mockRestore();
    return call?.[0].kind;
  }

  it('counts for a limit, unless it writes no journal or is limited in another way', async () => {
    const names = Object.keys(marketSchema().getMutationType()!.getFields());
    const kinds = new Map<string, WriteKind | undefined>();
    for (const name of names) kinds.set(name, await kindOf(name));
    expect(names.filter((name) => kinds.get(name) === undefined).toSorted()).toEqual([
      'changePassword',
      'confirmEmailChange',
      'deleteAccount',
      'endOtherSessions',
      'endSession',
      'giveLeavingReason',
      'insertionSuggestionClick',
      'insertionSuggestionDelete',
      'publishListing',
      'register',
      'renewByLink',
      'reportTyping',
      'requestEmailChange',
      'requestPasswordReset',
      'requestVerification',
      'requestVerificationByAddress',
      'resetPassword',
      'searchHistoryClear',
      'searchSubmitted',
      'searchSuggestionClick',
      'searchSuggestionDelete',
      'showPhone',
      'undoDeletion',
      'verifyEmail',
    ]);
    expect(['reviseListing', 'saveDraft', 'makeOffer', 'changeProfile'].map((name) => kinds.get(name))).toEqual([
      'edits',
      'drafts',
      'messages',
      'changes',
    ]);
  });
});

describe('a stranger behind an address from which very many mails were requested', () => {
  it('receives no notice of mails that are not theirs', async () => {
    const ask = (email: string) =>
      correspondentsOf(test)
        .stranger()
        .browser.ask(`mutation { requestPasswordReset(email: "${email}") { ${refusal} } }`);
    for (let number = 0; number < 20; number += 1) {
      expect(await ask(`person${number}@example.ch`)).toMatchObject({ __typename: 'MailSent' });
    }
    const refused = await ask('stranger@example.ch');
    expect(refused).toMatchObject({ __typename: 'Refusal', code: 'account.tooManyMailsFromHere' });
    expect(refused.message).not.toMatch(/sent|mailbox/);
  });

  it('receives the notice of mails in their own mailbox', async () => {
    const stranger = correspondentsOf(test).stranger();
    const ask = () => stranger.browser.ask(`mutation { requestPasswordReset(email: "ana@example.ch") { ${refusal} } }`);
    for (let sent = 0; sent < 5; sent += 1) await ask();
    expect(await ask()).toMatchObject({ code: 'account.tooManyMails' });
  });
});
