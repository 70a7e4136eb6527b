import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { localityTable } from '#server/localities/localityTable.ts';
import { runImport } from '#server/work/runImport.ts';
import { openWorkSocket } from '#server/work/workSocket.ts';
import { marketWork } from '#server/work/marketWork.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day, minute } from '#machines/market/units.ts';

const long = process.env['ALLMEND_LONG'] === '1';

let now: number;
let test: TestApp;

async function open(): Promise<void> {
  now = noon;
  test = await openTestApp(() => now, { requestsPerMinute: 1_000_000 });
  await test.seller(ana, 'Ana Rossi');
}

const address = '/de/vi/citybike-mit-7-gaengen/bikebikebike';

/** The texts of the front page, the list and the ad's own page, or the status of a page without text. */
async function seen(): Promise<string> {
  const answers = await Promise.all(['/de', '/de/li', '/de/li?q=citybike', address].map((url) => test.get(url)));
  return answers.map(({ statusCode, body }) => (statusCode === 200 ? body : String(statusCode))).join('\n');
}

describe('a recent change', () => {
  beforeEach(async () => {
    await open();
    // Every page is requested once, so that it is in the cache.
    await seen();
  });
  afterEach(() => test.close());

  const tells = (fact: ListingFact) => test.tells('bikebikebike', [fact]);

  it('is visible to the next request: published, edited, repriced, sold, removed', async () => {
    expect(await seen()).not.toContain('Citybike');
    await test.publishes(ana, 'bikebikebike', bike);
    const [home, list, found, detail] = await Promise.all(
      ['/de', '/de/li', '/de/li?q=citybike', address].map(async (url) => (await test.get(url)).body),
    );
    for (const body of [home, list, found, detail]) expect(body!.includes('Citybike mit 7 Gängen')).toBe(true);

    await tells({ type: 'listing.edited', at: now, changes: { body: 'Mit neuem Sattel.' } });
    expect((await test.get(address)).body.includes('Mit neuem Sattel.')).toBe(true);

    await tells({ type: 'listing.repriced', at: now, price: { kind: 'amount', francs: 410 } });
    for (const url of ['/de', '/de/li', address]) expect((await test.get(url)).body.includes('410.–')).toBe(true);

    await test.seller(ana, 'Ana Bianchi');
    expect((await test.get(address)).body.includes('Ana Bianchi')).toBe(true);

    await tells({ type: 'listing.sold', at: now, where: 'here' });
    for (const url of ['/de', '/de/li']) expect((await test.get(url)).body.includes('Citybike')).toBe(false);
    expect((await test.get(address)).body.includes('Verkauft')).toBe(true);

    await tells({ type: 'listing.removed', at: now, by: 'seller' });
    expect((await test.get(address)).statusCode).toBe(410);
  });

  it('is visible to the next request when a command of the shell has written it', async () => {
    const { market, services, folder } = test;
    const placesChanged = async () => {
      services.localities = await localityTable(market);
    };
    const closeWorkSocket = await openWorkSocket(folder, marketWork(market, { placesChanged }));
    const file = join(folder, 'ads.csv');
    const imports = async (format: 'listings' | 'localities', lines: readonly string[]) => {
      await writeFile(file, lines.join('\n'));
      return runImport({ file, format, dryRun: false }, { dataDir: folder }, {});
    };

    const columns = 'external_id,seller_id,title,category,price,postcode';
    expect(await imports('listings', [columns, '1,shop,Lastenrad,4020,2400,3011'])).toMatchObject({
      counts: { new: 1 },
    });
    for (const url of ['/de', '/de/li']) expect((await test.get(url)).body.includes('Lastenrad')).toBe(true);
    await imports('listings', [columns, '1,shop,Lastenrad,4020,1900,3011']);
    for (const url of ['/de', '/de/li']) expect((await test.get(url)).body.includes('900.–')).toBe(true);

    await test.publishes(ana, 'bikebikebike', { ...bike, place: { ...bike.place, locality: 'Irgendwo' } });
    const before = (await test.get(address)).body;
    const names = 'Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel;E;N;Sprache;Validity';
    await imports('localities', [names, 'Irgendwo;3012;00;Irgendwo;351;FR;7.44;46.94;de;2008-07-01']);
    expect((await test.get(address)).body).not.toBe(before);
    await closeWorkSocket();
  });

  it('is visible to the next request when the scheduler has written it', async () => {
    await test.publishes(ana, 'bikebikebike', bike);
    expect((await test.get('/de/li')).body.includes('Citybike')).toBe(true);
    await tells({ type: 'listing.expired', at: now });
    expect((await test.get('/de/li')).body.includes('Citybike')).toBe(false);
  });

  it('is visible to later requests even after a search that was behind', async () => {
    const behind = vi.spyOn(test.services.search, 'caughtUp').mockResolvedValue(undefined);
    const late = (await test.get('/de/li')).body;
    behind.mockRestore();
    await test.publishes(ana, 'bikebikebike', bike);
    expect(late.includes('Citybike')).toBe(false);
    expect((await test.get('/de/li')).body.includes('Citybike')).toBe(true);
  });
});

