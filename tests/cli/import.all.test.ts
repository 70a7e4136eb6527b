import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMarketReadOnly } from '#server/market.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { listingFile, type ImportRun, runImportCommand, velo } from '#tests/drivers/server/importCommand.ts';

const sample = new URL('../../../shared/data/kleinanzeigen-cars.csv', import.meta.url).pathname;

let folder: TemporaryFolder;
let dataDir: string;
beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder.path, 'data');
});
afterEach(() => folder.remove());

const runs = (words: readonly string[], stop?: ImportRun['stop']) =>
  runImportCommand(words, { dataDir, cwd: folder.path, stop });

async function query<Row>(sql: string): Promise<readonly Row[]> {
  const market = await openMarketReadOnly({ dataDir });
  try {
    return await market.store.query<Row>({ sql, parameters: [] });
  } finally {
    await market.close();
  }
}

describe('npm run import with thousands of rows', () => {
  it.each([
    ['SIGKILL', null],
    ['SIGINT', 130],
  ] as const)('continues where %s has stopped it: nothing is lost, nothing duplicated', async (signal, expected) => {
    const count = 8000;
    const rows = Array.from({ length: count }, (_, index) => velo(index + 1));
    const path = folder.write('velos.csv', listingFile(rows.with(400, velo(401, 'VB'))));
    const first = await runs([path, '--format', 'listings'], { signal, onceSaid: 'line 402: refused' });
    expect(first.code).toBe(expected);
    if (signal === 'SIGINT') expect(first.out).toContain(`Interrupted; import ${path} again to go on\n`);
    const [before] = await query<{ ads: number }>('SELECT count(*) AS ads FROM listings');
    expect(before!.ads).toBeGreaterThanOrEqual(250);
    expect(before!.ads).toBeLessThan(count - 1);

    const second = await runs([path, '--format', 'listings']);
    expect(second.errors).toMatch(/Going on at line \d{3,}, where an import of this file was interrupted/);
    expect(second.out).toMatch(/, 1 refused, 0 blank, 0 warnings, 0 pictures\n/);
    const [after] = await query('SELECT count(*) AS facts, count(DISTINCT stream) AS streams FROM facts');
    expect(after).toEqual({ facts: 1 + 2 * (count - 1), streams: count });
    expect(readFileSync(`${path}.rejected.csv`, 'utf8').split('\n')).toHaveLength(3);
  });

  it.skipIf(!existsSync(sample))(
    'imports 8,000 real ads, twice, in Latin-1 and in UTF-8, and changes nothing the second time',
    async () => {
      const real = readFileSync(sample);
      const narrow = folder.write('cars.csv', real);
      const wide = folder.write('cars-utf8.csv', real.toString('latin1'));
      const first = await runs([narrow, '--format', 'cars']);
      expect(first.out).toContain('7999 new, 0 changed, 0 unchanged, 0 skipped, 1 refused, ');
      expect(first.errors).toContain('is in Latin-1 (Windows-1252)');
      const facts = 'SELECT count(*) AS facts, count(DISTINCT stream) AS streams FROM facts';
      const stored = await query(facts);
      expect(stored).toEqual([{ facts: 2 + 2 * 7999, streams: 2 + 7999 }]);

      const second = await runs([wide, '--format', 'cars']);
      expect(second.out).toContain('0 new, 0 changed, 7999 unchanged, 0 skipped, 1 refused, ');
      expect(second.errors).toContain('is in UTF-8');
      expect(await query(facts)).toEqual(stored);

      const places = await query('SELECT DISTINCT country, locality, region, length(postcode) AS digits FROM listings');
      expect(places).toEqual([{ country: 'DE', locality: '', region: null, digits: 5 }]);
      const [onRequest] = await query("SELECT count(*) AS ads FROM listings WHERE price = 'onRequest'");
      expect(onRequest).toEqual({ ads: 236 });
    },
  );
});
