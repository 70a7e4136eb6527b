import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { sell } from '#machines/listing/lifecycle/listingRules.ts';
import type { Counts } from '#server/import/counts.ts';
import { ImportRuns, ledgerPath, openLedger } from '#server/import/importLedger.ts';
import { runImport, type ImportRequest, type ImportResult } from '#server/work/runImport.ts';
import { onListing } from '#server/listing/commands.ts';
import { openMarket, openMarketReadOnly } from '#server/market.ts';
import type { Market } from '#server/store/market.ts';
import type { StoredFact } from '#server/store/store.ts';
import { openWorkSocket } from '#server/work/workSocket.ts';
import { marketWork } from '#server/work/marketWork.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const day = 24 * 60 * 60 * 1000;
const columns = 'external_id,seller_id,seller_name,title,category,price,postcode';

let folder: TemporaryFolder;
let dataDir: string;
beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder.path, 'data');
});
afterEach(() => folder.remove());

const velo = (id: number | string, changes: { price?: string; title?: string; seller?: string; name?: string } = {}) =>
  [
    id,
    changes.seller ?? 'shop',
    changes.name ?? 'Shop',
    changes.title ?? `Velo ${id}`,
    4020,
    changes.price ?? 90,
    3011,
  ].join();
const file = (...rows: readonly string[]) => folder.write('velos.csv', `${[columns, ...rows].join('\n')}\n`);
const velos = (count: number) => Array.from({ length: count }, (_, index) => velo(index + 1));

const imports = (request: Partial<ImportRequest> & { file: string }, watcher: Parameters<typeof runImport>[2] = {}) =>
  runImport({ format: 'listings', dryRun: false, ...request }, { dataDir }, watcher);

function countsOf(result: ImportResult): Partial<Counts> {
  if (!('counts' in result)) throw new Error('These are places');
  return Object.fromEntries(Object.entries(result.counts).filter(([, count]) => count !== 0));
}

async function inMarket<T>(work: (market: Market) => Promise<T>): Promise<T> {
  const market = await openMarket({ dataDir });
  try {
    return await work(market);
  } finally {
    await market.close();
  }
}

async function facts(): Promise<readonly StoredFact[]> {
  const market = await openMarketReadOnly({ dataDir });
  try {
    return await market.store.readAll(0, 100_000);
  } finally {
    await market.close();
  }
}

const typesOf = (stored: readonly StoredFact[]) => stored.map(({ type }) => type).toSorted();

