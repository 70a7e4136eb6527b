import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { languages } from '#machines/market/language.ts';
import { routes } from '#routes';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const ana = 'ana@example.ch';
let test: TestApp;
let browser: TestBrowser;
let id: string;

beforeEach(async () => {
  test = await openTestApp(() => noon);
  id = await accountsOf(test.market).joins(ana);
  browser = openBrowser(test);
});

afterEach(() => test.close());

describe('a page that requires a login', () => {
  it('redirects a visitor to the login, which receives the target with its query [ACCOUNT-9] [ACCOUNT-11]', async () => {
    for (const language of languages) {
      const target = `/${language}/user/security?from=mail`;
      const answer = await browser.get(target);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe(`/${language}/start/login?${new URLSearchParams({ redirected: target })}`);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('is served to a logged-in user, is not cached, and contains no personal data [ACCOUNT-12]', async () => {
    await browser.logIn(ana, password);
    const answer = await browser.get('/en/user/profile');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toContain('Loading…');
    for (const personal of [ana, id]) expect(answer.body).not.toContain(personal);
  });

  const guarded: Readonly<Record<string, string>> = {
    favourites: '/en/favorites',
    messages: '/en/messages/buying',
    messagesRedirect: '/en/messages-redirect/b1k3b1k3b1k3/ana-rossi',
    ownAds: '/en/myads/active',
    user: '/en/user/profile',
    insertion: '/en/ai/success/0/free/4000/4020',
  };

  const statements: Readonly<Record<string, string>> = {
    favourites: '[ROUTES-21]',
    messages: '[ROUTES-29]',
    messagesRedirect: '[ROUTES-30]',
    user: '[ROUTES-52]',
    insertion: '[ROUTES-20]',
  };

  it.each(Object.entries(guarded).map(([name, path]) => [name, statements[name] ?? '', path] as const))(
    'is each route that requires a login, and the success of an insertion: %s [ACCOUNT-3] %s',
    async (_name, _statement, path) => {
      const answer = await browser.get(path);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        302,
        `/en/start/login?${new URLSearchParams({ redirected: path })}`,
      ]);
      await browser.logIn(ana, password);
      expect((await browser.get(path)).statusCode).toBe(200);
    },
  );

  it('is listed above for every such route', () => {
    const asking = Object.entries(routes).flatMap(([name, { login }]) => (login ? [name] : []));
    expect(Object.keys(guarded)).toEqual(expect.arrayContaining(asking));
    expect(asking.length).toBe(5);
  });

  it('is closed again once the session has ended [ACCOUNT-9]', async () => {
    await browser.logIn(ana, password);
    await browser.logOut();
    expect((await browser.get('/en/user/profile')).statusCode).toBe(302);
  });
});

describe('a user’s account', () => {
  it('begins with the profile [ROUTES-51]', async () => {
    const answer = await browser.get('/fr/user');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/fr/user/profile']);
  });

  it('has its tabs behind the login, and no others [ROUTES-52]', async () => {
    expect(routes.user).toMatchObject({ path: 'user/:tab?', login: true });
    for (const tab of ['profile', 'messages', 'security', 'leave']) {
      expect((await browser.get(`/en/user/${tab}`)).statusCode).toBe(302);
    }
    expect((await browser.get('/en/user/nothing')).statusCode).toBe(404);
  });

  it('shows the survey on leaving without a login [ROUTES-53]', async () => {
    const answer = await browser.get(`/en/user/deletesurvey/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Why are you leaving?');
  });
});

describe('a seller’s ads', () => {
  it('require a login, and are grouped into active and inactive alone', async () => {
    for (const type of ['active', 'inactive']) {
      const answer = await browser.get(`/en/myads/${type}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        302,
        `/en/start/login?${new URLSearchParams({ redirected: `/en/myads/${type}` })}`,
      ]);
    }
    expect((await browser.get('/en/myads/nothing')).statusCode).toBe(404);
    await browser.logIn(ana, password);
    expect((await browser.get('/en/myads/active')).statusCode).toBe(200);
  });

  it('are available at their old address [ROUTES-33]', async () => {
    const answer = await browser.get('/it/myads');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/it/myads/active?redirected']);
  });
});
