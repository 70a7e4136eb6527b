import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { longestSession, sessionLife } from '#server/account/login/sessions.ts';
import { decideOfAccount } from '#server/account/moderating.ts';
import { prefixedSince, unprefixedUntil } from '#server/http/cookies.ts';
import { compiled } from '#server/store/sql.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const ana = 'ana@example.ch';
const day = 24 * 60 * 60 * 1000;
let now: number;
let test: TestApp;
let browser: TestBrowser;
let id: string;

beforeEach(async () => {
  now = noon;
  test = await openTestApp(() => now);
  id = await accountsOf(test.market).joins(ana);
  browser = openBrowser(test);
});

afterEach(() => test.close());

describe('POST account/auth.json', () => {
  it('begins a session and returns token, uuid and public account id [ACCOUNT-20] [ACCOUNT-23] [ACCOUNT-26]', async () => {
    const answer = await browser.logIn(ana, password, { remember: 'on', seonSession: 'ZmluZ2VycHJpbnQ=' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      token: browser.cookies.get('allmend_csrf'),
      uuid: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      public_account_id: id,
    });
    expect((await browser.profile()).statusCode).toBe(200);
  });

  it('sets a readable cookie with the login state, and hides the session secret from scripts [ACCOUNT-7] [ACCOUNT-19]', async () => {
    const answer = await browser.logIn(ana, password, { remember: 'on' });
    const cookies = Object.fromEntries(answer.cookies.map(({ name, ...cookie }) => [name, cookie]));
    expect(JSON.parse(cookies['allmend_MYPAGES_STATE']!.value)).toEqual({
      isLoggedIn: true,
      info: { public_account_id: id },
    });
    const maxAge = sessionLife.remembered / 1000;
    expect(cookies['allmend_MYPAGES_STATE']).toMatchObject({ path: '/', sameSite: 'Lax', maxAge });
    expect(cookies['allmend_MYPAGES_STATE']).not.toHaveProperty('httpOnly');
    expect(cookies['allmend_session']).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: true, maxAge });
    expect(cookies['allmend_session']!.value).toMatch(/^[\w-]{43}$/);
  });

  it('marks the device by a cookie that outlives the session and that only the market can read', async () => {
    const answer = await browser.logIn(ana, password);
    const device = answer.cookies.find(({ name }) => name === 'allmend_device')!;
    expect(device).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: true, maxAge: 400 * 24 * 60 * 60 });
    expect(device.value).toMatch(/^[\w-]{24}\.[\w-]{24}$/);
    await browser.logOut();
    expect(browser.cookies.get('allmend_device')).toBe(device.value);
    const again = await browser.logIn(ana, password);
    expect(again.cookies.find(({ name }) => name === 'allmend_device')!.value).toBe(device.value);
  });

  it('lasts as long as the browser without the option to remember it', async () => {
    const answer = await browser.logIn(ana, password);
    const session = answer.cookies.find(({ name }) => name === 'allmend_session')!;
    expect([session.maxAge, session.expires]).toEqual([undefined, undefined]);
    now += sessionLife.unremembered + 1;
    expect((await browser.profile()).statusCode).toBe(403);
  });

  it.each([
    ['remembered', { remember: 'on' }, 9 * day + 123],
    ['not remembered', {}, day / 2 + 123],
  ] as const)('ends after 90 days, however often it is used (%s)', async (_how, form, pause) => {
    await browser.logIn(ana, password, form);
    for (const end = now + 90 * day - pause; now < end;) {
      now += pause;
      const answer = await browser.profile();
      if (now > end) break;
      expect(answer.statusCode).toBe(200);
      const cookie = answer.cookies.find(({ name }) => name === 'allmend_session')!;
      // The cookie's max-age is rounded: the browser drops it in the second in which the session ends.
      if ('remember' in form) expect(Math.ceil((noon + 90 * day - now) / 1000) - cookie.maxAge!).toBeOneOf([0, 1]);
    }
    now = noon + 90 * day;
    expect((await browser.profile()).statusCode).toBe(403);
  });

  it('ends after 90 days even when it began before this limit existed', async () => {
    await browser.logIn(ana, password, { remember: 'on' });
    const far = noon + 1000 * day;
    await test.market.store.write([compiled(test.market.sql.updateTable('sessions').set({ expires_at: far }))]);
    now = noon + 90 * day - 1;
    await test.market.store.write([compiled(test.market.sql.updateTable('sessions').set({ seen_at: now }))]);
    expect((await browser.profile()).statusCode).toBe(200);
    now += 1;
    expect((await browser.profile()).statusCode).toBe(403);
    await test.services.accounts.sessions.forgetOld();
    const rows = await test.market.store.query(compiled(test.market.sql.selectFrom('sessions').selectAll()));
    expect(rows).toEqual([]);
  });

  describe('by HTTPS', () => {
    let secure: TestApp;
    let there: TestBrowser;
    beforeEach(async () => {
      secure = await openTestApp(() => now, { publicUrl: 'https://allmend.example' });
      id = await accountsOf(secure.market).joins(ana);
      there = openBrowser(secure);
    });
    afterEach(() => secure.close());

    const secrets = ['__Host-allmend_device', '__Host-allmend_session'];
    const names = () => [...there.cookies.keys()].toSorted();

    it('protects the cookies of a session from other hosts by their prefix', async () => {
      const answer = await there.logIn(ana, password, { remember: 'on' });
      for (const cookie of answer.cookies.filter(({ name }) => secrets.includes(name))) {
        expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true });
        expect(cookie).not.toHaveProperty('domain');
      }
      expect(names()).toEqual([...secrets, 'allmend_MYPAGES_STATE', 'allmend_csrf']);
      expect((await there.profile()).statusCode).toBe(200);
      await there.logOut();
      expect(names()).toEqual(['__Host-allmend_device', 'allmend_csrf']);
    });

    /** Names the cookies like builds without the prefix, or like another host of the domain. */
    function dropPrefixes() {
      for (const name of secrets) {
        there.cookies.set(name.replace('__Host-', ''), there.cookies.get(name)!);
        there.cookies.delete(name);
      }
    }

    it('accepts a cookie from before the prefix, and replaces it by the new one', async () => {
      now = prefixedSince - 1;
      await there.logIn(ana, password, { remember: 'on' });
      now += day;
      dropPrefixes();
      const answer = await there.profile();
      expect(answer.statusCode).toBe(200);
      const cleared = answer.cookies.filter(({ value }) => value === '').map(({ name }) => name);
      expect(cleared).toContain('allmend_session');
      expect(names()).toContain('__Host-allmend_session');
      expect((await there.logOut()).statusCode).toBe(200);
      expect(names()).not.toContain('allmend_session');
      expect(names()).not.toContain('__Host-allmend_session');
    });

    it('ends a newer session that arrives without the prefix', async () => {
      now = prefixedSince;
      await there.logIn(ana, password, { remember: 'on' });
      dropPrefixes();
      expect((await there.profile()).statusCode).toBe(403);
      await there.get('/de');
      expect(names()).not.toContain('allmend_session');
    });

    it('reads no cookie without the prefix once all older sessions have ended', async () => {
      expect(unprefixedUntil - prefixedSince).toBe(longestSession);
      now = unprefixedUntil - 1;
      there.cookies.set('allmend_MYPAGES_STATE', JSON.stringify({ isLoggedIn: true, info: { public_account_id: id } }));
      there.cookies.set('allmend_session', 'x'.repeat(43));
      expect((await there.profile()).json()).toMatchObject({ api: { error: 'session.ended' } });
      now = unprefixedUntil;
      there.cookies.set('allmend_session', 'x'.repeat(43));
      expect((await there.profile()).json()).toMatchObject({ api: { error: 'session.required' } });
    });

    it('prefers the cookie with the prefix to one set by a sister host', async () => {
      await there.logIn(ana, password);
      there.cookies.set('allmend_session', 'x'.repeat(43));
      expect((await there.profile()).statusCode).toBe(200);
    });
  });

  it('reports errors in general and for each field, in the language of the call [ACCOUNT-22]', async () => {
    const wrong = await browser.logIn(ana, 'wrong');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual({
      message: { message: 'Wrong email address or password. Please try again.' },
      parameters: [],
      error: { code: 'account.loginFailed' },
    });
    expect((await browser.logIn('ana', '')).json()).toMatchObject({
      parameters: [
        { parameter: 'email', message: 'Please enter a valid email address.' },
        { parameter: 'password', message: 'Please fill in this field.' },
      ],
    });
    expect(browser.cookies.has('allmend_session')).toBe(false);
  });

  it('states after how many minutes the client may try a password again', async () => {
    for (let tried = 0; tried < 5; tried += 1) await browser.logIn(ana, 'wrong');
    const { message, error } = (await browser.logIn(ana, 'wrong')).json();
    expect(error).toEqual({ code: 'account.tooManyAttempts' });
    expect(message.message).toBe('Too many attempts. Please try again in 1 minute.');
  });

  it('accepts JSON too, and only yes and no for remembering', async () => {
    const url = '/api/v10/account/auth.json';
    const yes = await browser.post(url, { json: { email: ana, password, remember: true } });
    expect(yes.statusCode).toBe(200);
    const maybe = await openBrowser(test).post(url, { json: { email: ana, password, remember: 'maybe' } });
    expect([maybe.statusCode, maybe.json().parameters[0].parameter]).toEqual([400, 'remember']);
  });

  it("replaces the browser's previous session and its tokens", async () => {
    await browser.logIn(ana, password);
    const [first, token] = [browser.cookies.get('allmend_session')!, browser.cookies.get('allmend_csrf')!];
    await browser.logIn(ana, password);
    expect([browser.cookies.get('allmend_session'), browser.cookies.get('allmend_csrf')]).not.toEqual([first, token]);
    browser.cookies.set('allmend_session', first);
    expect((await browser.profile()).statusCode).toBe(403);
  });
});

