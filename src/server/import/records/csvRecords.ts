import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse, type Parser } from 'csv-parse';
import type { Encoding } from './encoding.ts';
import { decodedText } from './encoding.ts';
import { isBlankCell, longestRecord, tooLong, type FileRecord, type Place, type RecordSource } from './records.ts';
import { UnreadableFile } from './unreadableFile.ts';

interface CsvFile {
  readonly path: string;
  readonly encoding: Encoding;
  readonly delimiter: string;
  /** Line feeds, with or without carriage returns, or carriage returns alone as on old Macintosh systems. */
  readonly lineEnd: '\n' | '\r';
}

/** A row of a CSV file before its columns are known. */
type Row = { readonly line: number; readonly next: Place } & (
  | { readonly values: readonly string[] }
  | { readonly unreadable: string }
);

/** Matches a first line such as `sep=;`, with which Excel names the delimiter of a CSV file. */
const namedDelimiter = /^"?sep=([,;\t|])"?$/i;

/**
 * Opens a CSV file (RFC 4180). The delimiter is the most frequent of `,` `;` `|` and tab in the first line, or that of a
 * line `sep=;`. Comment lines that begin with `#` and blank rows may precede the column names. Columns without a name
 * are ignored if they are blank. Throws UnreadableFile if the line of names is missing or names a column twice.
 */
export async function openCsv(
  path: string,
  encoding: Encoding,
): Promise<RecordSource & { columns: readonly string[] }> {
  const { start, ...how } = await beginningOf(path, encoding);
  const file = { path, encoding, ...how };
  for await (const [header] of nonBlankRows(file, start)) {
    if (!header || 'unreadable' in header) break;
    const columns = header.values.map(columnName);
    const named = columns.filter((name) => name !== '');
    const twice = named.find((name, index) => named.indexOf(name) !== index);
    if (twice !== undefined) throw new UnreadableFile(`${path} has two columns called ${JSON.stringify(twice)}`);
    return {
      columns: named,
      unnamedColumns: columns.length - named.length,
      start: header.next,
      read: (from) => records(file, columns, from),
    };
  }
  throw new UnreadableFile(`${path} has no line of column names`);
}

function columnName(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
}

async function* nonBlankRows(file: CsvFile, from: Place): AsyncGenerator<Row[]> {
  for await (const group of rows(file, from)) {
    const found = group.filter((row) => !isBlank(row));
    if (found.length > 0) yield found;
  }
}

async function* records(file: CsvFile, columns: readonly string[], from: Place): AsyncGenerator<FileRecord[]> {
  for await (const group of rows(file, from)) {
    yield group.map((row) => ('values' in row ? recordOf(row, columns, file.encoding) : row));
  }
}

type ReadRow = Extract<Row, { values: unknown }>;

/** A CSV row as a record, by the names of its columns; `columns` has an empty name for each unnamed column. */
function recordOf(row: ReadRow, columns: readonly string[], encoding: Encoding): FileRecord {
  const { line, next, values } = row;
  if (isBlank(row)) return { line, next, blank: true };
  const hasMore = values.slice(columns.length).some((value) => !isBlankCell(value));
  if (hasMore || columns.slice(values.length).some((name) => name !== '')) {
    const named = columns.filter((name) => name !== '').length;
    return { line, next, unreadable: `has ${values.length} fields, and the file names ${named} columns` };
  }
  const fields: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const value = decodedText(values[index] ?? '', encoding);
    if (column !== '') fields[column] = value;
    else if (!isBlankCell(value)) {
      const unreadable = `has ${JSON.stringify(value)} in column ${index + 1}, which has no name`;
      return { line, next, unreadable };
    }
  }
  return { line, next, fields };
}

function isBlank(row: Row): boolean {
  return 'values' in row && row.values.every(isBlankCell);
}

/**
 * The rows from a place on. An unreadable row (for example an unclosed quote) loses only its first line. Reading
 * continues with the next line.
 */