describe('a page from the cache', () => {
  beforeAll(async () => {
    await open();
    await test.publishes(ana, 'bikebikebike', bike);
  });
  afterAll(() => test.close());

  const nowIn = (body: string) => Number(/"now":(\d+)/.exec(body)?.[1]);

  it('is the same response for a minute, and is rendered again afterwards', async () => {
    const first = await test.get('/de/li');
    now += minute - 1;
    expect((await test.get('/de/li')).body).toBe(first.body);
    now += 1;
    expect(nowIn((await test.get('/de/li')).body)).toBe(now);
  });

  it('is shared by all equivalent addresses, and contains nothing of their other parameters', async () => {
    const { body } = await test.get('/de/li?q=velo');
    now += 1;
    for (const url of ['/de/li?utm_source=%3Cscript%3E&q=velo', '/de/li?gclid=1&q=velo', '/de/li?q=velo&x=1&x=2']) {
      expect((await test.get(url)).body).toBe(body);
    }
    expect(body).not.toContain('utm_source');
  });

  it('is separate for another language, mode or search', async () => {
    const bodies = await Promise.all([
      test.get('/de/li'),
      test.get('/fr/li'),
      test.get('/de/li?q=x'),
      test.get('/de/li', { cookie: 'allmend_mode=dark' }),
    ]);
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(4);
  });

  it('has exactly three modes', async () => {
    const { body } = await test.get('/de/li');
    expect((await test.get('/de/li', { cookie: 'allmend_mode="><b>' })).body).toBe(body);
  });

  it('does not contain the host of a request', async () => {
    now += minute;
    const poisoned = await test.get('/de', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(poisoned.body.includes('<link rel="canonical" href="http://localhost:3000/de">')).toBe(true);
    const next = await test.get('/de');
    expect(next.body).not.toContain('evil.example');
    expect(JSON.stringify(next.headers)).not.toContain('evil.example');
  });

  it('comes with a separate CSRF token for each visitor, and contains none', async () => {
    const answers = await Promise.all([
      test.get('/de'),
      test.get('/de'),
      test.get('/de', { cookie: 'allmend_lang=de' }),
    ]);
    const tokens = answers.map(({ cookies }) => cookies.find(({ name }) => name === 'allmend_csrf')!.value);
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(answers[0].body).not.toContain(token);
    const settled = await test.get('/de', { cookie: `allmend_lang=de; allmend_csrf=${tokens[0]}` });
    expect(settled.cookies).toEqual([]);
  });

  it('is the same for all addresses that do not exist', async () => {
    const first = await test.get('/it/nothing/here');
    now += 1;
    const second = await test.get('/it/nothing/there?really');
    expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
    expect(second.body).toBe(first.body);
  });

  it('is not stored for missing ads, whose number is unlimited', async () => {
    const first = await test.get('/de/vi/x/unknownunkno');
    now += 1;
    const second = await test.get('/de/vi/x/unknownunkno');
    expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
    expect(nowIn(second.body)).toBe(now);
  });

  it('is not stored after a failure: the next request renders it', async () => {
    now += minute;
    const search = vi.spyOn(test.services.search.port, 'search').mockRejectedValue(new Error('for once'));
    expect((await test.get('/de/li')).statusCode).toBe(500);
    search.mockRestore();
    expect((await test.get('/de/li')).statusCode).toBe(200);
  });
});

const ids = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'];

const fact = fc.oneof(
  fc.constantFrom<ListingFact>(
    { type: 'listing.paused', at: noon },
    { type: 'listing.resumed', at: noon },
    { type: 'listing.reserved', at: noon },
    { type: 'listing.sold', at: noon, where: 'here' },
    { type: 'listing.saleCancelled', at: noon },
    { type: 'listing.expired', at: noon },
    { type: 'listing.removed', at: noon, by: 'moderator', because: 'reported' },
    { type: 'listing.promoted', at: noon, product: 'highlight', endsAt: noon + day },
  ),
  fc
    .integer({ min: 1, max: 999 })
    .map((francs): ListingFact => ({ type: 'listing.repriced', at: noon, price: { kind: 'amount', francs } })),
  fc
    .constantFrom('Velo', 'Sofa', 'Einrad <b>')
    .map((title): ListingFact => ({ type: 'listing.edited', at: noon, changes: { title } })),
);

type Step =
  | { readonly kind: 'published'; readonly id: string }
  | { readonly kind: 'renamed' }
  | { readonly kind: 'fact'; readonly id: string; readonly fact: ListingFact }
  | { readonly kind: 'waited'; readonly ms: number }
  | { readonly kind: 'asked'; readonly url: string; readonly headers: Record<string, string> };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('published'), id: fc.constantFrom(...ids) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'renamed' }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('fact'), id: fc.constantFrom(...ids), fact }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('waited'), ms: fc.constantFrom(1, 20_000, 50_000) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('asked'),
      url: fc
        .tuple(
          fc.constantFrom('/de', '/fr'),
          fc.constantFrom('', '/li', '/li?q=velo', '/li?sp=cheapest', '/nothing', ...ids.map((id) => `/vi/velo/${id}`)),
          fc.constantFrom('', 'utm_source=mail', 'gclid=1&x=%3Cb%3E'),
        )
        .map(([language, path, more]) => language + path + (more && (path.includes('?') ? '&' : '?') + more)),
      headers: fc.constantFrom<Record<string, string>>({}, { cookie: 'allmend_mode=dark' }, { host: 'evil.example' }),
    }),
  },
) as fc.Arbitrary<Step>;

