import { randomBytes } from 'node:crypto';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPage } from '#server/pages/renderedPage.ts';
import { type Answer, createPageCache, type Made, type PageCache } from '#server/pages/pageCache.ts';

let now: number;
let cache: PageCache;
let made: string[];

beforeEach(() => {
  now = 1_000_000;
  made = [];
  cache = createPageCache({ clock: () => now, most: 100_000 });
});

const at = (position: number, places = 'swiss') => ({ position, places });

const making =
  (html: string, isCacheable = true) =>
  async (): Promise<Made> => {
    made.push(html);
    return { kind: 'document', status: 200, encoding: 'identity', body: Buffer.from(html), isCacheable };
  };

async function textOf(answer: Answer | Promise<Answer>): Promise<string> {
  const supplied = await answer;
  return supplied.kind === 'moved' ? `moved to ${supplied.to}` : (await supplied.page.body('identity')).toString();
}

const ask = (key: string, position: number, html: string) => textOf(cache.answer(key, at(position), making(html)));

describe('the cache of pages', () => {
  it('returns a page again while nothing happens', async () => {
    expect(await ask('/de', 7, 'first')).toBe('first');
    expect(await ask('/de', 7, 'second')).toBe('first');
    expect(made).toEqual(['first']);
    expect(cache.counts).toEqual({ made: 1, found: 1 });
  });

  it('drops all pages, including those being rendered', async () => {
    await ask('/de', 7, 'first');
    const requested = Promise.withResolvers<Made>();
    const answer = cache.answer('/fr', at(7), () => requested.promise);
    cache.clear();
    requested.resolve(await making('held up')());
    expect(await textOf(answer)).toBe('held up');
    expect(await ask('/de', 7, 'second')).toBe('second');
    expect(await ask('/fr', 7, 'third')).toBe('third');
  });

  it('returns no page of another key', async () => {
    await ask('system /de', 7, 'system');
    expect(await ask('dark /de', 7, 'dark')).toBe('dark');
  });

  it('drops all pages with the next fact', async () => {
    await ask('/de', 7, 'before');
    expect(await ask('/de', 8, 'after')).toBe('after');
    expect(await ask('/de', 8, 'later')).toBe('after');
  });

  it('shows a new fact also to a request that was delayed before it', async () => {
    await ask('/de', 8, 'news');
    expect(await ask('/de', 7, 'old')).toBe('news');
  });

  it('drops all pages with another directory of places', async () => {
    await ask('/de', 7, 'Genf');
    expect(await textOf(cache.answer('/de', at(7, 'imported'), making('Genève')))).toBe('Genève');
  });

  it('stores a page for a minute, from the beginning of its rendering', async () => {
    await textOf(
      cache.answer('/de', at(7), async () => {
        now += 5_000;
        return making('slow')();
      }),
    );
    now += 54_999;
    expect(await ask('/de', 7, 'too early')).toBe('slow');
    now += 1;
    expect(await ask('/de', 7, 'afresh')).toBe('afresh');
  });

  it('stores nothing while the state of the market is unknown', async () => {
    await ask('/de', 7, 'known');
    expect(await textOf(cache.answer('/de', undefined, making('behind')))).toBe('behind');
    expect(await ask('/de', 7, 'not asked')).toBe('known');
  });

  it('stores neither uncacheable pages nor redirects', async () => {
    await textOf(cache.answer('/de/x', at(7), making('failed', false)));
    expect(await ask('/de/x', 7, 'again')).toBe('again');
    const moved = async (): Promise<Made> => ({ kind: 'moved', to: '/de/y' });
    expect(await textOf(cache.answer('/de/z', at(7), moved))).toBe('moved to /de/y');
    expect(await ask('/de/z', 7, 'there')).toBe('there');
  });

  it('renders a page once for all concurrent requests', async () => {
    const rendering = Promise.withResolvers<void>();
    const slow = async () => {
      await rendering.promise;
      return making('shared')();
    };
    const requested = Array.from({ length: 20 }, () => textOf(cache.answer('/de', at(7), slow)));
    rendering.resolve();
    expect(new Set(await Promise.all(requested))).toEqual(new Set(['shared']));
    expect(made).toEqual(['shared']);
  });

  it('shares no page begun before a fact with later requests, and does not store it', async () => {
    const rendering = Promise.withResolvers<void>();
    const before = textOf(
      cache.answer('/de', at(7), async () => {
        await rendering.promise;
        return making('before')();
      }),
    );
    expect(await ask('/de', 8, 'after')).toBe('after');
    rendering.resolve();
    expect(await before).toBe('before');
    expect(await ask('/de', 8, 'later')).toBe('after');
  });

  it('rejects all waiting requests when a page cannot be rendered, and tries again for the next', async () => {
    const rendering = Promise.withResolvers<Made>();
    const requested = [1, 2].map(() => cache.answer('/de', at(7), () => rendering.promise));
    rendering.reject(new Error('the database is gone'));
    for (const one of requested) await expect(one).rejects.toThrow('the database is gone');
    expect(await ask('/de', 7, 'back')).toBe('back');
  });

  it('respects its memory limit, and evicts the least recently used pages first', async () => {
    const page = (name: string) => `${name}${'.'.repeat(20_000)}`;
    for (const name of ['a', 'b', 'c', 'd']) await ask(name, 7, page(name));
    await ask('a', 7, page('a'));
    await ask('e', 7, page('e'));
    made = [];
    for (const name of ['a', 'e', 'd', 'c']) await ask(name, 7, page(name));
    expect(made).toEqual([]);
    await ask('b', 7, page('b'));
    expect(made).toHaveLength(1);
  });

  it('counts the encodings of a page, too', async () => {
    // Random letters halve at best: each page takes 40 kB uncompressed, and half as much again in each encoding.
    const page = () => randomBytes(20_000).toString('hex');
    await cache.answer('a', at(7), making(page()));
    const { page: grown } = (await cache.answer('b', at(7), making(page()))) as Extract<Answer, { kind: 'page' }>;
    const bodies = await Promise.all([grown.body('identity'), grown.body('br'), grown.body('gzip')]);
    expect(grown.size).toBe(bodies.reduce((sum, { length }) => sum + length, 0));
    made = [];
    await ask('b', 7, 'b');
    expect(made).toEqual([]);
    await ask('a', 7, 'a');
    expect(made).toEqual(['a']);
  });

  it('stores no page that is larger than its limit', async () => {
    await ask('/de', 7, 'x'.repeat(100_001));
    expect(await ask('/de', 7, 'small')).toBe('small');
  });
});

