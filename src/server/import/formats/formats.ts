import { carColumns } from './carsFormat.ts';
import { openCsv } from '../records/csvRecords.ts';
import { encodingOf, type Encoding } from '../records/encoding.ts';
import { fileKindOf, headOf } from '../records/fileKind.ts';
import { openJsonArray } from '../records/jsonArrayRecords.ts';
import { listingColumns, mandatoryListingColumns } from './listingsFormat.ts';
import { localityColumns } from './localitiesFormat.ts';
import { openNdjson } from '../records/ndjsonRecords.ts';
import type { RecordSource } from '../records/records.ts';
import { UnreadableFile } from '../records/unreadableFile.ts';

/** The formats of imported files. */
export const importFormats = ['listings', 'cars', 'localities'] as const;

export type ImportFormat = (typeof importFormats)[number];

const columnsOf: Readonly<Record<ImportFormat, { mandatory: readonly string[]; known?: readonly string[] }>> = {
  listings: { mandatory: mandatoryListingColumns, known: listingColumns },
  cars: { mandatory: carColumns },
  localities: { mandatory: localityColumns },
};

/**
 * Opens a file for import. Throws UnreadableFile if it is missing, has an unsupported layout (the message names a
 * remedy), or lacks a column of its format. In our own template an unknown column is an error, too, because its data
 * would be lost.
 */
export async function openSource(
  path: string,
  format: ImportFormat,
): Promise<{ source: RecordSource; encoding: Encoding }> {
  const kind = await fileKindOf(path);
  const encoding = await encodingOf(path);
  if (kind !== 'csv') {
    if (format !== 'listings') throw new UnreadableFile(`${path} is JSON, and ${format} are read from CSV alone`);
    return { source: await openJson(path, kind, encoding), encoding };
  }

  const source = await openCsv(path, encoding);
  const { mandatory, known } = columnsOf[format];
  const unknown = known ? source.columns.filter((column) => !known.includes(column)) : [];
  if (unknown.length > 0)
    throw new UnreadableFile(`${path} has columns that ${format} does not know: ${unknown.join(', ')}`);
  const missing = mandatory.filter((column) => !source.columns.includes(column));
  if (missing.length > 0) throw new UnreadableFile(`${path} lacks columns of ${format}: ${missing.join(', ')}`);
  return { source, encoding };
}

/** The beginning of an object that has a list of objects, such as `{"ads":[{`. */
const aroundListings = /^(?:\u00ef\u00bb\u00bf)?\{[^[{]*"[^"]*"\s*:\s*\[\s*\{/;

/** Throws UnreadableFile for an object that contains the listings, on one line or on several: it is no listing. */
async function openJson(path: string, kind: 'ndjson' | 'jsonArray', encoding: Encoding): Promise<RecordSource> {
  const head = (await headOf(path)).toString('latin1');
  if (kind === 'jsonArray') {
    const before = head.slice(0, head.indexOf('[') + 1);
    return openJsonArray(path, encoding, { byte: before.length, line: before.split('\n').length });
  }
  const [line = ''] = head.trimStart().split('\n', 1);
  if (line.length < head.trimStart().length && !line.trimEnd().endsWith('}')) {
    throw new UnreadableFile(`${path} is one JSON object over many lines: write an array of ads, or one ad a line`);
  }
  if (aroundListings.test(line)) {
    throw new UnreadableFile(
      `${path} is one JSON object that contains a list: write an array of ads, or one ad a line`,
    );
  }
  return openNdjson(path, encoding);
}