describe('POST account/logout.json', () => {
  it('ends the session and deletes its cookies [ACCOUNT-24] [ACCOUNT-25]', async () => {
    await browser.logIn(ana, password);
    const session = browser.cookies.get('allmend_session')!;
    const answer = await browser.logOut();
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['allmend_csrf', 'allmend_device']);
    expect((await browser.profile()).statusCode).toBe(401);
    browser.cookies.set('allmend_session', session);
    expect((await browser.profile()).statusCode).toBe(401);
  });

  it('of an offline browser takes effect with its next request, which is answered as for a visitor [ACCOUNT-28]', async () => {
    await browser.logIn(ana, password, { remember: 'on' });
    const session = browser.cookies.get('allmend_session')!;
    const state = browser.cookies.get('allmend_MYPAGES_STATE')!;
    for (const other of [state, 'nonsense', 'null']) {
      browser.cookies.set('allmend_MYPAGES_STATE', other);
      expect((await browser.profile()).statusCode, other).toBe(200);
    }
    const word = JSON.stringify({ isLoggedIn: false, csrf: browser.cookies.get('allmend_csrf') });
    browser.cookies.set('allmend_MYPAGES_STATE', word);
    expect((await browser.get('/api/v10/list.json')).statusCode).toBe(200);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['allmend_csrf', 'allmend_device']);
    browser.cookies.set('allmend_session', session);
    browser.cookies.set('allmend_MYPAGES_STATE', word);
    expect((await browser.get('/api/v10/list.json')).statusCode, 'on the server that received the logout').toBe(200);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['allmend_csrf', 'allmend_device']);
    browser.cookies.set('allmend_session', session);
    expect((await browser.profile()).statusCode, 'for every browser with its cookie').toBe(401);
  });

  it('without a response ends the intended session, and none that began meanwhile', async () => {
    await browser.logIn(ana, password);
    const csrf = browser.cookies.get('allmend_csrf');
    await browser.logIn(ana, password);
    const state = browser.cookies.get('allmend_MYPAGES_STATE');
    browser.cookies.set('allmend_MYPAGES_STATE', JSON.stringify({ isLoggedIn: false, csrf }));
    expect((await browser.profile()).statusCode).toBe(200);
    expect(browser.cookies.get('allmend_MYPAGES_STATE'), 'the web reads again whose session it is').toBe(state);
  });

  it.each([{ isLoggedIn: false, csrf: null }, { isLoggedIn: false }])(
    'without a response ends the current session when the browser had lost its token: %j',
    async (word) => {
      await browser.logIn(ana, password);
      browser.cookies.set('allmend_MYPAGES_STATE', JSON.stringify(word));
      expect((await browser.profile()).statusCode).not.toBe(200);
      expect(browser.cookies.has('allmend_session')).toBe(false);
    },
  );

  it('answers the same without a session, and with one that has ended', async () => {
    expect((await browser.logOut()).json()).toEqual({ ok: true });
    await browser.logIn(ana, password);
    now += sessionLife.unremembered + 1;
    expect((await browser.logOut()).json()).toEqual({ ok: true });
    expect(browser.cookies.has('allmend_session')).toBe(false);
  });
});

