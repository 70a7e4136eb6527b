import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { UnreadableFile } from './unreadableFile.ts';

/** How the bytes of an imported file are read as text. */
export type Encoding = 'utf-8' | 'windows-1252';

const megabyte = 1024 * 1024;

/**
 * Finds out how a file is encoded. The first megabyte that holds a character beyond ASCII decides for the whole file:
 * a strict UTF-8 decoding of it succeeds, or the file is Windows-1252, of which Latin-1 is a part. A broken byte further
 * on in a UTF-8 file spoils its own row alone, see `hasUnreadable`. Throws UnreadableFile for UTF-16 and for what is no text.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  let decided = false;
  for await (const chunk of createReadStream(path, { highWaterMark: megabyte }) as AsyncIterable<Buffer>) {
    if (decided) return 'utf-8';
    if (first) refuseUtf16(chunk);
    first = false;
    if (chunk.includes(0)) throw new UnreadableFile(`${path} is not text: it has bytes that are zero`);
    const text = decoded(decoder, chunk);
    if (text === undefined) return 'windows-1252';
    decided = beyondAscii.test(text);
  }
  return decoded(decoder) === undefined ? 'windows-1252' : 'utf-8';
}

/** The text of a field's bytes, with the C1 controls repaired. */
export function textOf(bytes: Buffer, encoding: Encoding): string {
  return repaired(encoding === 'utf-8' ? bytes.toString('utf8') : bytes.toString('latin1'));
}

/**
 * Puts the characters of Windows-1252 where C1 controls stand. No text means these controls; they are what is left of
 * `€ „ “ – …` when a file was read as Latin-1 once too often, so both encodings of one file give the same text.
 */
export function repaired(text: string): string {
  return c1.test(text) ? text.replaceAll(c1s, (control) => windows1252[control.charCodeAt(0) - 0x80]!) : text;
}

/**
 * Whether a text holds what no reader can read: U+FFFD, the mark of bytes that were no characters (nobody can tell any
 * more what stood there), half a surrogate pair, or a control character.
 */
export function hasUnreadable(text: string): boolean {
  return unreadable.test(text) || !text.isWellFormed();
}

// oxlint-disable no-control-regex -- that these look for controls is their point
const beyondAscii = /[^\x00-\x7F]/;
const unreadable = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFD]/;
const c1 = /[\x80-\x9F]/;
const c1s = /[\x80-\x9F]/g;
const windows1252 = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index));

function refuseUtf16(start: Buffer): void {
  const mark = start.length >= 2 ? start.readUInt16BE(0) : 0;
  if (mark === 0xfffe || mark === 0xfeff) {
    throw new UnreadableFile('The file is in UTF-16: save it as UTF-8, or as Latin-1');
  }
}

function decoded(decoder: TextDecoder, chunk?: Buffer): string | undefined {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    return undefined;
  }
}