async function* rows(file: CsvFile, from: Place): AsyncGenerator<Row[]> {
  let place = from;
  for (;;) {
    const parser = rowParser(file, place);
    for await (const chunk of chunksOf(file.path, place)) {
      const found = await parser.rowsOf(chunk);
      if (found.length > 0) yield found;
      if (parser.failure()) break;
    }
    const last = await parser.rest();
    if (last.length > 0) yield last;
    const failure = parser.failure();
    if (failure === undefined) return;
    const { line } = parser.place();
    const next = { byte: await nextLine(file, parser.place().byte), line: line + 1 };
    yield [{ line, next, unreadable: failure }];
    place = next;
  }
}

/** A parser that reports the position of each row, and returns the rows before a failure. */
function rowParser({ encoding, delimiter, lineEnd }: CsvFile, from: Place) {
  let place = from;
  let found: Row[] = [];
  let failure: string | undefined;
  const parser: Parser = parse({
    delimiter,
    encoding: encoding === 'utf-8' ? 'utf8' : 'latin1',
    record_delimiter: lineEnd === '\r' ? '\r' : ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRecord,
    on_record: (values: string[], { bytes }) => {
      const next = {
        byte: from.byte + bytes,
        line: place.line + values.reduce((sum, value) => sum + value.split(lineEnd).length - 1, 1),
      };
      found.push({ line: place.line, next, values });
      place = next;
      return null;
    },
  });
  parser.on('error', (error) => (failure = reasonOf(error)));
  const finishRow = () => {
    const rowsFound = found;
    found = [];
    return rowsFound;
  };
  return {
    rowsOf: (chunk: Buffer) =>
      new Promise<Row[]>((resolve) => {
        parser.write(chunk, () => resolve(finishRow()));
      }),
    rest: () =>
      new Promise<Row[]>((resolve) => {
        if (failure !== undefined) return resolve(finishRow());
        parser.once('error', () => resolve(finishRow()));
        return parser.end(() => resolve(finishRow()));
      }),
    failure: () => failure,
    /** The position where the next row begins, or the row that failed. */
    place: () => place,
  };
}

function reasonOf(error: Error & { code?: string }): string {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'opens a quote that is never closed';
    case 'CSV_MAX_RECORD_SIZE':
      return `${tooLong}, or opens a quote that is not closed`;
    default:
      return error.message;
  }
}

/**
 * Everything before the first row (the byte order mark, comments, a line `sep=`), and the separators of lines and
 * fields.
 */
async function beginningOf(
  path: string,
  encoding: Encoding,
): Promise<Pick<CsvFile, 'delimiter' | 'lineEnd'> & { start: Place }> {
  const head = await bytesAt(path, 0);
  const lineEnd = !head.includes('\n') && head.includes('\r') ? '\r' : '\n';
  let byte = encoding === 'utf-8' && head.toString('utf8', 0, 3) === '\uFEFF' ? 3 : 0;
  let line = 1;
  let named: string | undefined;
  for (;;) {
    const end = head.indexOf(lineEnd, byte);
    if (end < 0) break;
    const text = head.toString('latin1', byte, end).replace(/\r$/, '');
    const [, delimiter] = namedDelimiter.exec(text) ?? [];
    const isBlankLine = text.replaceAll(/[\s,;"]/g, '') === '';
    if (delimiter === undefined && !text.startsWith('#') && !isBlankLine) break;
    named ??= delimiter;
    byte = end + 1;
    line += 1;
  }
  const end = head.indexOf(lineEnd, byte);
  const names = head.toString('latin1', byte, end < 0 ? head.length : end).replaceAll(/"[^"]*"/g, '');
  const [most] = [',', ';', '\t', '|'].toSorted((one, other) => names.split(other).length - names.split(one).length);
  return { start: { byte, line }, delimiter: named ?? most!, lineEnd };
}

async function nextLine({ path, lineEnd }: CsvFile, byte: number): Promise<number> {
  for (let at = byte; ; at += longestRecord) {
    const bytes = await bytesAt(path, at);
    const end = bytes.indexOf(lineEnd);
    if (end >= 0 || bytes.length < longestRecord) return at + (end < 0 ? bytes.length : end + 1);
  }
}

async function bytesAt(path: string, byte: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestRecord), 0, longestRecord, byte);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function chunksOf(path: string, { byte }: Place): AsyncIterable<Buffer> {
  return createReadStream(path, { start: byte }) as AsyncIterable<Buffer>;
}
