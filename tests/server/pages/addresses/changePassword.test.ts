import { afterEach, beforeEach, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

let test: TestApp;

beforeEach(async () => {
  test = await openTestApp(() => noon);
});
afterEach(() => test.close());

it('redirects a password manager to the page where a password is changed, in the language of the visitor', async () => {
  for (const [language, target] of [
    ['fr', '/fr/user/security'],
    [undefined, '/de/user/security'],
  ] as const) {
    const { statusCode, headers } = await test.app.inject({
      url: '/.well-known/change-password',
      cookies: language ? { allmend_lang: language } : {},
    });
    expect([language, statusCode, headers.location]).toEqual([language, 302, target]);
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

it('has no page at an undefined well-known address', async () => {
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  const { headers } = await test.app.inject({ url: unknown, headers: { accept: 'text/html' } });
  const followed = await test.app.inject({ url: headers.location ?? unknown, headers: { accept: 'text/html' } });
  expect(followed.statusCode).toBe(404);
});
