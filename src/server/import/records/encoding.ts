import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { singleByteEncodingOf } from './singleByte.ts';
import { type SingleByteEncoding, upperHalves } from './singleByteTables.ts';
import { UnreadableFile } from './unreadableFile.ts';
import { megabyte } from '#machines/market/units.ts';

/** How the bytes of an imported file are read as text. */
export type Encoding = 'utf-8' | SingleByteEncoding;

/** The name of an encoding in messages. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Latin-1 (Windows-1252)',
  macintosh: 'Mac Roman',
  ibm850: 'the MS-DOS encoding (code page 850)',
};

/**
 * Detects the encoding of a file. The first megabyte with a character beyond ASCII decides for the whole file. If it
 * decodes strictly as UTF-8, the file is UTF-8. Otherwise its words decide between Windows-1252, of which Latin-1 is a
 * part, Mac Roman and code page 850. A broken byte further on in a UTF-8 file spoils only its own row
 * (`hasUnreadable`). Throws UnreadableFile for a file that is not text, and if the encoding is uncertain.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let decided = false;
  let last: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: megabyte }) as AsyncIterable<Buffer>) {
    if (decided) return 'utf-8';
    if (chunk.includes(0)) throw new UnreadableFile(`${path} is not text: it has bytes that are zero`);
    const text = strictText(decoder, chunk);
    if (text === undefined) return singleByteIn(path, Buffer.concat([last.subarray(-3), chunk]));
    decided = beyondAscii.test(text);
    last = chunk;
  }
  return strictText(decoder) === undefined ? singleByteIn(path, last) : 'utf-8';
}

function singleByteIn(path: string, bytes: Buffer): Encoding {
  const encoding = singleByteEncodingOf(bytes.toString('latin1'));
  if (encoding) return encoding;
  throw new UnreadableFile(
    `${path} is not in UTF-8, and it is uncertain whether it is in Windows-1252 or Mac Roman: save it as UTF-8`,
  );
}

/** The text of a field's bytes, with the C1 controls repaired. */
export function textOf(bytes: Buffer, encoding: Encoding): string {
  return decodedText(encoding === 'utf-8' ? bytes.toString('utf8') : bytes.toString('latin1'), encoding);
}

/** The text of a field that was read as UTF-8, or as Latin-1 for any other encoding. */
export function decodedText(text: string, encoding: Encoding): string {
  if (encoding === 'utf-8' || encoding === 'windows-1252') return withoutC1Controls(text);
  const half = upperHalves[encoding];
  return text.replaceAll(upperBytes, (byte) => half[byte.charCodeAt(0) - 0x80]!);
}

/**
 * Replaces C1 controls by the characters of Windows-1252. Texts never contain C1 controls on purpose. They result from
 * `€ „ “ – …` in a file that was wrongly read as Latin-1. Both encodings of a file thus give the same text.
 */
export function withoutC1Controls(text: string): string {
  return c1.test(text) ? text.replaceAll(c1s, (control) => windows1252[control.charCodeAt(0) - 0x80]!) : text;
}

/**
 * Whether a text contains unreadable characters: U+FFFD, which replaces bytes that could not be decoded, a lone
 * surrogate, or a control character.
 */
export function hasUnreadable(text: string): boolean {
  return unreadable.test(text) || !text.isWellFormed();
}

// oxlint-disable no-control-regex -- that these look for controls is their point
const beyondAscii = /[^\x00-\x7F]/;
const unreadable = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFD]/;
const c1 = /[\x80-\x9F]/;
const c1s = /[\x80-\x9F]/g;
const upperBytes = /[\x80-\xFF]/g;
const windows1252 = upperHalves['windows-1252'];

function strictText(decoder: TextDecoder, chunk?: Buffer): string | undefined {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    return undefined;
  }
}
