import { createReadStream } from 'node:fs';
import { textOf, type Encoding } from './encoding.ts';
import { jsonRow } from './jsonFields.ts';
import { longestRecord, tooLong, type FileRecord, type Place, type RecordSource } from './records.ts';

const [quote, backslash, comma, newline] = [0x22, 0x5c, 0x2c, 0x0a];
const opening = new Set([0x7b, 0x5b]);
const closing = new Set([0x7d, 0x5d]);
const endOfArray = 0x5d;
const blanks = new Set([0x20, 0x09, 0x0d, newline]);

/**
 * Opens a file with one JSON array of objects (`jsonRow`) of any length. Elements are separated while the file is read,
 * and only one of them is in memory. `start` is the offset after the opening bracket.
 */
export function openJsonArray(path: string, encoding: Encoding, start: Place): RecordSource {
  return { start, read: (from) => records(path, encoding, { from, start }) };
}

async function* records(
  path: string,
  encoding: Encoding,
  { from, start }: { readonly from: Place; readonly start: Place },
): AsyncGenerator<FileRecord[]> {
  const divider = elementDivider(encoding, from);
  for await (const chunk of createReadStream(path, { start: from.byte }) as AsyncIterable<Buffer>) {
    const found = divider.elementsOf(chunk);
    if (found.length > 0) yield found;
  }
  // If an import resumes at the end of the file, it has read the whole file already, and has reported an unfinished
  // end.
  const rest = from.byte > start.byte && divider.read() === 0 ? undefined : divider.rest();
  if (rest) yield [rest];
}

/** Separates the bytes of an array into its elements, and retains no more of each than a record may have. */
function elementDivider(encoding: Encoding, from: Place) {
  let { byte, line } = from;
  let state: 'between' | 'inside' | 'ended' | 'over' = 'between';
  let depth = 0;
  let isString = false;
  let isEscaped = false;
  let begun = line;
  let length = 0;
  let pending: Buffer[] = [];

  function record(): FileRecord {
    const row = length > longestRecord ? { unreadable: tooLong } : jsonRow(textOf(Buffer.concat(pending), encoding));
    [pending, length, state] = [[], 0, 'between'];
    return { line: begun, next: { byte, line }, ...row };
  }

  /** Whether an element of the array ends `before` this byte (a comma or the end of the array) or `with` it. */
  function step(code: number): 'before' | 'with' | undefined {
    if (isString) {
      if (isEscaped) isEscaped = false;
      else if (code === backslash) isEscaped = true;
      else if (code === quote) isString = false;
      return undefined;
    }
    if (code === quote) isString = true;
    else if (opening.has(code)) depth += 1;
    else if (depth === 0 && (code === comma || code === endOfArray)) return 'before';
    else if (closing.has(code)) {
      depth -= 1;
      if (depth <= 0) {
        depth = 0;
        return 'with';
      }
    }
    return undefined;
  }

  return {
    elementsOf(chunk: Buffer): FileRecord[] {
      const found: FileRecord[] = [];
      if (state === 'over') return found;
      let begin = 0;
      const keep = (end: number) => {
        if (length <= longestRecord) pending.push(Buffer.from(chunk.subarray(begin, end)));
        length += end - begin;
      };
      for (const [index, code] of chunk.entries()) {
        if (state === 'between' && code !== comma && code !== endOfArray && !blanks.has(code)) {
          [state, begun, begin] = ['inside', line, index];
        } else if (state === 'between' && code === endOfArray) state = 'ended';
        else if (state === 'ended' && !blanks.has(code)) {
          found.push({
            line,
            next: { byte: byte + chunk.length - index, line },
            unreadable: 'is behind the end of the array',
          });
          byte += chunk.length - index;
          state = 'over';
          return found;
        }
        const end = state === 'inside' ? step(code) : undefined;
        if (end === 'before') {
          keep(index);
          found.push(record());
          if (code === endOfArray) state = 'ended';
        }
        byte += 1;
        if (code === newline) line += 1;
        if (end === 'with') {
          keep(index + 1);
          found.push(record());
        }
      }
      if (state === 'inside') keep(chunk.length);
      return found;
    },
    /** The number of bytes that were passed in. */
    read: () => byte - from.byte,
    /** The problem at the end of the file: an unfinished element or array. */
    rest(): FileRecord | undefined {
      if (state === 'between') {
        return { line, next: { byte, line }, unreadable: 'does not end the array: the file is cut off' };
      }
      if (state !== 'inside') return undefined;
      const { line: at, next } = record();
      return { line: at, next, unreadable: 'is not ended: the file is cut off' };
    },
  };
}
