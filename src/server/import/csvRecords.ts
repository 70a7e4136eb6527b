import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse, type Parser } from 'csv-parse';
import type { Encoding } from './encoding.ts';
import { repaired } from './encoding.ts';
import { longestRecord, tooLong, type Fields, type FileRecord, type Place, type RecordSource } from './records.ts';
import { UnreadableFile } from './unreadableFile.ts';

interface CsvFile {
  readonly path: string;
  readonly encoding: Encoding;
  readonly delimiter: string;
}

/** A record before its columns are known. */
type Row = { readonly line: number; readonly next: Place } & (
  | { readonly values: readonly string[] }
  | { readonly unreadable: string }
);

const newline = 0x0a;

/**
 * Opens a CSV file (RFC 4180, with `,` `;` or tab, whichever its first line has most of): comment lines that begin with
 * `#` may stand before the line of column names. Throws UnreadableFile when that line is missing or names a column twice.
 */
export async function openCsv(
  path: string,
  encoding: Encoding,
): Promise<RecordSource & { columns: readonly string[] }> {
  const { start, delimiter } = await beginningOf(path, encoding);
  const file = { path, encoding, delimiter };
  for await (const [header] of rows(file, start)) {
    if (!header || 'unreadable' in header) break;
    const columns = header.values.map((name) => name.trim());
    const twice = columns.find((name, index) => columns.indexOf(name) !== index);
    if (twice !== undefined) throw new UnreadableFile(`${path} has two columns called ${JSON.stringify(twice)}`);
    return { columns, start: header.next, read: (from) => records(file, columns, from) };
  }
  throw new UnreadableFile(`${path} has no line of column names`);
}

async function* records(file: CsvFile, columns: readonly string[], from: Place): AsyncGenerator<FileRecord[]> {
  for await (const group of rows(file, from)) {
    yield group.filter(isNotBlank).map((row) => ('values' in row ? named(row, columns) : row));
  }
}

function named({ line, next, values }: Extract<Row, { values: unknown }>, columns: readonly string[]): FileRecord {
  if (values.length !== columns.length) {
    return { line, next, unreadable: `has ${values.length} fields, and the file names ${columns.length} columns` };
  }
  const fields: Record<string, string> = {};
  for (const [index, column] of columns.entries()) fields[column] = repaired(values[index]!);
  return { line, next, fields: fields satisfies Fields };
}

function isNotBlank(row: Row): boolean {
  return !('values' in row && row.values.length === 1 && row.values[0] === '');
}

/**
 * The rows from a place on. A row that cannot be read (a quote that is never closed, say) costs its first line alone:
 * reading goes on with the next line.
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
    const next = { byte: await nextLine(file.path, parser.place().byte), line: line + 1 };
    yield [{ line, next, unreadable: failure }];
    place = next;
  }
}

/** A parser that says of each row where it begins, and keeps the rows before a failure. */
function rowParser({ encoding, delimiter }: CsvFile, from: Place) {
  let place = from;
  let found: Row[] = [];
  let failure: string | undefined;
  const parser: Parser = parse({
    delimiter,
    encoding: encoding === 'utf-8' ? 'utf8' : 'latin1',
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRecord,
    on_record: (values: string[], { bytes }) => {
      const next = { byte: from.byte + bytes, line: place.line + values.reduce(plusLineFeeds, 1) };
      found.push({ line: place.line, next, values });
      place = next;
      return null;
    },
  });
  parser.on('error', (error) => (failure = reasonOf(error)));
  const taken = () => {
    const rowsFound = found;
    found = [];
    return rowsFound;
  };
  return {
    rowsOf: (chunk: Buffer) =>
      new Promise<Row[]>((resolve) => {
        parser.write(chunk, () => resolve(taken()));
      }),
    rest: () =>
      new Promise<Row[]>((resolve) => {
        if (failure !== undefined) return resolve(taken());
        parser.once('error', () => resolve(taken()));
        return parser.end(() => resolve(taken()));
      }),
    failure: () => failure,
    /** Where the row begins that comes next, or that failed. */
    place: () => place,
  };
}

function plusLineFeeds(sum: number, value: string): number {
  return value.includes('\n') ? sum + value.split('\n').length - 1 : sum;
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

/** What stands before the first row: the byte order mark, comments, and which delimiter the column names have. */
async function beginningOf(path: string, encoding: Encoding): Promise<{ start: Place; delimiter: string }> {
  const head = await bytesAt(path, 0);
  let byte = encoding === 'utf-8' && head.toString('utf8', 0, 3) === '\uFEFF' ? 3 : 0;
  let line = 1;
  while (head[byte] === '#'.charCodeAt(0)) {
    const end = head.indexOf(newline, byte);
    if (end < 0) break;
    byte = end + 1;
    line += 1;
  }
  const end = head.indexOf(newline, byte);
  const names = head.toString('latin1', byte, end < 0 ? head.length : end).replaceAll(/"[^"]*"/g, '');
  const [delimiter] = [',', ';', '\t'].toSorted((one, other) => names.split(other).length - names.split(one).length);
  return { start: { byte, line }, delimiter: delimiter! };
}

async function nextLine(path: string, byte: number): Promise<number> {
  for (let at = byte; ; at += longestRecord) {
    const bytes = await bytesAt(path, at);
    const end = bytes.indexOf(newline);
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
