import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCsv } from '#server/import/records/csvRecords.ts';
import type { FileRecord, Place, RecordSource } from '#server/import/records/records.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

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

/** The records of a CSV file, each as `[line, fields or reason]`. */
async function rowsIn(content: string): Promise<unknown[]> {
  const records = await recordsOf(await opened(content));
  return records.map((record) => {
    if ('fields' in record) return [record.line, Object.values(record.fields)];
    return [record.line, 'blank' in record ? 'blank' : record.unreadable];
  });
}

describe('leftovers of spreadsheets in a CSV file', () => {
  it('counts rows of blank cells as blank, also in quotes and with spaces', async () => {
    const rows = ['a;b;c', '1;2;3', ';;', '', '"";" ";""', '\u00a0;\u200b;\t', '4;5;6', ';;;;;', '\u001a'];
    expect(await rowsIn(rows.join('\r\n'))).toEqual([
      [2, ['1', '2', '3']],
      [3, 'blank'],
      [4, 'blank'],
      [5, 'blank'],
      [6, 'blank'],
      [7, ['4', '5', '6']],
      [8, 'blank'],
      [9, 'blank'],
    ]);
  });

  it('ignores columns without a name whose cells are blank', async () => {
    const source = await opened('a;b;;\r\n1;2;;\r\n3;4;;;;;\r\n5;6\r\n');
    expect(source).toMatchObject({ columns: ['a', 'b'], unnamedColumns: 2 });
    expect(await recordsOf(source)).toMatchObject([
      { fields: { a: '1', b: '2' } },
      { fields: { a: '3', b: '4' } },
      { fields: { a: '5', b: '6' } },
    ]);
  });

  it('ignores a blank column between two others', async () => {
    expect(await rowsIn('a,,b\n1,,2\n3, ,4\n')).toEqual([
      [2, ['1', '2']],
      [3, ['3', '4']],
    ]);
  });

  it('refuses a row that has a value in a column without a name', async () => {
    expect(await rowsIn('a;b;\n1;2;3\n4;5;\n6;7;;8\n')).toEqual([
      [2, 'has "3" in column 3, which has no name'],
      [3, ['4', '5']],
      [4, 'has 4 fields, and the file names 2 columns'],
    ]);
  });

  it('refuses a row that lacks a field of a named column', async () => {
    expect(await rowsIn('a;b;c\n1;2\n')).toEqual([[2, 'has 2 fields, and the file names 3 columns']]);
  });

  it.each([
    ['sep=;', ';'],
    ['"sep=,"', ','],
    ['SEP=|', '|'],
    ['sep=\t', '\t'],
  ])('reads the delimiter from a first line %j', async (line, delimiter) => {
    const source = await opened(`\uFEFF${line}\r\na${delimiter}b\r\n1${delimiter}2\r\n`);
    expect(source.columns).toEqual(['a', 'b']);
    expect(await recordsOf(source)).toMatchObject([{ line: 3, fields: { a: '1', b: '2' } }]);
  });

  it('skips blank rows before the line of column names', async () => {
    const source = await opened('\r\n;;\r\na;b\r\n1;2\r\n');
    expect(source.columns).toEqual(['a', 'b']);
    expect(await recordsOf(source)).toMatchObject([{ line: 4, fields: { a: '1', b: '2' } }]);
  });

  it('reads lines that end as on old Macintosh systems', async () => {
    expect(await rowsIn('a;b\r1;2\r;\r3;4\r')).toEqual([
      [2, ['1', '2']],
      [3, 'blank'],
      [4, ['3', '4']],
    ]);
  });
});

describe('a CSV file', () => {
  it('yields its records with their lines, across quotes, line feeds in them and blank lines', async () => {
    expect(await rowsIn('a,b\r\n1,2\r\n\r\n"x\r\ny","say ""yes"""\r\n3,4')).toEqual([
      [2, ['1', '2']],
      [3, 'blank'],
      [4, ['x\r\ny', 'say "yes"']],
      [6, ['3', '4']],
    ]);
  });

  it.each([',', ';', '\t', '|'])('is read with %j between its fields', async (delimiter) => {
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
    expect(await rowsIn('a,b\r\n1,2\n3,4\r\n')).toEqual([
      [2, ['1', '2']],
      [3, ['3', '4']],
    ]);
  });

  it('preserves quotes in the middle of a field', async () => {
    expect(await rowsIn('a,b\nScreen 27",x\n"Golf" GTI,y\n')).toEqual([
      [2, ['Screen 27"', 'x']],
      [3, ['"Golf" GTI', 'y']],
    ]);
  });

  it('loses one line to an unclosed quote, and reports which', async () => {
    expect(await rowsIn('a,b\n1,2\n3,"4\n5,6\n7,8\n')).toEqual([
      [2, ['1', '2']],
      [3, 'opens a quote that is never closed'],
      [4, ['5', '6']],
      [5, ['7', '8']],
    ]);
  });

  it('loses one line to a record that exceeds the limit', async () => {
    const long = await rowsIn(`a,b\n1,2\n3,"${'x\n'.repeat(40_000)}"\n5,6\n`);
    expect(long.slice(0, 2)).toEqual([
      [2, ['1', '2']],
      [3, 'is longer than 64 kB, or opens a quote that is not closed'],
    ]);
    expect(long.at(-1)).toEqual([40_004, ['5', '6']]);
  });

  it('reports a row with too few or too many fields', async () => {
    expect(await rowsIn('a,b\n1\n1,2,3\n')).toEqual([
      [2, 'has 1 fields, and the file names 2 columns'],
      [3, 'has 3 fields, and the file names 2 columns'],
    ]);
  });

  it('is refused without column names, and with two of one name', async () => {
    await expect(opened('')).rejects.toThrow('has no line of column names');
    await expect(opened('a,b,a\n')).rejects.toThrow('has two columns called "a"');
  });

  it('continues from the end of any record as if it had read all before', async () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'ü', ',', '"', '\n', '\r\n', ' '), maxLength: 8 });
    const table = fc.array(fc.tuple(field, field), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), async (rows, end) => {
        const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
        const source = await opened(['a,b', ...quoted].map((line) => `${line}${end}`).join(''));
        const all = await recordsOf(source);
        const expected = rows.map((row) => row.some((text) => text.trim() !== '') && row);
        expect(all.map((record) => 'fields' in record && Object.values(record.fields))).toEqual(expected);
        for (const [index, { next }] of all.entries()) {
          expect(await recordsOf(source, next)).toEqual(all.slice(index + 1));
        }
      }),
      { numRuns: 60 },
    );
  });
});
