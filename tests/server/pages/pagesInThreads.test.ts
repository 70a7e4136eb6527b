import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { loadBuiltWeb } from '#server/pages/rendering/ssrBundle.ts';
import type { Rendering } from '#server/pages/rendering/rendering.ts';
import { renderThreads } from '#server/pages/rendering/renderThreads.ts';
import { builtWeb } from '#server/pages/rendering/web.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

let test: TestApp;
const opened: Rendering[] = [];

beforeAll(async () => {
  test = await openTestApp(() => noon);
  await test.seller(ana, 'Ana Rossi');
  await test.publishes(ana, 'bikebikebike', bike);
});

afterEach(async () => {
  for (const rendering of opened.splice(0)) await rendering.close();
});

afterAll(() => test.close());

/** Opens render threads for the built web. */
async function threadsOf(limits: {
  readonly threads: number;
  readonly mostWaiting?: number;
  readonly mostOfClient?: number;
}): Promise<Rendering> {
  const rendering = renderThreads({ ...(await loadBuiltWeb('allmend')), ...limits });
  opened.push(rendering);
  return rendering;
}

describe('pages rendered in threads', () => {
  it.each(['/de', '/fr/li', '/it/li?q=velo', '/en/nothing/here', '/de/vi/none/id1'])(
    '%s is the same as rendered in the main thread, byte for byte',
    async (path) => {
      const web = await builtWeb('allmend', { inThreads: true });
      opened.push(web.rendering);
      const beside = await test.another({ web });
      const [here, there] = [await test.get(path), await beside.get(path)];
      expect(there.statusCode).toBe(here.statusCode);
      expect(there.body).toBe(here.body);
    },
  );

  it('are the same when their ads have been on an earlier page', async () => {
    const web = { ...(await builtWeb('allmend')), rendering: await threadsOf({ threads: 1 }) };
    const beside = await test.another({ web });
    for (const path of ['/de/li', '/de/li?pe=90000', '/de/li?pe=80000', '/de', '/de/vi/citybike/bikebikebike']) {
      const [here, there] = [await test.get(path), await beside.get(path)];
      expect([there.statusCode, there.body]).toEqual([here.statusCode, here.body]);
    }
  });

  it('are refused with the page of failures while too many wait, and calls are answered', async () => {
    const { app, get } = await test.another({
      web: { ...(await builtWeb('allmend')), rendering: await threadsOf({ threads: 1, mostWaiting: 0 }) },
    });
    const refused = await get('/de/li');
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(refused.body).toMatch(/<html lang="de-CH".*<main/s);
    expect((await get('/api/v10/list.json')).statusCode).toBe(200);
    await app.close();
  });

  it('are refused to a single client with very many requests, and served to all others', async () => {
    const rendering = await threadsOf({ threads: 1, mostWaiting: 20, mostOfClient: 8 });
    const { app } = await test.another({ web: { ...(await builtWeb('allmend')), rendering } });
    const get = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
    const many = Array.from({ length: 60 }, (_, page) => get(`/de/li?q=velo&pe=${1000 + page}`, '203.0.113.1'));
    const others = Array.from({ length: 5 }, (_, visitor) =>
      get(`/de/li?pe=${5000 + visitor}`, `198.51.100.${visitor}`),
    );
    // Another client requests the page that the refused client requested, and receives it.
    const same = get('/de/li?q=velo&pe=1059', '2001:db8::1');
    const ofMany = await Promise.all(many);
    expect(new Set(ofMany.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
    const refused = ofMany.find(({ statusCode }) => statusCode === 429)!;
    expect([refused.headers['retry-after'], refused.headers['cache-control']]).toEqual(['5', 'no-store']);
    expect(refused.body).toMatch(/<html lang="de-CH".*<main/s);
    expect((await Promise.all([...others, same])).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    await app.close();
  });

  it('report their errors to the main thread, and show the severe error', async () => {
    const rendering = await threadsOf({ threads: 1 });
    const onError = vi.fn<(error: unknown) => void>();
    const order = {
      request: { url: '/de/li', mode: 'system', now: noon, firstData: { items: 'none' } },
      origin: 'http://localhost:3000',
      recording: false,
      encoding: 'identity',
    } as const;
    const { status, body } = await rendering.render(order, onError);
    expect(status).toBe(500);
    expect(body.toString()).toContain('<main');
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'TypeError', stack: expect.stringContaining('render') }),
    );
  });
});
