import { createReadStream } from 'node:fs';
import { textOf, type Encoding } from './encoding.ts';
import { jsonRow } from './jsonFields.ts';
import { longestRecord, tooLong, type FileRecord, type Place, type RecordSource } from './records.ts';

const newline = 0x0a;

/** Opens a file with one JSON object per line (`jsonRow`). */
export function openNdjson(path: string, encoding: Encoding): RecordSource {
  return { start: { byte: 0, line: 1 }, read: (from) => records(path, encoding, from) };
}

async function* records(path: string, encoding: Encoding, from: Place): AsyncGenerator<FileRecord[]> {
  let place = from;
  /** The beginning of a line that continues in the next chunk, cut at the maximum length of a record. */
  let carried = Buffer.alloc(0);
  let skipped = 0;

  const recordOf = (end: Buffer, lineFeed: number): FileRecord => {
    const bytes = Buffer.concat([carried, end]);
    const { line } = place;
    place = { byte: place.byte + bytes.length + skipped + lineFeed, line: line + 1 };
    const long = skipped > 0 || bytes.length > longestRecord;
    carried = Buffer.alloc(0);
    skipped = 0;
    return { line, next: place, ...(long ? { unreadable: tooLong } : jsonRow(textOf(bytes, encoding))) };
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
    yield found;
  }
  if (carried.length > 0) yield [recordOf(Buffer.alloc(0), 0)];
}
