import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog, loggedPath } from '#server/http/log.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

describe('the log', () => {
  let lines: string[];
  let test: TestApp;

  beforeEach(async () => {
    lines = [];
    const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
    test = await openTestApp(() => noon, { trustedProxies: 1, requestsPerMinute: 3 }, log);
  });

  afterEach(() => test.close());

  it('contains for each request its path, its network, its status and its duration', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    await test.app.inject({ url: '/de/li?q=velo', remoteAddress: '10.0.0.2', headers });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        level: 30,
        method: 'GET',
        path: '/de/li',
        from: '203.0.113.0',
        status: 200,
        ms: expect.any(Number),
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        msg: 'answered',
      },
    ]);
  });

  it('never contains search terms or personal data', async () => {
    const requested = [
      '/de/li?q=geheimwort',
      '/de/li/geheimwort',
      '/li/geheimwort',
      '/li?q=geheimwort',
      '/api/v10/list.json?q=geheimwort&region=99',
      '/de?q=geheimwort',
      '/de?q=geheimwort',
      '/assets/../%2e%2e/x?q=geheimwort',
      '/DE/LI/geheimwort',
      '//de/li/geheimwort',
      '/api/v10/geheimwort@example.ch',
      '/api/v10/account/nothing/geheimwort',
      '/en/VERIFY/geheimwort',
      '/en/verify%2Fgeheimwort',
    ];
    for (const [number, url] of requested.entries()) {
      for (const remoteAddress of ['203.0.113.77', '2001:db8:85a3:1234::8a2e:370:7334']) {
        const headers = { 'x-api-hash': 'test', 'x-forwarded-for': number % 2 ? '198.51.100.23' : remoteAddress };
        await test.app.inject({ url, remoteAddress, headers });
      }
    }
    expect(lines.length).toBeGreaterThanOrEqual(2 * requested.length);
    const said = lines.join('');
    for (const secret of ['geheimwort', '113.77', '100.23', '8a2e:370', '85a3:1234'])
      expect(said).not.toContain(secret);
  });

  it('contains no more of a request when Fastify or other code logs the whole request', () => {
    const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    log.info({ req: { method: 'GET', url: '/de/li?q=geheimwort', ip: '203.0.113.77', headers: { cookie: 'x' } } }, 'x');
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ req: { method: 'GET', path: '/de/li', from: '203.0.113.0' } });
    expect(lines.at(-1)).not.toMatch(/geheimwort|113\.77|cookie/);
  });

  it('writes nothing when the log level is silent', () => {
    expect(createLog({ logLevel: 'silent' }).level).toBe('silent');
  });
});

describe('an address in the log', () => {
  it.each([
    ['/de/vi/velo/bikebikebike?from=list', '/de/vi/velo/bikebikebike'],
    ['/de/li', '/de/li'],
    ['/fr/li/velo/rot?x', '/fr/li'],
    ['/li/velo', '/li'],
    ['/es/li/velo#x', '/es/li'],
    ['/de/q/rotes-velo/AXE9dmVsbw', '/de/q'],
    ['/it/immobili/localita/koeniz-be', '/it/immobili'],
    ['/de/immobilier/quartier/bern-be', '/de/immobilier'],
    ['/de/verify/dG9rZW4', '/de/verify'],
    ['/fr/changeemail/dG9rZW4/', '/fr/changeemail'],
    ['/undodeletion/dG9rZW4', '/undodeletion'],
    ['/de/passwordreset?token=dG9rZW4', '/de/passwordreset'],
    ['/api/v10/list.json?q=velo', '/api/v10/list.json'],
    ['/', '/'],
  ])('%s is written as %s', (url, path) => {
    expect(loggedPath(url, url.startsWith('/api/'))).toBe(path);
  });

  it.each([
    '/en/VERIFY/TOKEN',
    '//en/verify/TOKEN',
    '/en//verify//TOKEN',
    '/en/%76erify/TOKEN',
    '/en/verify%2FTOKEN',
    '/en/./verify/TOKEN',
    '/en/x/../verify/TOKEN',
    '/%65n/verify/TOKEN',
    '/EN/verify/TOKEN',
    '/en\\verify\\TOKEN',
    'http://market.example/en/verify/TOKEN',
    'HTTPS://market.example:80//en/verify/TOKEN?x',
  ])('%s is written as the page of a token', (url) => {
    expect(loggedPath(url)).toBe('/en/verify');
  });

  it('of a list is written without its words in capitals too', () => {
    expect(loggedPath('/DE/LI/word')).toBe('/de/li');
  });

  it.each([
    ['/api/v10/item/hans%40example.ch.json', '/api/v10/item/…'],
    ['/api/v10/item/bikebikebike.json', '/api/v10/item/bikebikebike.json'],
    ['/pictures/640/photos/ana%40example.ch.webp', '/pictures/640/photos/…'],
    ['/de/vi/ana@example.ch/bikebikebike', '/de/vi/…/bikebikebike'],
    ['/de/vi/velo/Hans Muster', '/de/vi/velo/…'],
    ['/de/cat/ana%40example.ch', '/de/cat/…'],
    ['/de/user/deletesurvey/ana%40example.ch', '/de/user/deletesurvey/…'],
    ['/ana%40example.ch/li/velo', '/…/li'],
    [`/de/vi/velo/${'a'.repeat(65)}`, '/de/vi/velo/…'],
    [`/de/vi/velo/${'a'.repeat(64)}`, `/de/vi/velo/${'a'.repeat(64)}`],
    [`/pictures/640${'/abcdefghi'.repeat(1000)}`, `/pictures/640${'/abcdefghi'.repeat(18)}/…`],
  ])('%s is written as %s, whatever form it arrives in', (url, path) => {
    expect(loggedPath(url, /^.(api|pictures)/.test(url))).toBe(path);
  });

  it.each([
    ['/de/nothing/here/geheimwort', '/de/nothing'],
    ['/wp-login.php', '/wp-login.php'],
    ['/api/v10/ana@example.ch', '/api/v10'],
    ['/ana%40example.ch/x', '/'],
    ['/en/%2576erify/TOKEN', '/en'],
    ['/en/verfy/TOKEN', '/en/verfy'],
    [`/en/${'a'.repeat(43)}`, '/en'],
    ['/%E0%A4%A/TOKEN', '/'],
  ])('%s, which is unknown, is written as %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });
});
