import { afterEach, beforeEach, expect, it } from 'vitest';
import { deletionLife } from '#machines/account/limits.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { keyedHash } from '#server/account/keys/marketSecrets.ts';
import { noteErasures } from '#server/account/leaving/erasing.ts';
import { decideOfAccount } from '#server/account/moderating.ts';
import { createLog } from '#server/http/log.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const ana = 'ana.muster@example.ch';
const next = 'anna.neu@example.ch';
const wrong = 'Falsches-Kennwort-77';
const fresh = 'Heidelbeer-Sattel 9';

let now: number;
let lines: string[];
let test: TestApp;
let accounts: TestAccounts;
let browser: TestBrowser;

beforeEach(async () => {
  now = noon;
  lines = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  test = await openTestApp(() => now, {}, log);
  accounts = accountsOf(test.market);
  browser = openBrowser(test);
});
afterEach(() => test.close());

interface Line {
  readonly security: string;
  readonly account?: string;
  readonly reason?: string;
  readonly by?: string;
}

/** The security events since the last call; a line is written a moment after its event. */
async function events(most: number): Promise<readonly Line[]> {
  const all = () => lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security !== undefined);
  await expect.poll(() => all().length, { interval: 10 }).toBeGreaterThanOrEqual(most);
  return all();
}

const mutation = (name: string, input: string) => `mutation { ${name}(${input}) { __typename } }`;

it('each security event of an account has a line with its name, and no line has a personal value', async () => {
  const id = await accounts.joins(ana);
  await browser.logIn(ana, wrong);
  await browser.logIn('nobody@example.ch', wrong);
  await browser.logIn(ana, password);
  await browser.ask(mutation('changePassword', `current: "${wrong}", password: "${fresh}"`));
  await browser.ask(mutation('changePassword', `current: "${password}", password: "${fresh}"`));
  await browser.ask(mutation('requestEmailChange', `email: "${next}", password: "${fresh}"`));
  await browser.ask(mutation('endOtherSessions', 'commandId: null').replace('(commandId: null)', ''));
  await browser.logOut();
  await browser.ask(mutation('requestPasswordReset', `email: "${ana}"`));
  const token = await accounts.mailed('passwordReset', id);
  await browser.get('/api/v10/account/profile.json');
  await browser.post('/api/v10/account/auth.json', { form: { email: ana }, headers: { 'x-csrf-token': 'forged' } });
  for (const kind of ['appoint', 'dismiss'] as const) await decideOfAccount(test.market, ana, { kind });
  await decideOfAccount(test.market, ana, { kind: 'block', reason: 'Betrug mit Velos' });
  await browser.logIn(ana, fresh);
  await decideOfAccount(test.market, ana, { kind: 'unblock' });

  const names = (await events(18)).map(({ security, reason, by }) =>
    [security, reason ?? by].filter(Boolean).join(' '),
  );
  expect(names.toSorted()).toEqual(
    [
      'account.registered self',
      'email.verified self',
      'login.failed password',
      'login.failed noAccount',
      'login.succeeded',
      'confirmation.failed',
      'password.changed self',
      'email.changeRequested self',
      'session.ended others',
      'session.ended logout',
      'password.resetRequested anybody',
      'access.refused session.required',
      'access.refused api.csrf',
      'moderator.appointed shell',
      'moderator.dismissed shell',
      'account.blocked shell',
      'account.unblocked shell',
      'login.failed state',
    ].toSorted(),
  );
  const personal = [
    ana,
    next,
    'muster',
    'nobody@',
    password,
    wrong,
    fresh,
    token,
    id,
    '192.0.2.7',
    'Betrug',
    'Firefox',
  ];
  // The position of the last write is a small number, which identifies no one.
  const cookies = [...browser.cookies].filter(([name]) => !name.endsWith('_position')).map(([, value]) => value);
  for (const value of [...personal, ...cookies]) expect(lines.join('')).not.toContain(value);
});

it('a change of address, and each step of leaving, has a line with its name', async () => {
  const id = await accounts.joins(ana);
  await browser.logIn(ana, password);
  await browser.ask(mutation('deactivateAccount', `password: "${password}"`));
  await browser.ask('mutation { reactivateAccount { __typename } }');
  now += 1000;
  await browser.ask(mutation('requestEmailChange', `email: "${next}", password: "${password}"`));
  for (const purpose of ['emailChangeOld', 'emailChangeNew'] as const) {
    await browser.ask(mutation('confirmEmailChange', `token: "${await accounts.mailed(purpose, id)}"`));
  }
  const leave = mutation('deleteAccount', `password: "${password}"`);
  await browser.ask(leave);
  await browser.ask(mutation('undoDeletion', `token: "${await accounts.mailed('undoDeletion', id)}"`));
  await browser.logIn(next, password);
  await browser.ask(leave);
  now += deletionLife;
  await noteErasures(test.market);

  const names = (await events(12)).map(({ security, by }) => `${security} ${by ?? ''}`.trim());
  expect(names).toEqual([
    'account.registered self',
    'email.verified self',
    'login.succeeded',
    'account.deactivated self',
    'account.reactivated self',
    'email.changeRequested self',
    'email.changed self',
    'account.deletionRequested self',
    'account.deletionUndone self',
    'login.succeeded',
    'account.deletionRequested self',
    'account.erased scheduler',
  ]);
});

it('an account has one pseudonym in all lines, a keyed hash of its id', async () => {
  const ids = [await accounts.joins(ana), await accounts.joins(next)];
  const pseudonyms = (await events(4)).map(({ account }) => account);
  const keyed = ids.map((id) => keyedHash(test.market.keys, 'subject', `account ${id}`));
  const expected = (await Promise.all(keyed)).map((hash) => hash.subarray(0, 12).toString('base64url'));
  expect(pseudonyms).toEqual([expected[0], expected[0], expected[1], expected[1]]);
});

it('a login that is throttled has its own name, and so has a confirmation by password', async () => {
  await accounts.joins(ana);
  await browser.logIn(ana, password);
  const change = mutation('changePassword', `current: "${wrong}", password: "${fresh}"`);
  for (let tried = 0; tried < 10; tried += 1) await browser.ask(change);
  for (let tried = 0; tried < 10; tried += 1) await browser.logIn(ana, wrong);
  const names = (await events(23)).map(({ security }) => security);
  expect(new Set(names.slice(3, 13))).toEqual(new Set(['confirmation.failed', 'confirmation.throttled']));
  expect(new Set(names.slice(13))).toEqual(new Set(['login.throttled']));
  const stranger = openBrowser(test, { from: '203.0.113.9' });
  for (let tried = 0; tried < 10; tried += 1) await stranger.logIn(next, wrong);
  const others = (await events(33)).map(({ security }) => security).slice(23);
  expect(new Set(others)).toEqual(new Set(['login.failed', 'login.throttled']));
});
