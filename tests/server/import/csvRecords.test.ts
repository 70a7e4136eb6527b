import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCsv } from '#server/import/csvRecords.ts';
import type { FileRecord, Place, RecordSource } from '#server/import/records.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/temporaryFolder.ts';

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

const opened = (content: string | Uint8Array, encoding: 'utf-8' | 'windows-1252' = 'utf-8') =>
  openCsv(folder.write('file.csv', content), encoding);

async function recordsOf(source: RecordSource, from: Place = source.start): Promise<FileRecord[]> {
  const records: FileRecord[] = [];
  for await (const group of source.read(from)) records.push(...group);
  return records;
}

/** The records as `[line, fields or reason]`. */
async function told(content: string): Promise<unknown[]> {
  const records = await recordsOf(await opened(content));
  return records.map((record) => [record.line, 'fields' in record ? Object.values(record.fields) : record.unreadable]);
}

describe('a CSV file', () => {
  it('gives its records with their lines, over quotes, line feeds in them and blank lines', async () => {
    expect(await told('a,b\r\n1,2\r\n\r\n"x\r\ny","say ""yes"""\r\n3,4')).toEqual([
      [2, ['1', '2']],
      [4, ['x\r\ny', 'say "yes"']],
      [6, ['3', '4']],
    ]);
  });

  it.each([',', ';', '\t'])('is read with %j between its fields', async (delimiter) => {
    const source = await opened(`name${delimiter}"a,;\tb"${delimiter}c\nx${delimiter}"1,;\t2"${delimiter}y\n`);
    expect(source.columns).toEqual(['name', 'a,;\tb', 'c']);
    expect((await recordsOf(source))[0]).toMatchObject({ fields: { name: 'x', 'a,;\tb': '1,;\t2', c: 'y' } });
  });

  it('may begin with a byte order mark and comments', async () => {
    const source = await opened('\uFEFF# Source: somewhere\r\na;b\r\n1;2\r\n');
    expect(source.columns).toEqual(['a', 'b']);
    expect(await recordsOf(source)).toMatchObject([{ line: 3, fields: { a: '1', b: '2' } }]);
  });

  it('is read in Latin-1 too', async () => {
    const source = await opened(Buffer.from('name\nZürich \x80\n', 'latin1'), 'windows-1252');
    expect(await recordsOf(source)).toMatchObject([{ fields: { name: 'Zürich €' } }]);
  });

  it('may end its lines in two ways', async () => {
    expect(await told('a,b\r\n1,2\n3,4\r\n')).toEqual([
      [2, ['1', '2']],
      [3, ['3', '4']],
    ]);
  });

  it('keeps quotes in the middle of a field', async () => {
    expect(await told('a,b\nScreen 27",x\n"Golf" GTI,y\n')).toEqual([
      [2, ['Screen 27"', 'x']],
      [3, ['"Golf" GTI', 'y']],
    ]);
  });

  it('loses one line to a quote that is never closed, and says which', async () => {
    expect(await told('a,b\n1,2\n3,"4\n5,6\n7,8\n')).toEqual([
      [2, ['1', '2']],
      [3, 'opens a quote that is never closed'],
      [4, ['5', '6']],
      [5, ['7', '8']],
    ]);
  });

  it('loses one line to a record that is longer than any may be', async () => {
    const long = await told(`a,b\n1,2\n3,"${'x\n'.repeat(40_000)}"\n5,6\n`);
    expect(long.slice(0, 2)).toEqual([
      [2, ['1', '2']],
      [3, 'is longer than 64 kB, or opens a quote that is not closed'],
    ]);
    expect(long.at(-1)).toEqual([40_004, ['5', '6']]);
  });

  it('tells a row with too few or too many fields', async () => {
    expect(await told('a,b\n1\n1,2,3\n')).toEqual([
      [2, 'has 1 fields, and the file names 2 columns'],
      [3, 'has 3 fields, and the file names 2 columns'],
    ]);
  });

  it('is refused without column names, and with two of one name', async () => {
    await expect(opened('')).rejects.toThrow('has no line of column names');
    await expect(opened('a,b,a\n')).rejects.toThrow('has two columns called "a"');
  });

  it('goes on from the end of any record as if it had read all before', async () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'ü', ',', '"', '\n', '\r\n', ' '), maxLength: 8 });
    const table = fc.array(fc.tuple(field, field), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), async (rows, end) => {
        const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
        const source = await opened(['a,b', ...quoted].map((line) => `${line}${end}`).join(''));
        const all = await recordsOf(source);
        expect(all.map((record) => 'fields' in record && Object.values(record.fields))).toEqual(rows);
        for (const [index, { next }] of all.entries()) {
          expect(await recordsOf(source, next)).toEqual(all.slice(index + 1));
        }
      }),
      { numRuns: 60 },
    );
  });
});
