import { globSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiErrorBody } from '#machines/market/api/apiError.ts';
import { registerPictures } from '#server/pictures/pictureEndpoint.ts';
import { fileCache } from '#server/pictures/fileCache.ts';
import { pictureStore } from '#server/pictures/pictureStore.ts';
import { TooManyWaiting } from '#server/pictures/semaphore.ts';
import { controlledRendering, until } from '#tests/drivers/server/controlledRendering.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp(() => noon);
});
afterAll(() => test.close());

const sofa = '/pictures/320/demo/sofa.webp';

describe('the address of a picture', () => {
  it('returns the picture in its width and format, immutable for caches', async () => {
    const { statusCode, headers, rawPayload } = await test.get(sofa);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sharp(rawPayload).metadata()).width).toBe(320);
  });

  it('answers 304 to a client with a current copy', async () => {
    const { headers } = await test.get(sofa);
    const etag = String(headers['etag']);
    const again = await test.get(sofa, { 'if-none-match': `"other", W/${etag}` });
    expect([again.statusCode, again.headers['etag'], again.payload]).toEqual([304, etag, '']);
    expect((await test.get(sofa, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const others = ['/pictures/480/demo/sofa.webp', '/pictures/320/demo/sofa.jpg', '/pictures/320/demo/sofa-red.webp'];
    for (const other of others) expect((await test.get(other)).headers['etag']).not.toBe(etag);
  });

  it('scales a picture again when a crash has truncated its file', async () => {
    const { rawPayload } = await test.get(sofa);
    const files = globSync(join(test.folder, 'pictures', '320', 'demo', 'sofa.*.webp'));
    expect(files).toHaveLength(1);
    await truncate(files[0]!, 100);
    const again = await test.get(sofa);
    expect([again.statusCode, again.rawPayload]).toEqual([200, rawPayload]);
  });

  it('suggests a retry when too many pictures wait to be scaled, and forbids caching that', async () => {
    const busy = Fastify();
    const bytes = () => Promise.reject(new TooManyWaiting());
    registerPictures(busy, { find: async () => ({ version: '1', bytes }) });
    const { statusCode, headers, payload } = await busy.inject(sofa);
    await busy.close();
    expect([statusCode, (JSON.parse(payload) as ApiErrorBody).api.error]).toEqual([503, 'picture.busy']);
    expect(headers['retry-after']).toBe('5');
    expect([headers['cache-control'], headers['etag']]).toEqual([undefined, undefined]);
  });

  it('refuses pictures that are not scaled yet to a single client with very many requests, and to no other', async () => {
    const busy = Fastify();
    const { begun, make } = controlledRendering();
    const originals = async () => ({ version: '1', read: async () => Buffer.from('an original') });
    const cache = fileCache(join(test.folder, 'share'));
    registerPictures(busy, pictureStore({ originals, cache, make, atOnce: 1, mostWaiting: 4, mostOfClient: 2 }));
    const get = (name: string, remoteAddress: string) =>
      busy.inject({ url: `/pictures/320/demo/${name}.webp`, remoteAddress });
    const first = get('one', '2001:db8:1:1::1');
    await until(() => begun.length === 1);
    // All these clients are in one IPv6 network of 64 bits, which counts as one client.
    const own = ['two', 'three', 'four', 'five'].map((name, host) => get(name, `2001:db8:1:1::${host}`));
    const refused = await Promise.race(own);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    const other = get('five', '2001:db8:1:2::1');
    await until(() => begun.length === 1);
    for (let made = 0; made < 4; made += 1) {
      await until(() => begun.length > made);
      begun[made]!.finish('made');
    }
    expect([(await first).statusCode, (await other).statusCode]).toEqual([200, 200]);
    expect((await Promise.all(own)).map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 200, 429, 429,
    ]);
    // A picture that is already stored is still served.
    expect((await get('one', '2001:db8:1:1::1')).statusCode).toBe(200);
    await busy.close();
  });

  it.each([
    [404, 'picture.unknown', '/pictures/320/demo/nothing-like-it.webp', []],
    [404, 'picture.unknown', '/pictures/320/ana/sofa.webp', []],
    [400, 'picture.notOffered', '/pictures/321/demo/sofa.webp', ['width']],
    [400, 'picture.notOffered', '/pictures/demo/sofa.svg', ['width']],
    [400, 'picture.notOffered', '/pictures/320/demo/sofa.svg', ['format']],
    [400, 'picture.notOffered', '/pictures/320/..%2f..%2f..%2fpackage.jpg', ['name']],
  ])('says %i %s of %s', async (status, code, address, wrong) => {
    const { statusCode, headers, payload } = await test.get(address);
    const { api, parameters } = JSON.parse(payload) as ApiErrorBody;
    expect([statusCode, api.error, parameters.map(({ parameter }) => parameter)]).toEqual([status, code, wrong]);
    expect(headers['cache-control']).toBeUndefined();
  });
});
