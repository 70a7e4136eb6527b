import { afterEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import type { Config } from '#server/config.ts';
import { createLog } from '#server/http/log.ts';
import { settingsNotice } from '#server/http/connection/proxies.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const publicUrl = 'https://allmend.example';
const sameHost = ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'];
let test: TestApp | undefined;
let warnings: string[];

afterEach(async () => {
  await test?.close();
  test = undefined;
});

async function open(changes: Partial<Config>): Promise<TestApp> {
  warnings = [];
  const write = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    if (level >= 40) warnings.push(msg);
  };
  test = await openTestApp(() => noon, changes, createLog({ logLevel: 'info' }, { write }));
  return test;
}

async function asks(remoteAddress: string, headers: Record<string, string> = {}, url = '/api/v10/list.json') {
  return test!.app.inject({ url, remoteAddress, headers: { 'x-api-hash': 'test', ...headers } });
}

/** Two visitors, limited to one request each, send requests through a proxy; resolves to the statuses. */
async function twoVisitors(proxy: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const visitor of ['203.0.113.7', '198.51.100.9', '203.0.113.7']) {
    statuses.push((await asks(proxy, { 'x-forwarded-for': visitor, 'x-forwarded-proto': 'https' })).statusCode);
  }
  return statuses;
}

describe('behind a proxy on the same host, without TRUSTED_PROXIES', () => {
  it.each(sameHost)('visitors of an https market are separate clients (proxy at %s)', async (proxy) => {
    await open({ publicUrl, requestsPerMinute: 1 });
    expect(await twoVisitors(proxy)).toEqual([200, 200, 429]);
    expect(warnings).toEqual([]);
  });

  it('a visitor cannot choose an address, for the proxy adds the true one behind it', async () => {
    await open({ publicUrl, requestsPerMinute: 1 });
    const claims = (claimed: string) => asks('127.0.0.1', { 'x-forwarded-for': `${claimed}, 203.0.113.7` });
    expect((await claims('127.0.0.1')).statusCode).toBe(200);
    expect((await claims('198.51.100.9')).statusCode).toBe(429);
  });

  it.each(['192.168.1.7', '172.17.0.1', '10.0.0.2', '2001:db8::1', '::ffff:10.0.0.5'])(
    'X-Forwarded-For from elsewhere (%s) is not believed',
    async (stranger) => {
      await open({ publicUrl, requestsPerMinute: 1 });
      expect(await twoVisitors(stranger)).toEqual([200, 429, 429]);
    },
  );

  it('X-Forwarded-For is not believed when TRUSTED_PROXIES is 0', async () => {
    await open({ publicUrl, trustedProxies: 0, requestsPerMinute: 1 });
    expect(await twoVisitors('127.0.0.1')).toEqual([200, 429, 429]);
  });
});

describe('on a market whose PUBLIC_URL is https', () => {
  it('every cookie is Secure and HTTPS is promised, whatever the proxy sends', async () => {
    await open({ publicUrl });
    for (const headers of [{}, { 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'https' }]) {
      const answer = await asks('127.0.0.1', headers, '/de');
      expect(answer.cookies.length).toBeGreaterThan(0);
      expect(answer.cookies.filter(({ secure }) => secure !== true)).toEqual([]);
      expect(answer.headers['strict-transport-security']).toMatch(/max-age=63072000/);
    }
  });
});

