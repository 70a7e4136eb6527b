import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '#server/config.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';

const token = 'a-token-of-at-least-thirty-two-characters';
const script = '<script type="module" src="/inspector/assets/start-1.js"';

describe('the inspector of a market', () => {
  let test: TestApp;

  afterEach(() => test.close());

  async function starts(changes: Partial<Config>) {
    test = await openTestApp(() => noon, changes);
    return openBrowser(test);
  }

  it('is nowhere without INSPECTOR=on', async () => {
    const browser = await starts({});
    for (const path of ['/inspector', '/inspector/', '/inspector/api/abilities', '/inspector/assets/README.md'])
      expect((await browser.get(path)).statusCode, path).toBe(404);
    expect((await browser.get('/de')).body).not.toContain('inspector');
  });

  it('is in every page before all other scripts, and has its own document', async () => {
    const browser = await starts({ inspector: {} });
    for (const path of ['/de', '/de/nothing']) {
      const { body } = await browser.get(path);
      expect(body).toContain(script);
      expect(body.indexOf(script)).toBe(body.indexOf('<script type="module"'));
    }
    const { body, headers } = await browser.get('/inspector/');
    expect(body).toContain('src="/inspector/assets/panel-1.js"');
    expect(body).toContain('href="/inspector/assets/style-1.css"');
    expect(body).toContain('name="csrf-cookie" content="allmend_csrf"');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect((await browser.get('/inspector/assets/bareServer.ts')).statusCode).toBe(200);
    expect((await browser.get('/inspector/nothing')).statusCode).toBe(404);
  });

  it('is hidden from visitors without the token', async () => {
    const browser = await starts({ inspector: { token } });
    const paths = [
      '/inspector/',
      '/inspector/api/abilities',
      '/inspector/api/streams',
      '/inspector/assets/bareServer.ts',
    ];
    for (const path of [...paths, `/inspector/?token=${token}x`, '/inspector/?token='])
      expect((await browser.get(path)).statusCode, path).toBe(404);
    expect((await browser.get('/de')).body).not.toContain(script);
  });

  it('is shown to a browser that has sent the token once, and the token leaves the address', async () => {
    const browser = await starts({ inspector: { token } });
    // The page is cached without the script first.
    expect((await browser.get('/de')).body).not.toContain(script);
    const admitted = await browser.get(`/inspector/?token=${token}`);
    expect([admitted.statusCode, admitted.headers.location]).toEqual([302, '/inspector/']);
    expect(admitted.cookies.find(({ name }) => name === 'allmend_inspector')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    });
    expect(JSON.stringify(admitted.cookies)).not.toContain(token);
    for (const path of ['/inspector/', '/inspector/api/abilities', '/inspector/assets/bareServer.ts'])
      expect((await browser.get(path)).statusCode, path).toBe(200);
    expect((await browser.get('/de')).body).toContain(script);
    expect((await openBrowser(test).get('/de')).body).not.toContain(script);
  });

  it('is never stored by a cache', async () => {
    const browser = await starts({ inspector: {} });
    for (const path of ['/inspector/', '/inspector/api/abilities', '/inspector/assets/bareServer.ts'])
      expect((await browser.get(path)).headers['cache-control'], path).toBe('private, no-store');
  });
});
