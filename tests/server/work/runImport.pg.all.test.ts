import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runImport, type ImportRequest, type ImportResult } from '#server/work/runImport.ts';
import { openMarket } from '#server/market.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

describePostgres('an import into PostgreSQL', (cluster) => {
  let folder: TemporaryFolder;
  let config: { dataDir: string; databaseUrl: string };
  beforeEach(async () => {
    folder = temporaryFolder();
    config = { dataDir: join(folder.path, 'data'), databaseUrl: await cluster().createDatabase() };
  });
  afterEach(() => folder.remove());

  const imports = (request: Pick<ImportRequest, 'file' | 'format'>, stop?: AbortController) =>
    runImport(
      { dryRun: false, ...request },
      config,
      stop ? { signal: stop.signal, onProgress: () => stop.abort() } : {},
    );
  const countsOf = (result: ImportResult) => ('counts' in result ? result.counts : result.places);

  it('continues after an interruption, changes nothing the second time, and owns no data folder', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => `${index},shop,Velo ${index},4020,90,3011`);
    const content = ['external_id,seller_id,title,category,price,postcode', ...rows].join('\n');
    const file = folder.write('velos.csv', content);
    expect(await imports({ file, format: 'listings' }, new AbortController())).toMatchObject({ finished: false });
    expect(countsOf(await imports({ file, format: 'listings' }))).toMatchObject({ new: 1500, unchanged: 0 });
    expect(countsOf(await imports({ file, format: 'listings' }))).toMatchObject({ new: 0, unchanged: 1500 });
    const { market, facts } = await journal();
    expect(facts).toBe(1 + 2 * 1500);
    await market.close();
    expect(readdirSync(config.dataDir)).toEqual(['imports']);
  });

  it('replaces the table of places, also twice', async () => {
    const names = 'Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel;E;N;Sprache;Validity';
    const row = 'Bern;3011;00;Bern;351;BE;7.448123456789012;46.94;de;2008-07-01';
    const file = folder.write('places.csv', `${names}\n${row}\n`);
    expect(countsOf(await imports({ file, format: 'localities' }))).toMatchObject({ new: 1 });
    expect(countsOf(await imports({ file, format: 'localities' }))).toMatchObject({ new: 0, unchanged: 1 });
  });

  async function journal() {
    const market = await openMarket(config);
    const [{ facts }] = (await market.store.query<{ facts: number | string }>({
      sql: 'SELECT count(*) AS facts FROM facts',
      parameters: [],
    })) as [{ facts: number | string }];
    return { market, facts: Number(facts) };
  }
});