describe('after any facts and requests', () => {
  afterEach(() => test.close());

  it(
    'a cached page equals a fresh one, and is at most a minute old',
    async () => {
      await open();
      const fresh = await test.another();
      const { market } = test;
      let run = 0;

      /** Replaces the ids of ads in a text, because each run has its own ads. */
      const here = (text: string) =>
        text.replaceAll(/(a|b|c)\1{11}/g, (id) => `${id.slice(4)}${String(run).padStart(4, '2')}`);

      async function take(accepted: Step): Promise<void> {
        if (accepted.kind === 'waited') now += accepted.ms;
        else if (accepted.kind === 'renamed') await test.seller(ana, `Ana ${now}`);
        else if (accepted.kind === 'asked') await compare(here(accepted.url), accepted.headers);
        else {
          const id = here(accepted.id);
          const { snapshot } = await market.commands.load({ lifecycle: listingLifecycle, id });
          if (accepted.kind === 'fact') {
            if (snapshot.can(accepted.fact)) await test.tells(id, [accepted.fact]);
          } else if (snapshot.context.listing === null) {
            await test.publishes(ana, id, { ...bike, title: 'Velo' });
          }
        }
      }

      async function compare(url: string, headers: Record<string, string>): Promise<void> {
        const answer = await test.get(url, headers);
        const requested = now;
        // The time at which the cached page was rendered, from which it counts the ages of ads.
        const rendered = Number(/"now":(\d+)/.exec(answer.body)?.[1] ?? now);
        expect(requested - rendered).toBeLessThan(minute);
        now = rendered;
        const afresh = await fresh.get(url, headers);
        now = requested;
        expect([answer.statusCode, answer.headers['location']]).toEqual([
          afresh.statusCode,
          afresh.headers['location'],
        ]);
        expect(answer.body === afresh.body, `${url} is not what it is afresh`).toBe(true);
      }

      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
          run += 1;
          for (const accepted of steps) await take(accepted);
        }),
        { numRuns: long ? 1000 : 5 },
      );
    },
    long ? 1_800_000 : 120_000,
  );
});
