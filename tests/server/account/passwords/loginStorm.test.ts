import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { logIn } from '#server/account/login/loggingIn.ts';
import { openVerifications } from '#server/account/addresses/verifications.ts';
import { accountsOf, password, refusalOf, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';

/** 10,000 logins in the long run, 500 otherwise; half of the clients guess passwords, the others know theirs. */
const long = process.env['ALLMEND_LONG'] === '1';
const logins = long ? 10_000 : 500;
const clients = long ? 200 : 20;
const owners = long ? 1000 : 50;
const knowing = long ? 500 : 25;

/** The time of a verification on one of two processors, in seconds, from which the response times are computed. */
const secondsEach = 0.03;
const atOnce = 2;

let now: number;
let test: TestMarket;
let accounts: TestAccounts;

beforeEach(async () => {
  now = noon;
  test = await openTestMarket(() => now);
  accounts = accountsOf(test.market, { verifications: openVerifications({ atOnce }) });
  for (let owner = 0; owner < owners; owner += 1) await accounts.registers(addressOf(owner));
}, 300_000);

afterEach(() => test.close());

const addressOf = (owner: number) => `owner${owner}@example.ch`;

describe(`${logins} logins from ${clients} clients on ${owners} accounts, sent concurrently`, () => {
  it('accept all correct passwords within ten seconds, and verify at most ten of each account', async () => {
    // Guesses come first. The first guess of each guesser is for any account, most others are for few accounts, whose
    // owners log in too.
    const guesses = Array.from({ length: logins - knowing }, (_, index) => {
      const isFirst = index < clients / 2;
      const owner = isFirst || index % 4 === 0 ? index % owners : index % 5;
      return { client: `guesser ${index % (clients / 2)}`, owner, supplied: `guess ${index} of ${owner}` };
    });
    const known = Array.from({ length: knowing }, (_, index) => ({
      client: `honest ${index % (clients / 2)}`,
      owner: index,
      supplied: password,
    }));
    const verified = accounts.passwords.verified;
    const answers = await Promise.all(
      [...guesses, ...known].map(async ({ client, owner, supplied }) => {
        const answer = await logIn(accounts.desk, accounts.caller({ client }), {
          email: addressOf(owner),
          password: supplied,
          remember: false,
        });
        return { supplied, refused: refusalOf(answer)?.[0] };
      }),
    );

    const right = answers.filter(({ supplied }) => supplied === password);
    expect(right.map(({ refused }) => refused)).toEqual(Array.from({ length: knowing }, () => undefined));
    const wrong = new Set(answers.filter(({ supplied }) => supplied !== password).map(({ refused }) => refused));
    expect([...wrong].toSorted((one, other) => one!.localeCompare(other!))).toEqual([
      'account.busy',
      'account.loginFailed',
      'account.tooManyAttempts',
    ]);

    const before = verified.lastIndexOf(password) + 1;
    expect((before / atOnce) * secondsEach).toBeLessThan(10);
    // Before the last owner got in, at most one guess of each attacker had been verified.
    expect(before).toBeLessThanOrEqual(knowing + clients);

    const guessesOf = new Map<string, number>();
    for (const supplied of verified.filter((one) => one !== password)) {
      const owner = supplied.replace(/.* of /, '');
      guessesOf.set(owner, (guessesOf.get(owner) ?? 0) + 1);
    }
    const most = Math.max(...guessesOf.values());
    // With the owner's own login, an account has at most ten verifications.
    expect(most).toBeGreaterThan(1);
    expect(most + 1).toBeLessThanOrEqual(10);
  }, 300_000);
});

describe("strangers who exhaust an account's limit per minute", () => {
  it('leave a known device its reserved verifications, and there are ten verifications in total', async () => {
    const email = addressOf(0);
    const { device } = await accounts.entersAs(email);
    const { device: another } = await accounts.entersAs(addressOf(1));
    now += 60_001;
    const strangers = Array.from({ length: clients }, (_, index) => {
      return { client: `stranger ${index}`, device: index % 2 === 0 ? null : another, supplied: `guess ${index}` };
    });
    const owner = Array.from({ length: 2 }, (_, index) => ({ client: `café ${index}`, device, supplied: password }));
    const before = accounts.passwords.verified.length;
    const answers = await Promise.all(
      [...strangers, ...owner].map(async ({ supplied, ...from }) => {
        const answer = await logIn(accounts.desk, accounts.caller(from), {
          email,
          password: supplied,
          remember: false,
        });
        return { supplied, refused: refusalOf(answer)?.[0] };
      }),
    );
    expect(answers.filter(({ supplied }) => supplied === password).map(({ refused }) => refused)).toEqual([
      undefined,
      undefined,
    ]);
    expect(accounts.passwords.verified.slice(before)).toHaveLength(10);
  }, 300_000);
});