describe('a session that has ended', () => {
  it('is refused by every call with status 403 until the web has cleared its own cookie [API-19]', async () => {
    await browser.logIn(ana, password);
    await decideOfAccount(test.market, ana, { kind: 'block', reason: 'Fraud' });
    const answer = await browser.get('/api/v10/list.json');
    expect([answer.statusCode, answer.json().api.error]).toEqual([403, 'session.ended']);
    browser.cookies.delete('allmend_MYPAGES_STATE');
    expect((await browser.get('/api/v10/list.json')).statusCode).toBe(200);
    expect((await browser.profile()).json()).toMatchObject({ api: { error: 'session.required' } });
  });

  it('does not affect the cookies of the next session when a call of the old one is answered later', async () => {
    await browser.logIn(ana, password);
    const late = openBrowser(test);
    for (const [name, value] of browser.cookies) late.cookies.set(name, value);
    await browser.logIn(ana, password);
    const answer = await late.get('/api/v10/list.json');
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });

  it('loses its cookies and the advertising cookie with the next page [API-20]', async () => {
    await browser.logIn(ana, password);
    browser.cookies.set('allmend_ads', 'targeting');
    now += sessionLife.unremembered + 1;
    await browser.get('/de');
    expect([...browser.cookies.keys()].toSorted()).toEqual(['allmend_csrf', 'allmend_device', 'allmend_lang']);
  });

  it('does not affect pages, which are the same as for visitors', async () => {
    await browser.logIn(ana, password);
    now += sessionLife.unremembered + 1;
    const answer = await browser.get('/de');
    expect(answer.statusCode).toBe(200);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['allmend_csrf', 'allmend_device', 'allmend_lang']);
    expect(answer.body).not.toContain(ana);
  });

  it('allows an immediate new login', async () => {
    await browser.logIn(ana, password);
    now += sessionLife.unremembered + 1;
    expect((await browser.logIn(ana, password)).statusCode).toBe(200);
  });
});