describe('settings that contradict the requests are reported once, with the setting to change', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  type Case = readonly [name: string, Partial<Config>, proxy: string, Record<string, string>, warning: RegExp];
  const cases: readonly Case[] = [
    ['a proxy that is not trusted', { publicUrl }, '172.17.0.1', forwarded, /X-Forwarded-For.*TRUSTED_PROXIES=1/s],
    ['a proxy and no settings', {}, '127.0.0.1', forwarded, /X-Forwarded-For.*TRUSTED_PROXIES=1/s],
    ['a proxy that writes Forwarded', {}, '10.0.0.2', { forwarded: 'for=203.0.113.7' }, /TRUSTED_PROXIES=1/],
    ['a proxy that writes X-Real-IP', {}, '10.0.0.2', { 'x-real-ip': '203.0.113.7' }, /TRUSTED_PROXIES=1/],
    ['a proxy that says nothing of visitors', { publicUrl }, '127.0.0.1', {}, /without X-Forwarded-For.*one client/s],
    ['a trusted proxy that says nothing of visitors', { trustedProxies: 1 }, '10.0.0.2', {}, /without X-Forwarded-For/],
    [
      'fewer proxies than trusted',
      { publicUrl, trustedProxies: 2 },
      '10.0.0.2',
      forwarded,
      /TRUSTED_PROXIES=2.*1 address/s,
    ],
    [
      'visitors over http',
      { publicUrl },
      '127.0.0.1',
      { ...forwarded, 'x-forwarded-proto': 'http' },
      /over http.*redirect/s,
    ],
    ['visitors over https', { trustedProxies: 1 }, '10.0.0.2', forwarded, /over https.*PUBLIC_URL=https/s],
  ];

  it.each(cases)('%s', async (_name, changes, proxy, headers, warning) => {
    await open(changes);
    for (let requested = 0; requested < 3; requested += 1) await asks(proxy, headers, '/de');
    expect(warnings).toEqual([expect.stringMatching(warning)]);
    expect(warnings.join('')).not.toContain('203.0.113');
  });

  it.each([
    ['a market of this machine', {}, '127.0.0.1', {}, '/de'],
    ['an https market behind a good proxy', { publicUrl }, '127.0.0.1', forwarded, '/de'],
    ['one trusted proxy', { publicUrl, trustedProxies: 1 }, '10.0.0.2', forwarded, '/de'],
    ['a health check of this machine', { publicUrl }, '127.0.0.1', {}, '/healthz'],
    ['a readiness check of a balancer', { publicUrl, trustedProxies: 1 }, '10.0.0.2', {}, '/readyz'],
    ['a proxy that names itself', { publicUrl, trustedProxies: 1 }, '10.0.0.2', {}, '/readyz?from=balancer'],
    ['a stranger when no proxy is declared', { trustedProxies: 0 }, '203.0.113.9', forwarded, '/de'],
  ] as const)('%s is no contradiction', async (_name, changes, from, headers, url) => {
    await open(changes);
    await asks(from, headers, url);
    expect(warnings).toEqual([]);
  });

  it('are reported at the start when the settings contradict each other', () => {
    expect(settingsNotice({ publicUrl, trustedProxies: 0 })).toMatch(/TRUSTED_PROXIES=0.*TRUSTED_PROXIES=1/s);
    expect(settingsNotice({ publicUrl })).toMatch(/this host.*TRUSTED_PROXIES/s);
    expect(settingsNotice({ publicUrl, trustedProxies: 1 })).toBeUndefined();
    expect(settingsNotice({})).toBeUndefined();
  });
});

describe('/metrics', () => {
  const metricsToken = 'prometheus-of-ours';
  const bearer = { authorization: `Bearer ${metricsToken}` };

  it('needs the token wherever one is set, on this machine too', async () => {
    await open({ metricsToken });
    for (const here of sameHost) {
      expect((await asks(here, {}, '/metrics')).statusCode).toBe(401);
      expect((await asks(here, bearer, '/metrics')).statusCode).toBe(200);
      expect((await asks(here, { authorization: 'Bearer wrong' }, '/metrics')).statusCode).toBe(401);
    }
  });

  it('is open to no one without a token on a market behind a proxy, which may add no header', async () => {
    await open({ publicUrl });
    const answer = await asks('127.0.0.1', {}, '/metrics');
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('METRICS_TOKEN');
  });

  it('is open to programs of this machine on a market of this machine', async () => {
    await open({});
    expect((await asks('127.0.0.1', {}, '/metrics')).statusCode).toBe(200);
    expect((await asks('192.168.1.7', {}, '/metrics')).statusCode).toBe(401);
  });
});