describe('a page', () => {
  const html = Array.from(
    { length: 400 },
    (_, number) =>
      `<article class="row"><h2 lang="de">Citybike mit ${number % 27} Gängen</h2><p>Frisch aus dem Service.</p>` +
      `<a href="/de/vi/citybike-${number}/id${number * 7919}">CHF ${number * 3}.–</a></article>`,
  ).join('');
  const rendered = { status: 200, encoding: 'identity', body: Buffer.from(html) } as const;

  it('is the same in every encoding, for the first and for later requests', async () => {
    const page = createPage(rendered);
    const read = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['zstd', 'br', 'gzip'] as const) {
      const [first, shared] = await Promise.all([page.body(encoding), page.body(encoding)]);
      expect(shared).toBe(first);
      expect(await page.body(encoding)).toBe(first);
      await page.settled();
      const later = await page.body(encoding);
      expect(later.length).toBeLessThan(first.length);
      expect(await page.body(encoding)).toBe(later);
      for (const body of [first, later]) expect(read[encoding](body).toString()).toBe(html);
    }
    const bodies = await Promise.all(
      (['identity', 'zstd', 'br', 'gzip'] as const).map((encoding) => page.body(encoding)),
    );
    expect(page.size).toBe(bodies.reduce((sum, { length }) => sum + length, 0));
  });

  it.each([
    ['zstd', zstdCompressSync(html, { params: { [constants.ZSTD_c_compressionLevel]: 2 } }), ['gzip', 'identity']],
    ['br', brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }), ['gzip', 'identity']],
    ['gzip', gzipSync(html, { level: 1 }), ['zstd', 'identity', 'br']],
  ] as const)(
    'that was rendered as %s takes no more memory until another encoding is requested',
    async (encoding, body, others) => {
      const page = createPage({ status: 200, encoding, body });
      expect(await page.body(encoding)).toBe(body);
      await page.settled();
      expect(page.size).toBe(body.length);
      const read = {
        zstd: zstdDecompressSync,
        br: brotliDecompressSync,
        gzip: gunzipSync,
        identity: (content: Buffer) => content,
      };
      for (const other of others) expect(read[other](await page.body(other)).toString()).toBe(html);
      await page.body(encoding);
      await page.settled();
      const better = await page.body(encoding);
      expect(better.length).toBeLessThan(body.length);
      expect(read[encoding](better).toString()).toBe(html);
    },
  );

  it('has a unique tag', () => {
    expect(createPage(rendered).etag).not.toBe(createPage(rendered).etag);
  });
});
