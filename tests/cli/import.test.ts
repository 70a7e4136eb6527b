import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMarket } from '#server/market.ts';
import { openWorkSocket } from '#server/work/workSocket.ts';
import { marketWork } from '#server/work/marketWork.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { listingFile, importCommand, runImportCommand, velo } from '#tests/drivers/server/importCommand.ts';

let folder: TemporaryFolder;
let dataDir: string;
beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder.path, 'data');
});
afterEach(() => folder.remove());

const runs = (words: readonly string[]) => runImportCommand(words, { dataDir, cwd: folder.path });
const file = (rows: readonly string[]) => folder.write('velos.csv', listingFile(rows));

/** Every test runs a process that opens a market, on a machine that may be busy: they take long. */
describe('npm run import', () => {
  it.each([
    ['without a file', ['--format', 'cars'], 'Which file?'],
    ['with two files', ['a.csv', 'b.csv', '--format', 'cars'], 'Which file?'],
    ['without a format', ['a.csv'], '--format is listings, cars, localities, not left out'],
    ['with a format it does not know', ['a.csv', '--format', 'xml'], '--format is listings, cars, localities, not xml'],
    ['with a missing file', ['a.csv', '--format', 'cars'], 'There is no file a.csv'],
    ['with an invalid seller', ['a.csv', '--format', 'cars', '--seller', 'A B'], '--seller is lower-case letters'],
    [
      'with a missing folder of pictures',
      [importCommand, '--format', 'listings', '--pictures', 'nowhere'],
      'There is no folder nowhere',
    ],
    [
      'with an option it does not know',
      ['a.csv', '--fromat', 'cars'],
      "Unknown option '--fromat'\nnpm run import -- FILE",
    ],
    ['with a folder as its file', ['.', '--format', 'cars'], '. is a folder: name a file'],
  ])('reports what is wrong %s', async (_, words, sentence) => {
    const { code, out, errors } = await runs(words);
    expect([code, out]).toEqual([1, '']);
    expect(errors).toContain(sentence);
    expect(errors).not.toContain('    at ');
  });

  it('prints the categories as CSV, with names in each language, and opens no market', async () => {
    const { code, out, errors } = await runs(['--categories']);
    expect([code, errors]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('id,parent,de,fr,it,en');
    expect(lines).toContain('2020,2000,Autos,Voitures,Auto,Cars');
    expect(lines.every((line) => /^\d{4},(\d{4})?,/.test(line) || line === lines[0])).toBe(true);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('reports the first bad rows, its progress, the totals and the path of the report', async () => {
    const bad = Array.from({ length: 25 }, (_, index) => velo(index + 1, 'VB'));
    const path = file([...bad, velo(26), velo(27)]);
    const { code, out, errors } = await runs([path, '--format', 'listings']);
    expect(code).toBe(0);
    expect(out).toBe(
      `2 new, 0 changed, 0 unchanged, 0 skipped, 25 refused, 0 blank, 0 warnings, 0 pictures\nWhat was wrong with rows: ${path}.rejected.csv\n`,
    );
    const said = errors.trimEnd().split('\n');
    expect(said.slice(0, 2)).toEqual([`market: DATA_DIR ${dataDir}`, `${path} is in UTF-8`]);
    expect(said[2]).toBe('line 2: refused: price "VB" is not a price, such as 1250, free or on request');
    expect(said[21]).toMatch(/^line 21: /);
    expect(said.at(-1)).toBe('5 more refusals are in the report');
    expect(said.at(-2)).toMatch(/^100 % {2}27 rows {2}\d.* rows\/s {2}0 s left$/);
    expect(readFileSync(`${path}.rejected.csv`, 'utf8').split('\n')).toHaveLength(27);
  });

  it('resolves paths against the working directory, not against the folder of the clone', async () => {
    file([velo(1, 'VB')]);
    const { code, out } = await runs(['velos.csv', '--format', 'listings', '--report', 'bad.csv']);
    expect(code).toBe(0);
    expect(out).toContain(join(folder.path, 'bad.csv'));
    expect(existsSync(join(folder.path, 'bad.csv'))).toBe(true);
  });

  it('takes pictures from the folder of the file, or from the folder of --pictures', async () => {
    const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    mkdirSync(join(folder.path, 'bilder'));
    folder.write('bilder/1.png', picture);
    const rows = ['external_id,seller_id,title,category,price,postcode,pictures', `${velo(1)},1.png`, ''].join('\n');
    const path = folder.write('velos.csv', rows);
    const first = await runs([path, '--format', 'listings']);
    expect(first.errors).toContain(
      'line 2: warning: pictures "1.png" is not in the folder of pictures; imported without it\n',
    );
    expect(first.out).toContain(
      '1 new, 0 changed, 0 unchanged, 0 skipped, 0 refused, 0 blank, 1 warnings, 0 pictures\n',
    );
    expect(readFileSync(`${path}.rejected.csv`, 'utf8')).toMatch(/imported without it,1\n$/);
    const second = await runs(['velos.csv', '--format', 'listings', '--pictures', 'bilder']);
    expect(second.out).toBe('0 new, 1 changed, 0 unchanged, 0 skipped, 0 refused, 0 blank, 0 warnings, 1 pictures\n');
  });

  it('reports with --dry-run what it would do', async () => {
    const { out } = await runs([file([velo(1)]), '--format', 'listings', '--dry-run', '--report', 'report.csv']);
    expect(out).toBe(
      'Nothing written (--dry-run); it would be: 1 new, 0 changed, 0 unchanged, 0 skipped, 0 refused, 0 blank, 0 warnings, 0 pictures\n',
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  it('imports places, also twice', async () => {
    const names = 'Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel;E;N;Sprache;Validity';
    const places = folder.write('places.csv', `${names}\nBern;3011;00;Bern;351;BE;7.44;46.94;de;2008-07-01\n`);
    expect((await runs([places, '--format', 'localities'])).out).toBe('1 new, 0 changed, 0 unchanged, 0 gone\n');
    expect((await runs([places, '--format', 'localities'])).out).toBe('0 new, 0 changed, 1 unchanged, 0 gone\n');
  });

  it('passes its rows to the running server', async () => {
    const market = await openMarket({ dataDir });
    const close = await openWorkSocket(dataDir, marketWork(market));
    const { code, out, errors } = await runs([file([velo(1), velo(2)]), '--format', 'listings']);
    expect([code, out]).toEqual([
      0,
      '2 new, 0 changed, 0 unchanged, 0 skipped, 0 refused, 0 blank, 0 warnings, 0 pictures\n',
    ]);
    expect(errors).toContain('The running server writes what this command reads');
    expect(await market.store.head()).toBe(5);
    await close();
    await market.close();
  });

  it('is refused in one sentence while another command holds the data folder', async () => {
    const market = await openMarket({ dataDir });
    const { code, errors } = await runs([file([velo(1)]), '--format', 'listings']);
    expect(code).toBe(1);
    expect(errors).toContain(`The data folder ${dataDir} is in use by another Allmend process`);
    await market.close();
  });
});
