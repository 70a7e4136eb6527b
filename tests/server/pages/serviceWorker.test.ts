import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp(() => noon);
});
afterAll(() => test.close());

describe('the service worker', () => {
  it('is revalidated each time, has the standard policy, and names the same build as pages', async () => {
    const answer = await test.get('/service-worker.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    const document = (await test.get('/de')).body;
    expect(answer.body).toContain(/data-app="\/(assets\/main-[\w-]+\.js)"/.exec(document)![1]);
    expect(answer.body).toContain(/href="\/(assets\/style-[\w-]+\.css)"/.exec(document)![1]);
  });

  it('unregisters itself when it is switched off', async () => {
    const { get } = await test.another({ config: { serviceWorker: false } });
    const { body, statusCode } = await get('/service-worker.js');
    expect(statusCode).toBe(200);
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain('assets/');
  });

  it.each(['de', 'fr', 'it', 'en'])('has an offline page that needs no script: %s', async (language) => {
    const { body, statusCode } = await test.get(`/offline/${language}.html`);
    expect(statusCode).toBe(200);
    expect(body).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}`));
    expect(body).toContain('noindex');
    expect(body).not.toContain('<script');
  });
});
