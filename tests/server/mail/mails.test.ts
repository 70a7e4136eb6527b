import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { areMailsSettled, ledgerLife, ledgerOf } from '#server/mail/ledger.ts';
import { type Mails, openMails } from '#server/mail/mails.ts';
import { smtpPost } from '#server/mail/smtpTransport.ts';
import { migrationsFor } from '#server/store/migrations.ts';
import type { Market } from '#server/store/market.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/drivers/fakes/smtpServer.ts';
import { ana, from, happens, hour, ledgerRows, noon, registered, written } from './mailMarket.ts';

const minute = 60_000;
const day = 24 * hour;
const email = 'ana@allmend.example';
const verified: AccountFact = { type: 'account.emailVerified', at: noon };
const resetRequested = (at: number): AccountFact => ({ type: 'account.passwordResetRequested', at });
const passwordChanged = (at = noon): AccountFact => ({ type: 'account.passwordChanged', at });

describe('through a mail server', () => {
  let now: number;
  let test: TestMarket;
  let market: Market;
  let server: TestSmtpServer;
  let mails: Mails | undefined;
  let faults: string[];
  /** The durations of the mailer's waits, in milliseconds, without those for news of the journal. */
  let pauses: number[];
  /** Called with the duration of each wait, after the clock has advanced by it. */
  let onPause: (ms: number) => void | Promise<void>;

  beforeEach(async () => {
    now = noon;
    test = await openTestMarket(() => now);
    market = test.market;
    server = await startSmtpServer();
    faults = [];
    pauses = [];
    onPause = () => undefined;
  });

  afterEach(async () => {
    await mails?.close();
    mails = undefined;
    await server.close();
    await test.close();
  });

  function open(on: Market = market, url = server.url): void {
    mails = openMails(on, {
      ...written,
      post: smtpPost({ url, from }),
      onFault: (fault, { kind }) => void faults.push(`${kind}: ${(fault as Error).message}`),
      onFailure: (error) => void faults.push(String(error)),
      // Waits for a mail's time or for the server are skipped; a day is the wait for news.
      pause: async (ms, signal) => {
        if (ms === day) {
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
          return;
        }
        pauses.push(ms);
        now += ms;
        await onPause(ms);
      },
    });
  }

  const settled = () =>
    expect.poll(async () => areMailsSettled(market, await market.store.head()), { interval: 20 }).toBe(true);

  const states = async () => (await ledgerRows(market)).map(({ kind, state }) => `${kind} ${state}`);

  it('a fact is reported once, to its account’s address, from the market’s', async () => {
    await happens(market, ana, registered(email));
    open();
    await settled();
    const [mail, ...others] = server.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: email, subject: 'Confirm your email address', date: new Date(noon) });
    expect(mail!.from!.value).toEqual([{ name: 'Allmend', address: 'hello@allmend.example' }]);
    expect(mail!.to).toMatchObject({ value: [{ name: '', address: email }] });
    expect(mail!.text).toContain('https://allmend.example/en/verify/');
    expect(mail!.html).toContain('<h1');
    expect(mail!.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail!.headers.get('content-language')).toBe('en');
    expect(await ledgerRows(market)).toMatchObject([
      { kind: 'verification', account: ana, state: 'sent', message_id: mail!.messageId, attempts: 0 },
    ]);
  });

  it('continues where it stopped, and sends nothing twice', async () => {
    await happens(market, ana, registered(email));
    open();
    await settled();
    await mails!.close();
    await happens(market, ana, verified, passwordChanged());
    open();
    await settled();
    await happens(market, ana, resetRequested(noon + 1));
    await settled();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
      'Your password was changed',
      'Choose your new password',
    ]);
  });

  it('facts from before the mail feature cause no mails', async () => {
    const migration = migrationsFor('sqlite').find(({ name }) => name === '009-mails.sql');
    const sql = migration!.sql.slice(migration!.sql.indexOf('INSERT INTO checkpoints'));
    await happens(market, ana, registered(email));
    const head = await market.store.head();
    expect(await areMailsSettled(market, head)).toBe(false);
    await market.store.write([{ sql, parameters: [] }]);
    expect(await areMailsSettled(market, head)).toBe(true);
    expect(await areMailsSettled(market, head + 1)).toBe(false);
  });

  it('no row of the ledger and no error contains an address', async () => {
    server.judge = () => ({ code: 550, text: `5.1.1 <${email}> unknown` });
    await happens(market, ana, registered(email));
    open();
    await settled();
    expect(JSON.stringify(await ledgerRows(market))).not.toContain('@allmend.example"');
    expect(JSON.stringify(await ledgerRows(market))).not.toContain(email);
    expect(faults).toEqual(['verification: The mail server refuses this mail (550)']);
  });

  it('a permanently refused recipient is abandoned, and the others get their mails', async () => {
    server.judge = (recipient) => (recipient === email ? { code: 550, text: 'no such user' } : undefined);
    await happens(market, ana, registered(email));
    await happens(market, 'benbenbenben', registered('ben@allmend.example'));
    open();
    await settled();
    expect(server.mails.map(({ recipient }) => recipient)).toEqual(['ben@allmend.example']);
    expect(await ledgerRows(market)).toMatchObject([{ state: 'refused', answer: '550' }, { state: 'sent' }]);
    expect(pauses).toEqual([]);
  });

  it('a temporarily refused recipient is tried again with growing waits, without delaying the others', async () => {
    let refusals = 0;
    server.judge = (recipient) =>
      recipient === email && (refusals += 1) <= 8 ? { code: 450, text: 'greylisted' } : undefined;
    await happens(market, ana, registered(email));
    await happens(market, 'benbenbenben', registered('ben@allmend.example'));
    open();
    await settled();
    expect(server.mails.map(({ recipient }) => recipient)).toEqual(['ben@allmend.example', email]);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((minutes) => minutes * minute));
    expect(await ledgerRows(market)).toMatchObject([{ state: 'sent', attempts: 8, answer: '450' }, { attempts: 0 }]);
  });

  it.each([
    ['during all of it', true],
    ['also when the clock is set forward meanwhile', false],
  ])("a mail requested during another's back-off is sent immediately, %s", async (_, isClockRight) => {
    const resting = Promise.withResolvers<void>();
    const pauseEnds = Promise.withResolvers<void>();
    server.judge = (recipient) => (recipient === email ? { code: 450, text: 'greylisted' } : undefined);
    onPause = (ms) => {
      if (isClockRight) now -= ms;
      resting.resolve();
      return pauseEnds.promise;
    };
    await happens(market, ana, registered(email));
    open();
    await resting.promise;
    server.judge = () => undefined;
    await happens(market, 'benbenbenben', { ...registered('ben@allmend.example'), at: now });
    await expect.poll(() => server.mails.map(({ recipient }) => recipient)).toContain('ben@allmend.example');
    pauseEnds.resolve();
  });

  it('nothing is lost while the server is unavailable: it is tried again with growing waits until it is back', async () => {
    await server.goesAway();
    await happens(market, ana, registered(email));
    onPause = async () => {
      if (pauses.length === 8) await server.comesBack();
    };
    open();
    await settled();
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1000));
    expect(server.mails).toHaveLength(1);
    expect(new Set(faults)).toEqual(
      new Set(['verification: The mail server cannot be reached or takes nothing from us (ECONNREFUSED)']),
    );
    expect(await ledgerRows(market)).toMatchObject([{ state: 'sent', attempts: 0 }]);
  });

  it('a server that accepts no mail from us is retried, whatever its error', async () => {
    server.judge = () => (pauses.length < 2 ? { code: 421, text: 'closing' } : undefined);
    await happens(market, ana, registered(email));
    open();
    await settled();
    expect(pauses).toEqual([1000, 2000]);
    expect(server.mails).toHaveLength(1);
  });

  it('a server that refuses the login is retried: nothing is lost by a wrong password', async () => {
    server.knows = (user, password) => user === 'allmend' && password === 'geheim&' && pauses.length === 3;
    await happens(market, ana, registered(email));
    open(market, server.url.replace('//', '//allmend:geheim%26@'));
    await settled();
    expect(pauses).toEqual([1000, 2000, 4000]);
    expect(faults).toContain('verification: The mail server cannot be reached or takes nothing from us (535)');
    expect(JSON.stringify(faults)).not.toContain('geheim');
    expect(server.mails).toHaveLength(1);
  });

  it('an expired mail is not sent', async () => {
    await happens(
      market,
      ana,
      registered(email),
      verified,
      resetRequested(noon),
      resetRequested(noon + 1),
      passwordChanged(),
    );
    await happens(market, 'benbenbenben', registered('ben@allmend.example'), verified, resetRequested(noon));
    now = noon + hour;
    open();
    await settled();
    expect(await states()).toEqual([
      'verification expired',
      'passwordReset expired',
      'passwordReset expired',
      'passwordChanged sent',
      'verification expired',
      'passwordReset expired',
    ]);
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('an informative mail is sent for five days', async () => {
    await happens(market, ana, registered(email), verified, passwordChanged(noon), passwordChanged(noon + 1));
    now = noon + 5 * day;
    open();
    await settled();
    expect(await states()).toEqual(['verification expired', 'passwordChanged expired', 'passwordChanged sent']);
  });

  it('a mail requested before its account’s key was deleted is not sent', async () => {
    await server.goesAway();
    await happens(market, ana, registered(email));
    onPause = async () => {
      // Called after the first attempt has failed: the mail is in the ledger then.
      gone = true;
      await server.comesBack();
    };
    let gone = false;
    const { keys } = market;
    open({
      ...market,
      keys: { ...keys, find: async (person) => (gone && person === ana ? undefined : keys.find(person)) },
    });
    await settled();
    expect(await states()).toEqual(['verification dropped']);
    expect(server.mails).toEqual([]);
  });

  it('a mail that cannot be written is a separate fault, and the others are sent', async () => {
    // The mail for this account cannot be written: no token can be made of an id of this length.
    await happens(market, 'ben', registered('ben@allmend.example'));
    await happens(market, ana, registered(email));
    open();
    await settled();
    expect(await states()).toEqual(['verification expired', 'verification sent']);
    expect(faults[0]).toBe("verification: An account's id has 12 letters: ben");
  });

  it('finished mails are deleted after 90 days', async () => {
    await happens(market, ana, registered(email));
    open();
    await settled();
    const ledger = ledgerOf(market);
    now += ledgerLife;
    await ledger.forgetOld();
    expect(await states()).toEqual(['verification sent']);
    now += 1;
    await ledger.forgetOld();
    expect(await states()).toEqual([]);
  });
});
