import { createReadStream } from 'node:fs';
import { textOf, type Encoding } from './encoding.ts';
import { longestRecord, tooLong, type FileRecord, type Place, type RecordSource } from './records.ts';

const newline = 0x0a;

/**
 * Opens a file of one JSON object a line. Its members become fields of the same names, and those of the object
 * `parameters` become `param.<key>`, so that what reads CSV reads this too.
 */
export function openNdjson(path: string, encoding: Encoding): RecordSource {
  return { start: { byte: 0, line: 1 }, read: (from) => records(path, encoding, from) };
}

async function* records(path: string, encoding: Encoding, from: Place): AsyncGenerator<FileRecord[]> {
  let place = from;
  /** The beginning of a line that goes on in the next chunk; no more of it is kept than a record may have. */
  let carried = Buffer.alloc(0);
  let skipped = 0;

  const recordOf = (end: Buffer, lineFeed: number): FileRecord => {
    const bytes = Buffer.concat([carried, end]);
    const { line } = place;
    place = { byte: place.byte + bytes.length + skipped + lineFeed, line: line + 1 };
    const long = skipped > 0 || bytes.length > longestRecord;
    carried = Buffer.alloc(0);
    skipped = 0;
    return { line, next: place, ...(long ? { unreadable: tooLong } : parsed(textOf(bytes, encoding))) };
  };

  for await (const chunk of createReadStream(path, { start: from.byte }) as AsyncIterable<Buffer>) {
    const found: FileRecord[] = [];
    let begin = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, begin)) {
      found.push(recordOf(chunk.subarray(begin, end), 1));
      begin = end + 1;
    }
    const rest = chunk.subarray(begin);
    if (carried.length > longestRecord) skipped += rest.length;
    else carried = Buffer.concat([carried, rest]);
    yield found.filter(isNotBlank);
  }
  if (carried.length > 0) yield [recordOf(Buffer.alloc(0), 0)].filter(isNotBlank);
}

type Parsed = { readonly fields: Record<string, string> } | { readonly unreadable: string };

function parsed(line: string): Parsed {
  const text = line.replace(/^\uFEFF/, '').trim();
  if (text === '') return { fields: {} };
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? fieldsOf(value) : { unreadable: 'is not a JSON object' };
  } catch (error) {
    return { unreadable: `is not JSON: ${(error as Error).message}` };
  }
}

function fieldsOf(object: Record<string, unknown>): Parsed {
  const { parameters = {}, ...others } = object;
  if (!isObject(parameters)) return { unreadable: 'parameters is not an object' };
  const entries = [
    ...Object.entries(others),
    ...Object.entries(parameters).map(([key, value]) => [`param.${key}`, value] as const),
  ];
  const fields: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (typeof value === 'object' && value !== null) return { unreadable: `${name} is neither text nor a number` };
    fields[name] = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  }
  return { fields };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNotBlank(record: FileRecord): boolean {
  return 'unreadable' in record || Object.keys(record.fields).length > 0;
}
