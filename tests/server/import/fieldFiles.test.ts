import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runImport, type ImportResult } from '#server/work/runImport.ts';
import { openMarketReadOnly } from '#server/market.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

// Import files as people send them: saved by spreadsheets, in other formats, and in other encodings.

let folder: TemporaryFolder;
let dataDir: string;
beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder.path, 'data');
});
afterEach(() => folder.remove());

const columns = 'external_id;title;category;price;postcode;body';

async function imports(content: string | Uint8Array, { dryRun = false } = {}) {
  const said: string[] = [];
  const result = await runImport(
    { file: folder.write('file.csv', content), format: 'listings', dryRun, seller: 'shop' },
    { dataDir },
    { say: (sentence) => said.push(sentence) },
  );
  return { counts: countsOf(result), said, reported: reportedBy(result) };
}

function countsOf(result: ImportResult) {
  if (!('counts' in result)) throw new Error('These are places');
  return Object.fromEntries(Object.entries(result.counts).filter(([, count]) => count !== 0));
}

function reportedBy({ report }: ImportResult): readonly string[] {
  return report === undefined ? [] : readFileSync(report, 'utf8').trim().split('\n').slice(1);
}

async function titles(): Promise<readonly string[]> {
  const market = await openMarketReadOnly({ dataDir });
  try {
    const sql = 'SELECT title FROM listings ORDER BY title';
    return (await market.store.query<{ title: string }>({ sql, parameters: [] })).map(({ title }) => title);
  } finally {
    await market.close();
  }
}

describe('leftovers of spreadsheets', () => {
  it('is counted as blank and skipped, and costs no ad', async () => {
    const rows = [
      `${columns};;`,
      'a1;Velo blau;4020;120;8001;Text;;',
      ';;;;;;;',
      '',
      'a2;Velo rot;4020;130;8001;;;',
      ';;;',
    ];
    const { counts, said, reported } = await imports(rows.join('\r\n'));
    expect(counts).toEqual({ new: 2, blank: 3 });
    expect(said).toContain('Columns without a name, ignored where they are blank: 2');
    expect(reported).toEqual([]);
  });
});

describe('an encoding', () => {
  const row = (title: string) => `${columns}\na1;${title};4020;120;8001;Text\n`;

  it.each([
    ['Latin-1 (Windows-1252)', 'Schönes Küchengerät', Buffer.from('Sch\xF6nes K\xFCchenger\xE4t', 'latin1')],
    ['Mac Roman', 'Schönes Küchengerät', Buffer.from('Sch\x9Anes K\x9Fchenger\x8At', 'latin1')],
    [
      'the MS-DOS encoding (code page 850)',
      'Schönes Küchengerät',
      Buffer.from('Sch\x94nes K\x81chenger\x84t', 'latin1'),
    ],
  ])('%s is recognised, and named', async (name, title, bytes) => {
    const [before, after] = row('|').split('|');
    const { counts, said } = await imports(Buffer.concat([Buffer.from(before!), bytes, Buffer.from(after!)]));
    expect(counts).toEqual({ new: 1 });
    expect(said[0]).toMatch(new RegExp(`is in ${name.replaceAll(/[()]/g, '.')}$`));
    expect(await titles()).toEqual([title]);
  });

  it('that was applied twice is undone, and reported, also with --dry-run', async () => {
    const warning = '2,warning,title,KÃ¼che,"was encoded twice; imported as ""Küche""",a1';
    expect(await imports(row('KÃ¼che'), { dryRun: true })).toMatchObject({
      counts: { new: 1, warnings: 1 },
      reported: [warning],
    });
    expect((await imports(row('KÃ¼che'))).reported).toEqual([warning]);
    expect(await titles()).toEqual(['Küche']);
  });

  it('that is uncertain costs the row, and is reported, also with --dry-run', async () => {
    const refusal = '2,refused,title,KŸche,"holds ""KŸche"", which was read in a wrong encoding: save it as UTF-8",a1';
    for (const dryRun of [true, false]) {
      const { counts, reported } = await imports(row('KŸche'), { dryRun });
      expect([counts, reported]).toEqual([{ refused: 1 }, [refusal]]);
    }
  });
});

describe('a file of another format', () => {
  it.each([
    [
      'is an Excel workbook (xlsx): open it in your spreadsheet program',
      'PK\x03\x04....[Content_Types].xml...xl/workbook.xml',
    ],
    [
      'is an OpenDocument spreadsheet (ods): open it',
      'PK\x03\x04....mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
    ],
    ['is an Apple Numbers file: open it', 'PK\x03\x04....Index/Document.iwa'],
    ['is a zip archive: unpack it', 'PK\x03\x04....velos.csv'],
    ['is an old Excel workbook (xls): open it', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'],
    ['is compressed with gzip: unpack it', gzipSync('a;b')],
    ['is a PDF: import the file', '%PDF-1.7\n'],
    ['is an SQLite database: export its table', 'SQLite format 3\0'],
    ['is an image: import', '\x89PNG\r\n'],
    ['is an XML file: convert it', '<?xml version="1.0"?>\n<ads><ad/></ads>'],
    ['is an Excel workbook in XML: open it', '\xEF\xBB\xBF<?xml version="1.0"?>\r\n<Workbook xmlns="urn:x">'],
    ['is an HTML page, perhaps with the ending xls: open it', '\n<html><table><tr><td>1</td></tr></table>'],
    ['is an RTF document: import', '{\\rtf1 velo}'],
    ['is in UTF-16: save it as UTF-8', Buffer.from('\uFEFFexternal_id;title', 'utf16le')],
    ['is in UTF-16: save it as UTF-8', Buffer.from('external_id;title', 'utf16le')],
    ['is in UTF-16: save it as UTF-8', Buffer.from('\uFEFFa;b', 'utf16le').swap16()],
    ['is one JSON object over many lines: write an array', '{\n  "ads": [\n    {}\n  ]\n}\n'],
    ['is one JSON object that contains a list: write an array', '{"ads":[{"title":"Velo"}]}\n'],
    [
      'is one JSON object that contains a list: write an array',
      '\xEF\xBB\xBF{"count": 1, "ads": [ {"title":"Velo"} ]}',
    ],
    ['is empty', ''],
  ])('%s', async (message, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    await expect(imports(bytes)).rejects.toThrow(message);
  });

  it('is read when it is an array of JSON objects', async () => {
    const listings = ['Velo blau', 'Velo, "rot" \\ []{}'].map((title, index) => ({
      external_id: `k${index}`,
      title,
      category: 4020,
      price: 10,
      postcode: '8001',
    }));
    for (const [json, outcome] of [
      [JSON.stringify(listings, null, 1), 'new'],
      [JSON.stringify(listings), 'unchanged'],
    ] as const) {
      expect((await imports(`\uFEFF\n${json}\n`)).counts).toEqual({ [outcome]: 2 });
    }
    expect(await titles()).toEqual(['Velo blau', 'Velo, "rot" \\ []{}']);
  });
});