describe('the CSRF token of a session', () => {
  it('is the only one that its calls may carry', async () => {
    await browser.logIn(ana, password);
    browser.cookies.set('allmend_csrf', 'planted');
    const answer = await browser.post('/api/v10/graphql', {
      json: { query: 'mutation { endOtherSessions { __typename } }' },
    });
    expect([answer.statusCode, answer.json().api.error]).toEqual([400, 'api.csrf']);
  });

  it('is sent again to a browser that has lost it', async () => {
    const { token } = (await browser.logIn(ana, password, { remember: 'on' })).json();
    browser.cookies.delete('allmend_csrf');
    await browser.get('/de');
    expect(browser.cookies.get('allmend_csrf')).toBe(token);
  });
});

describe('GET account/profile.json', () => {
  it('returns states and info of the logged-in account [PROFILE-1]', async () => {
    await browser.logIn(ana, password);
    const answer = await browser.profile();
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual({
      states: [
        { key: 'phone_hidden', is_on: false },
        { key: 'company_ad', is_on: false },
      ],
      info: {
        public_account_id: id,
        uuid: expect.any(String),
        email: ana,
        requires_account_verification: false,
      },
    });
  });

  it('requires a login', async () => {
    const answer = await browser.profile();
    expect([answer.statusCode, answer.json().api.error]).toEqual([401, 'session.required']);
  });
});

describe('GET account/email_status.json', () => {
  it('returns the possible actions for an address, and nothing else [INSERTION-10] [INSERTION-11]', async () => {
    const status = async (email: string) =>
      (await browser.get(`/api/v10/account/email_status.json?email=${encodeURIComponent(email)}`)).json();
    expect(await status(ana)).toEqual({ email_status: 'ACCOUNT_ACTIVE' });
    expect(await status('ben@example.ch')).toEqual({ email_status: 'ACCOUNT_AVAILABLE' });
    expect((await status('ben')).parameters).toEqual([
      { parameter: 'email', message: 'Please enter a valid email address.' },
    ]);
  });
});
