import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp(() => noon);
});

afterAll(() => test.close());

describe('the login area', () => {
  it.each([
    ['/de/start/login', 'Anmelden'],
    ['/fr/start/register', 'Créer un compte'],
    ['/it/start/forgot', 'Password dimenticata'],
    ['/en/checkemail', 'Confirm your email'],
  ])('has a page at %s [ROUTES-23] [ROUTES-34] [ROUTES-35] [ROUTES-36]', async (path, title) => {
    const answer = await test.get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<title>${title} | allmend</title>`);
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  });

  it.each([
    ['/de/start', '/de/start/login?redirect'],
    ['/fr/start/anywhere/else', '/fr/start/login?redirect'],
    ['/de/start/anywhere?a=b', '/de/start/login?redirect&a=b'],
  ])('redirects from %s to the login [ROUTES-37]', async (path, location) => {
    const answer = await test.get(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  it('is the same for everyone, from anywhere', async () => {
    const root = ({ body }: { readonly body: string }) => /<div id="root">.*<\/div>/s.exec(body)![0];
    const plain = await test.get('/de/start/login');
    const sent = await test.get('/de/start/login?redirected=%2Fde%2Fli%3Fq%3Dvreni');
    expect(sent.statusCode).toBe(200);
    expect(root(sent)).toBe(root(plain));
  });
});