describe('an import', () => {
  it('turns each row into ordinary facts: the seller is imported, the ad drafted and published for 60 days from today', async () => {
    expect(countsOf(await imports({ file: file(...velos(2)) }, { clock: () => 0 }))).toEqual({ new: 2 });
    const stored = await facts();
    expect(typesOf(stored)).toEqual([
      'account.imported',
      'listing.drafted',
      'listing.drafted',
      'listing.published',
      'listing.published',
    ]);
    const published = stored.find(({ type }) => type === 'listing.published')!;
    expect(published.data['expiresAt']).toBe(published.at + 60 * day);
    expect(published.meta.actor).toBe('import');
  });

  it("changes nothing the second time except the file's changes", async () => {
    await imports({ file: file(velo(1), velo(2), velo(3)) });
    const before = await facts();
    expect(countsOf(await imports({ file: file(velo(1), velo(2), velo(3)) }))).toEqual({ unchanged: 3 });
    expect(await facts()).toEqual(before);

    const changed = file(velo(1), velo(2, { price: '80' }), velo(3, { title: 'Rennvelo' }), velo(4));
    expect(countsOf(await imports({ file: changed }))).toEqual({ new: 1, changed: 2, unchanged: 1 });
    const added = (await facts()).slice(before.length);
    expect(typesOf(added)).toEqual(['listing.drafted', 'listing.edited', 'listing.published', 'listing.repriced']);
    expect(added.find(({ type }) => type === 'listing.edited')?.data).toEqual({ changes: { title: 'Rennvelo' } });
  });

  it('does not restore a sold ad, and reports that', async () => {
    await imports({ file: file(velo(1), velo(2)) });
    await inMarket(async (market) => {
      const [{ id }] = (await market.store.query<{ id: string }>({
        sql: "SELECT id FROM listings WHERE title = 'Velo 1'",
        parameters: [],
      })) as [{ id: string }];
      await onListing(market, { listing: id, actor: 'shop' }, (listing) =>
        sell(listing, { by: 'shop', where: 'here', at: 1 }),
      );
      expect((await market.commands.load({ lifecycle: listingLifecycle, id })).snapshot.value).toBe('sold');
    });
    expect(countsOf(await imports({ file: file(velo(1), velo(2)) }))).toEqual({ skipped: 1, unchanged: 1 });
    const result = await imports({ file: file(velo(1, { price: '10' }), velo(2)) });
    expect(countsOf(result)).toEqual({ skipped: 1, unchanged: 1 });
    expect(readFileSync(result.report!, 'utf8')).toBe(
      'line,kind,field,value,reason,external_id\n2,skipped,,,the ad is sold here,1\n',
    );
  });

  it('uses the first of two rows with one ad, each time', async () => {
    const twice = file(velo(1, { price: '10' }), velo(2), velo(1, { price: '20' }));
    expect(countsOf(await imports({ file: twice }))).toEqual({ new: 2, refused: 1 });
    const result = await imports({ file: twice });
    expect(countsOf(result)).toEqual({ unchanged: 2, refused: 1 });
    expect(readFileSync(result.report!, 'utf8')).toContain('4,refused,,Velo 1,is the same ad as line 2,1\n');
  });

  it("uses the first row's data of a seller, each time", async () => {
    const rows = file(velo(1), velo(2, { name: 'Laden' }), velo(1, { seller: 'other', name: 'Laden' }));
    for (const counts of [
      { new: 3, warnings: 1 },
      { unchanged: 3, warnings: 1 },
    ]) {
      const result = await imports({ file: rows });
      expect(countsOf(result)).toEqual(counts);
      expect(readFileSync(result.report!, 'utf8')).toContain(
        '3,warning,seller_name,Laden,"is ""Shop"" in line 2, which counts",2\n',
      );
    }
    expect((await facts()).filter(({ type }) => type.startsWith('account.'))).toHaveLength(2);
  });

  it('counts each bad row of a JSON array in a single line', async () => {
    const names = columns.split(',');
    const rows = [velo(1), velo(2, { price: 'VB' }), velo(3, { price: 'VB' }), velo(4, { title: '' })].map((row) =>
      Object.fromEntries(row.split(',').map((value, index) => [names[index], value])),
    );
    const result = await imports({ file: folder.write('velos.json', JSON.stringify(rows)) });
    expect(countsOf(result)).toEqual({ new: 1, refused: 3 });
  });

  it('reports bad rows with line, field and reason, and imports the others', async () => {
    const reported: unknown[] = [];
    const rows = file(velo(1), velo(2, { price: 'VB' }), 'too,short', velo('"a\uFFFD"'), velo(5));
    const result = await imports({ file: rows }, { onProblem: (problem) => reported.push(problem) });
    expect(countsOf(result)).toEqual({ new: 2, refused: 3 });
    expect(result.report).toBe(`${rows}.rejected.csv`);
    expect(readFileSync(result.report!, 'utf8').split('\n')).toEqual([
      'line,kind,field,value,reason,external_id',
      '3,refused,price,VB,"is not a price, such as 1250, free or on request",2',
      '4,refused,,,"has 2 fields, and the file names 7 columns",',
      '5,refused,external_id,a\uFFFD,holds characters that cannot be read,a\uFFFD',
      '5,refused,title,"Velo ""a\uFFFD""",holds characters that cannot be read,a\uFFFD',
      '',
    ]);
    expect(reported).toHaveLength(4);
  });

  it('leaves no report when nothing is wrong any more', async () => {
    const { report } = await imports({ file: file(velo(1, { price: 'VB' })) });
    expect(existsSync(report!)).toBe(true);
    expect((await imports({ file: file(velo(1)) })).report).toBeUndefined();
    expect(existsSync(report!)).toBe(false);
  });

  it('is only simulated with --dry-run: it creates no data folder', async () => {
    expect(countsOf(await imports({ file: file(velo(1), velo(2)), dryRun: true }))).toEqual({ new: 2 });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('reports the changes with --dry-run, and changes nothing', async () => {
    await imports({ file: file(velo(1), velo(2)) });
    const before = await facts();
    const changed = file(velo(1, { price: '80' }), velo(2), velo(3), velo(4, { price: 'VB' }));
    const counts = { new: 1, changed: 1, unchanged: 1, refused: 1 };
    expect(countsOf(await imports({ file: changed, dryRun: true }))).toEqual(counts);
    expect(await facts()).toEqual(before);
    expect(readdirSync(join(dataDir, 'imports'))).toEqual([]);
    expect(countsOf(await imports({ file: changed }))).toEqual(counts);
  });

  it('imports our own example in CSV and in NDJSON, which are the same ads', async () => {
    const example = (name: string) => new URL(`../../../src/server/import/${name}`, import.meta.url).pathname;
    const report = join(folder.path, 'report.csv');
    expect(countsOf(await imports({ file: example('example.csv'), report }))).toEqual({ new: 10, pictures: 1 });
    expect(countsOf(await imports({ file: example('example.ndjson'), report }))).toEqual({
      unchanged: 10,
      pictures: 1,
    });
    expect(existsSync(report)).toBe(false);
    const languages = await inMarket(({ store }) =>
      store.query<{ language: string }>({ sql: 'SELECT DISTINCT language FROM listings ORDER BY 1', parameters: [] }),
    );
    expect(languages.map(({ language }) => language)).toEqual(['de', 'en', 'fr', 'it']);
  });

  it('reports its progress by the bytes of the file', async () => {
    const reported: number[] = [];
    await imports({ file: file(...velos(1000)) }, { onProgress: ({ bytes, size }) => reported.push(bytes / size) });
    expect(reported.length).toBeGreaterThan(3);
    expect(reported).toEqual(reported.toSorted((one, other) => one - other));
    expect(reported.at(-1)).toBe(1);
  });

  it('requires a file with the columns of the format', async () => {
    const wrong = (content: string) => imports({ file: folder.write('wrong.csv', content) });
    await expect(wrong(`${columns},colour,farbe\n`)).rejects.toThrow(
      /columns that listings does not know: colour, farbe$/,
    );
    await expect(wrong('external_id,title\n')).rejects.toThrow(/lacks columns of listings: category, price, postcode$/);
    await expect(imports({ file: file(velo(1)), format: 'cars' })).rejects.toThrow(
      /lacks columns of cars: dateCrawled/,
    );
  });
});

describe('an interrupted import', () => {
  const bad = velo('bad', { price: 'VB' });
  const rows = [...velos(200), bad, ...velos(1500).slice(200), bad, ...velos(1600).slice(1500), velo(3)];

  async function interrupted(path: string): Promise<ImportResult> {
    const stop = new AbortController();
    return imports({ file: path }, { signal: stop.signal, onProgress: () => stop.abort() });
  }

  it('continues where it stopped, with its counts and its report, and starts over after that', async () => {
    const path = file(...rows);
    const first = await interrupted(path);
    expect(first).toMatchObject({ finished: false });
    const done = (await facts()).filter(({ type }) => type === 'listing.drafted').length;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(1600);

    const said: string[] = [];
    const second = await imports({ file: path }, { say: (sentence) => said.push(sentence) });
    expect(said).toContainEqual(
      expect.stringMatching(/^Going on at line \d+, where an import of this file was interrupted$/),
    );
    expect(second).toMatchObject({ finished: true });
    expect(countsOf(second)).toEqual({ new: 1600, refused: 3 });
    expect(
      readFileSync(second.report!, 'utf8')
        .split('\n')
        .map((line) => line.split(',')[0]),
    ).toEqual(['line', '202', '1503', '1604', '']);

    const stored = await facts();
    expect(countsOf(await imports({ file: path }))).toEqual({ unchanged: 1600, refused: 3 });
    expect(await facts()).toEqual(stored);
  });

  it('removes entries after its checkpoint from the report', async () => {
    const path = file(...rows);
    const { report } = await interrupted(path);
    const reported = report === undefined ? '' : readFileSync(report, 'utf8');
    folder.write(
      'velos.csv.rejected.csv',
      `${reported}9999,refused,price,VB,from a batch that was never acknowledged\n`,
    );
    const { report: whole } = await imports({ file: path });
    expect(readFileSync(whole!, 'utf8')).not.toContain('9999');
  });

  it('starts over when the file has changed meanwhile', async () => {
    await interrupted(file(...rows));
    const result = await imports({ file: file(...rows, velo(9999)) });
    const counts = countsOf(result);
    expect((counts.new ?? 0) + (counts.unchanged ?? 0)).toBe(1601);
    expect(counts.unchanged).toBeGreaterThan(0);
  });

  it('does not advance its checkpoint beyond a batch that could not be written', async () => {
    const path = file(...rows);
    const market = await openMarket({ dataDir });
    const work = marketWork(market);
    let batches = 0;
    const failing = {
      ...work,
      importListings: async (batch: never) => {
        batches += 1;
        if (batches === 3) throw new Error('the disk is full');
        return work.importListings(batch);
      },
    };
    const close = await openWorkSocket(dataDir, failing);
    await expect(imports({ file: path })).rejects.toThrow(
      `the disk is full\nWhat was imported until then is kept; import ${path} again to go on`,
    );
    await close();
    await market.close();
    const counts = countsOf(await imports({ file: path }));
    expect(counts.refused).toBe(3);
    expect(counts.new! + counts.unchanged!).toBe(1600);
    // Some of the batches in progress after the failed one were written; those before the checkpoint are not read
    // again.
    expect(counts.unchanged).toBeLessThanOrEqual(3 * 250);
  });

  it('is exclusive for a file', async () => {
    const path = file(velo(1));
    const ledger = openLedger(ledgerPath(join(dataDir, 'imports'), path, ['listings', '', '']), Date.now());
    await expect(imports({ file: path })).rejects.toThrow(ImportRuns);
    ledger.close();
    expect(countsOf(await imports({ file: path }))).toEqual({ new: 1 });
  });
});

describe('with a running server', () => {
  it('the server writes, so that it sees the changes immediately', async () => {
    const market = await openMarket({ dataDir });
    const close = await openWorkSocket(dataDir, marketWork(market));
    const heads: number[] = [];
    market.store.onAppend((head) => heads.push(head));
    expect(countsOf(await imports({ file: file(...velos(300)) }))).toEqual({ new: 300 });
    expect(heads.at(-1)).toBe(601);
    expect(countsOf(await imports({ file: file(...velos(301)), dryRun: true }))).toEqual({ new: 1, unchanged: 300 });
    await close();
    await market.close();
  });
});
