import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StoreTooSlow, StoreUnavailable } from '#server/store/store.ts';
import { readinessOf } from '#server/store/following/readiness.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp(() => noon);
});

afterAll(() => test.close());

describe('every response', () => {
  it('has the standard security headers, and an id to find it in the logs', async () => {
    const { headers } = await test.get('/healthz');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('allows only scripts of the market and of the fingerprinting service [ACCOUNT-36]', async () => {
    const policyOf = async ({ get }: TestApp) =>
      String((await get('/healthz')).headers['content-security-policy']).split(';');
    const own = await policyOf(test);
    expect(own).toEqual(expect.arrayContaining(["script-src 'self'", "connect-src 'self'", "img-src 'self' blob:"]));
    expect(own.join(';')).not.toMatch(/frame-src|https:/);
    const other = await openTestApp(() => noon, {
      fingerprintScript: 'https://check.example/agent.js?key=1',
      fingerprintHosts: ['https://*.calls.example', 'https://check.example'],
    });
    const service = 'https://check.example https://*.calls.example';
    expect(await policyOf(other)).toEqual(
      expect.arrayContaining([
        `script-src 'self' ${service}`,
        `connect-src 'self' ${service}`,
        `img-src 'self' blob: ${service}`,
        `frame-src ${service}`,
      ]),
    );
    await other.close();
  });

  it('promises HTTPS only when the request used HTTPS', async () => {
    expect((await test.get('/healthz')).headers['strict-transport-security']).toBeUndefined();
    const behind = await openTestApp(() => noon, { trustedProxies: 1 });
    const { headers } = await behind.get('/healthz', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toMatch(/max-age=63072000/);
    await behind.close();
  });

  it("does not believe a stranger's claim of HTTPS", async () => {
    const { headers } = await test.get('/healthz', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

it('a path with invalid encoding is taken literally, and its query is decoded', async () => {
  const { app, get } = await test.another();
  app.get('/test/:name', async ({ params, query }) => ({ params, query }));
  expect((await get('/test/50%?q=caf%C3%A9')).json()).toEqual({ params: { name: '50%' }, query: { q: 'café' } });
  expect((await get('/test/caf%C3%A9?q=50%')).json()).toEqual({ params: { name: 'café' }, query: { q: '50%' } });
});

describe('limits', () => {
  it('a client with too many requests has to wait, with an error in the standard form', async () => {
    const strict = await openTestApp(() => noon, { requestsPerMinute: 3 });
    for (let requested = 0; requested < 3; requested += 1)
      expect((await strict.get('/api/v10/list.json')).statusCode).toBe(200);
    const refused = await strict.get('/api/v10/list.json');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ api: { error: 'api.tooManyRequests' }, parameters: [] });
    expect(Object.keys(refused.json())).toEqual(['api', 'parameters']);
    expect(refused.headers['retry-after']).toBeDefined();
    await strict.close();
  });

  it('returns a page to a client with too many calls, whose tab reloads it [API-21], and a call to one with too many pages', async () => {
    const strict = await openTestApp(() => noon, { requestsPerMinute: 2 });
    const statuses = async (...urls: readonly string[]) => {
      const answers = [];
      for (const url of urls) answers.push((await strict.get(url)).statusCode);
      return answers;
    };
    const call = '/api/v10/list.json';
    expect(await statuses(call, call, call)).toEqual([200, 200, 429]);
    expect(await statuses('/de/li', '/de', '/de/li')).toEqual([200, 200, 429]);
    await strict.close();
    const other = await openTestApp(() => noon, { requestsPerMinute: 1 });
    for (const url of ['/de', '/de']) await other.get(url);
    expect((await other.get(call)).statusCode).toBe(200);
    await other.close();
  });

  it('counts pages and addresses without a page together, but neither files nor health checks', async () => {
    const strict = await openTestApp(() => noon, { requestsPerMinute: 2 });
    for (let requested = 0; requested < 5; requested += 1) {
      expect((await strict.get('/healthz')).statusCode).toBe(200);
      expect((await strict.get('/favicon.ico')).statusCode).toBe(200);
    }
    expect((await strict.get('/de')).statusCode).toBe(200);
    expect((await strict.get('/healthz-of-mine')).statusCode).toBe(302);
    const page = await strict.get('/de');
    expect(page.statusCode).toBe(429);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Zu viele Anfragen.');
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect((await strict.get('/healthz-of-mine')).statusCode).toBe(429);
    await strict.close();
  });
});

describe('a fault', () => {
  async function withoutStore<T>(ask: () => Promise<T>): Promise<T> {
    const query = vi
      .spyOn(test.market.store, 'query')
      .mockRejectedValue(new StoreUnavailable('postgres://anna:secret@db is gone'));
    return ask().finally(() => query.mockRestore());
  }

  it('of a call has the form of an error, and hides internal details', async () => {
    const answer = await withoutStore(() => test.get('/api/v10/item/bikebikebike.json'));
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ api: { error: 'api.fault' }, parameters: [] });
    expect(answer.body).not.toContain('secret');
  });

  it('of a search that takes too long reports this, and when to retry', async () => {
    const search = vi.spyOn(test.services.search.port, 'search').mockRejectedValue(new StoreTooSlow('5 s'));
    const answer = await test.get('/api/v10/list.json?q=velo');
    search.mockRestore();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({
      api: { error: 'api.fault', message: 'The market takes too long to answer; ask for less, or try again.' },
    });
  });

  it('of a page is the error screen, with the status that makes robots retry', async () => {
    const answer = await withoutStore(() => test.get('/de/vi/velo/bikebikebike'));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Bei uns funktioniert gerade etwas nicht,');
    expect(answer.body).not.toContain('secret');
  });

  it("of an address without a language is that screen too, in the visitor's language, and no redirect", async () => {
    const head = vi.spyOn(test.market.store, 'head').mockRejectedValue(new StoreUnavailable('The database is gone'));
    const answer = await test.get('/', { cookie: 'allmend_position=999999; allmend_lang=fr' });
    head.mockRestore();
    expect([answer.statusCode, answer.headers['location']]).toEqual([503, undefined]);
    expect(answer.body).toContain('<html lang="fr-CH"');
  });

  it.each(['/', '/nothing', '/de', '/de/li'])('of a request to %s has the form of an error', async (url) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await test.app.inject({ method: 'POST', url, headers, payload: '{' });
    expect([answer.statusCode, answer.headers['location']]).toEqual([400, undefined]);
    expect(answer.json()).toMatchObject({ api: { error: 'api.invalidInput' }, parameters: [] });
  });

  it('is one document for all addresses, in each language, mode and status', async () => {
    let now = noon;
    const strict = await openTestApp(() => now++, { requestsPerMinute: 1 });
    const refused = async (url: string, cookie = '') => {
      const { statusCode, body } = await strict.get(url, { cookie });
      expect(statusCode).toBe(429);
      return body;
    };
    await strict.get('/de');
    const first = await refused('/de/li?q=velo');
    expect(await refused('/de/vi/velo/bikebikebike')).toBe(first);
    expect(await refused('/de/nothing')).toBe(first);
    const dark = await refused('/de/li', 'allmend_mode=dark');
    expect(dark).toContain('data-mode="dark"');
    const french = await refused('/fr/li');
    expect(french).toContain('<html lang="fr-CH"');
    expect(await refused('/fr', 'allmend_lang=de')).toBe(french);
    await strict.close();
    const away = await withoutStore(() => test.get('/de/vi/velo/bikebikebike'));
    expect(await withoutStore(() => test.get('/de/vi/sofa/sofasofasofa')).then(({ body }) => body)).toBe(away.body);
    expect(away.body).not.toContain('Zu viele Anfragen.');
  });
});

describe('operations', () => {
  it('/healthz reports a live process, /readyz a ready one', async () => {
    expect((await test.get('/healthz')).json()).toEqual({ ok: true });
    expect((await test.get('/readyz')).json()).toEqual({ ready: true });
  });

  it('/readyz is 503 while the store is unavailable', async () => {
    const head = vi.spyOn(test.market.store, 'head').mockRejectedValue(new StoreUnavailable('The database is gone'));
    const answer = await test.get('/readyz');
    head.mockRestore();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ ready: false });
  });

  it('/readyz is 503 while the store accepts no writes, and 200 again afterwards', async () => {
    let now = 0;
    const full = new StoreUnavailable('the disk is full');
    const isReady = readinessOf(test.market, () => now);
    const write = vi.spyOn(test.market.store, 'write').mockRejectedValue(full);
    expect(await isReady()).toBe(false);
    expect((await (await test.another()).get('/readyz')).statusCode).toBe(503);
    write.mockRestore();
    now += 5000;
    expect(await isReady()).toBe(true);
  });

  it('/readyz writes once in five seconds, however often it is called', async () => {
    let now = 0;
    const isReady = readinessOf(test.market, () => now);
    const write = vi.spyOn(test.market.store, 'write');
    for (now = 0; now < 10_000; now += 1000) expect(await isReady()).toBe(true);
    expect(write).toHaveBeenCalledTimes(2);
    write.mockRestore();
  });

  it.each(['/healthz', '/healthz?x=1', '/favicon.ico'])('%s does not fail because of a cookie', async (url) => {
    const head = vi.spyOn(test.market.store, 'head').mockRejectedValue(new StoreUnavailable('The database is gone'));
    const answer = await test.get(url, { cookie: 'allmend_position=999999' });
    head.mockRestore();
    expect(answer.statusCode).toBe((await test.get(url)).statusCode);
    expect(answer.statusCode).not.toBe(503);
  });

  it('/metrics works while the store is unavailable', async () => {
    const head = vi.spyOn(test.market.store, 'head').mockRejectedValue(new StoreUnavailable('The database is gone'));
    const answer = await test.get('/metrics');
    head.mockRestore();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/allmend_journal_head Nan/i);
  });

  it('/metrics is available only to local programs and with the token', async () => {
    const token = 'prometheus-of-ours';
    const guarded = await openTestApp(() => noon, { metricsToken: token, trustedProxies: 1 });
    const open = await openTestApp(() => noon);
    const ask = async (remoteAddress: string, headers: Record<string, string> = {}, of = guarded) =>
      (await of.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    for (const here of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) {
      expect(await ask(here, {}, open)).toBe(200);
    }
    for (const away of ['192.168.1.7', '2001:db8::1', '::ffff:10.0.0.5']) expect(await ask(away, {}, open)).toBe(401);
    for (const proxy of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(await ask('127.0.0.1', { [proxy]: '127.0.0.1' }, open)).toBe(401);
    }
    await open.close();
    expect(await ask('192.168.1.7', { authorization: `Bearer ${token}` })).toBe(200);
    for (const wrong of [`Bearer ${token}x`, `Basic ${token}`, 'Bearer ']) {
      expect(await ask('192.168.1.7', { authorization: wrong })).toBe(401);
    }
    await guarded.close();
    const refused = await test.app.inject({
      url: '/metrics',
      remoteAddress: '192.168.1.7',
      headers: { authorization: 'Bearer undefined' },
    });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
  });

  it('/metrics counts the pages from the cache', async () => {
    const counted = await openTestApp(() => noon);
    for (const url of ['/de', '/de', '/de/li', '/de']) await counted.get(url);
    const { body } = await counted.get('/metrics');
    expect(body).toMatch(/allmend_pages{how="made"} 2\n/);
    expect(body).toMatch(/allmend_pages{how="found"} 2\n/);
    await counted.close();
  });

  it('/metrics counts requests, facts, ads and waiting mails', async () => {
    const { body, headers } = await test.get('/metrics');
    expect(body).toMatch(/allmend_mails_open 0\n/);
    expect(body).toMatch(/allmend_connections_refused 0\n/);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('allmend_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}');
    expect(body).toMatch(/allmend_journal_head 0/);
    expect(body).toMatch(/allmend_listings_listed 0/);
  });
});
