import { open } from 'node:fs/promises';
import { UnreadableFile } from './unreadableFile.ts';

/** The layout of a readable file: delimited rows, one JSON object per line, or one array of objects. */
export type FileKind = 'csv' | 'ndjson' | 'jsonArray';

/** The bytes that are examined: the names of the first entries of a zip, and the beginning of any text. */
const headLength = 64 * 1024;

const fromSpreadsheet = 'open it in your spreadsheet program, save it as CSV in UTF-8, and import that file';
const fromSource = 'import the file from which it was made, as CSV in UTF-8 or as JSON';
const unpack = 'unpack it, and import the file in it';

/** The first bytes of files that are not text, in hexadecimal, each with a remedy. */
const signatures: readonly (readonly [hex: string, name: string, advice: string])[] = [
  ['d0cf11e0a1b11ae1', 'an old Excel workbook (xls)', fromSpreadsheet],
  ['25504446', 'a PDF', fromSource],
  ['1f8b', 'compressed with gzip', unpack],
  ['425a68', 'compressed with bzip2', unpack],
  ['fd377a585a00', 'compressed with xz', unpack],
  ['28b52ffd', 'compressed with zstd', unpack],
  ['377abcaf271c', 'a 7z archive', unpack],
  ['526172211a07', 'a RAR archive', unpack],
  ['53514c69746520666f726d6174203300', 'an SQLite database', 'export its table as CSV'],
  ['50415231', 'a Parquet file', 'export it as CSV'],
  ['89504e47', 'an image', fromSource],
  ['ffd8ff', 'an image', fromSource],
  ['47494638', 'an image', fromSource],
];

/** The kind of a zip by the names of its entries; the first match counts. */
const zips: readonly (readonly [entry: string, name: string, advice: string])[] = [
  ['opendocument.spreadsheet', 'an OpenDocument spreadsheet (ods)', fromSpreadsheet],
  ['opendocument.', 'an OpenDocument file', fromSource],
  ['xl/', 'an Excel workbook (xlsx)', fromSpreadsheet],
  ['word/', 'a Word document (docx)', fromSource],
  ['.iwa', 'an Apple Numbers file', fromSpreadsheet],
  // Excel writes the entry `[Content_Types].xml` first, before those that identify the kind of Office file.
  ['[Content_Types].xml', 'an Excel workbook (xlsx) or another Office file', fromSpreadsheet],
  ['', 'a zip archive', unpack],
];

/** Patterns for the beginnings of text files that are not tables, such as HTML pages. */
const texts: readonly (readonly [start: RegExp, name: string, advice: string])[] = [
  [/^<(!doctype html|html|head|body|table|meta)\b/i, 'an HTML page, perhaps with the ending xls', fromSpreadsheet],
  [/^(<\?xml[^>]*>\s*)?(<\?mso-application[^>]*>\s*)?<Workbook\b/i, 'an Excel workbook in XML', fromSpreadsheet],
  [/^<(\?xml|[a-z!])/i, 'an XML file', 'convert it to CSV in UTF-8 or to JSON'],
  [/^\{\\rtf/, 'an RTF document', fromSource],
  [/^%!PS/, 'a PostScript file', fromSource],
];

/**
 * Recognises the layout of a file by its first bytes, whatever its extension. Throws UnreadableFile with a remedy for
 * every kind that no import reads, and if the file cannot be opened.
 */
export async function fileKindOf(path: string): Promise<FileKind> {
  const head = await headOf(path);
  if (head.length === 0) throw new UnreadableFile(`${path} is empty`);
  const zip = head.toString('latin1', 0, 4) === 'PK\x03\x04' ? head.toString('latin1') : undefined;
  const hex = head.toString('hex', 0, 16);
  const known =
    zip === undefined
      ? signatures.find(([signature]) => hex.startsWith(signature))
      : zips.find(([entry]) => zip.includes(entry));
  if (known) throw refused(path, known);
  const encoding = wideEncodingOf(head);
  if (encoding !== undefined) {
    throw new UnreadableFile(
      `${path} is in ${encoding}: save it as UTF-8 (in Excel as “CSV UTF-8”), and import that file`,
    );
  }
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  const page = texts.find(([start]) => start.test(text));
  if (page) throw refused(path, page);
  return text.startsWith('[') ? 'jsonArray' : text.startsWith('{') ? 'ndjson' : 'csv';
}

function refused(path: string, [, name, advice]: readonly [unknown, string, string]): UnreadableFile {
  return new UnreadableFile(`${path} is ${name}: ${advice}`);
}

/** UTF-16 or UTF-32, by its byte order mark or by a zero in every other byte. */
function wideEncodingOf(head: Buffer): string | undefined {
  const mark = head.toString('hex', 0, 4);
  if (mark === 'fffe0000' || mark === '0000feff') return 'UTF-32';
  if (mark.startsWith('fffe') || mark.startsWith('feff')) return 'UTF-16';
  const [even, odd] = [0, 1].map((from) => {
    const bytes = head.subarray(0, 512).filter((_, index) => index % 2 === from);
    return bytes.filter((byte) => byte === 0).length / Math.max(1, bytes.length);
  });
  return even! > 0.7 !== odd! > 0.7 ? 'UTF-16' : undefined;
}

/** The first bytes of a file. Throws UnreadableFile if it cannot be opened. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path).catch((cause: Error) => {
    throw new UnreadableFile(`${path} cannot be read: ${cause.message}`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
