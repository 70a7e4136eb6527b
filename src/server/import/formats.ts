import { open } from 'node:fs/promises';
import { carColumns } from './carsFormat.ts';
import { openCsv } from './csvRecords.ts';
import { encodingOf, type Encoding } from './encoding.ts';
import { listingColumns, mandatoryListingColumns } from './listingsFormat.ts';
import { localityColumns } from './localitiesFormat.ts';
import { openNdjson } from './ndjsonRecords.ts';
import type { RecordSource } from './records.ts';
import { UnreadableFile } from './unreadableFile.ts';

/** How a file can be written down that is imported. */
export const importFormats = ['listings', 'cars', 'localities'] as const;

export type ImportFormat = (typeof importFormats)[number];

const columnsOf: Readonly<Record<ImportFormat, { mandatory: readonly string[]; known?: readonly string[] }>> = {
  listings: { mandatory: mandatoryListingColumns, known: listingColumns },
  cars: { mandatory: carColumns },
  localities: { mandatory: localityColumns },
};

/**
 * Opens a file to be imported. Throws UnreadableFile when it is missing, is not text, lacks a column of its format, or (in
 * our own template, where a column that is not read would be a loss) has one that the format does not know.
 */
export async function openSource(
  path: string,
  format: ImportFormat,
): Promise<{ source: RecordSource; encoding: Encoding }> {
  const ndjson = (await firstCharacter(path)) === '{' && format === 'listings';
  const encoding = await encodingOf(path);
  if (ndjson) return { source: openNdjson(path, encoding), encoding };

  const source = await openCsv(path, encoding);
  const { mandatory, known } = columnsOf[format];
  const unknown = known ? source.columns.filter((column) => !known.includes(column)) : [];
  if (unknown.length > 0)
    throw new UnreadableFile(`${path} has columns that ${format} does not know: ${unknown.join(', ')}`);
  const missing = mandatory.filter((column) => !source.columns.includes(column));
  if (missing.length > 0) throw new UnreadableFile(`${path} lacks columns of ${format}: ${missing.join(', ')}`);
  return { source, encoding };
}

/** The first character that is no space nor byte order mark. Throws UnreadableFile when the file cannot be opened. */
async function firstCharacter(path: string): Promise<string | undefined> {
  const file = await open(path).catch((cause: Error) => {
    throw new UnreadableFile(`${path} cannot be read: ${cause.message}`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\uFEFF/, '')
      .trimStart()[0];
  } finally {
    await file.close();
  }
}
