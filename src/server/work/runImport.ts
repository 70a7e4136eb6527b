import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { calendarDayOf } from '#market/dates/dates.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import type { Config } from '#server/config.ts';
import { localityTable } from '#server/localities/localityTable.ts';
import { openMarketReadOnly } from '#server/market.ts';
import type { Market } from '#server/store/market.ts';
import { findWorkplace } from '#server/work/workplace.ts';
import { carReader } from '#server/import/formats/carsFormat.ts';
import { encodingNames } from '#server/import/records/encoding.ts';
import { openSource, type ImportFormat } from '#server/import/formats/formats.ts';
import { importFile, type ImportJob, type ImportSummary } from '#server/import/importFile.ts';
import { ledgerPath, openLedger, passingLedger } from '#server/import/importLedger.ts';
import { previewListings, type RowOutcome } from '#server/import/importListings.ts';
import { previewLocalities, type LocalityChanges } from '#server/import/importLocalities.ts';
import {
  openImportPictures,
  previewImportPictures,
  type ImportPictures,
  type PhotoDesk,
} from '#server/import/pictures/importPictures.ts';
import type { ListingReader } from '#server/import/formats/importedListing.ts';
import { listingReader } from '#server/import/formats/listingsFormat.ts';
import { readLocalities } from '#server/import/formats/localitiesFormat.ts';
import { publicFetching, type Fetching } from '#server/import/pictures/pictureFetcher.ts';
import { placesOf } from '#server/import/formats/places.ts';
import { openReport, reportPathFor } from '#server/import/problemReport.ts';

/** The file to import, and its options. */
export interface ImportRequest {
  readonly file: string;
  readonly format: ImportFormat;
  /** Only reports what would happen, and writes nothing except the report of bad rows. */
  readonly dryRun: boolean;
  /** The id of the account that sells the listings of rows without a seller. */
  readonly seller?: string;
  /** The path of the report of bad rows. Default: next to the file. */
  readonly report?: string;
  /** The folder for relative names of picture files. Default: the folder of the file. */
  readonly pictures?: string;
}

type Watcher = Pick<ImportJob, 'onProgress' | 'onProblem' | 'signal'> & {
  /** Receives messages about the progress, a sentence each. */
  readonly say?: (sentence: string) => void;
  readonly clock?: () => number;
  /** How pictures are fetched; only tests replace it. Otherwise pictures come only from the public internet. */
  readonly fetching?: Fetching;
};

/** The result of an import, or of a dry run. `report` is present if a row had a problem. */
export type ImportResult = { readonly report?: string } & (ImportSummary | { readonly places: LocalityChanges });

type ServerConfig = Pick<Config, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<Config, 'photosUrl' | 'publicUrl' | 'search'>>;

/** The id of the default account that sells imported cars. */
const carSeller = 'import-cars';

/**
 * Imports a file into the market of a configuration, through the server that runs on its DATA_DIR, or otherwise
 * directly. Throws UnreadableFile, ImportRuns, DataDirInUse or StoreUnavailable before it begins, and ImportStopped
 * later.
 */
export async function runImport(request: ImportRequest, config: ServerConfig, watcher: Watcher): Promise<ImportResult> {
  const { source, encoding } = await openSource(request.file, request.format);
  watcher.say?.(`${request.file} is in ${encodingNames[encoding]}`);
  if (source.unnamedColumns)
    watcher.say?.(`Columns without a name, ignored where they are blank: ${source.unnamedColumns}`);
  const office = await openOffice(request, config, watcher);
  try {
    return request.format === 'localities'
      ? await importPlaces(request, office, await readLocalities(source), watcher)
      : await writeListings(request, office, source, config, watcher);
  } finally {
    await office.close();
  }
}

async function importPlaces(
  request: ImportRequest,
  office: Office,
  { localities, problems }: Awaited<ReturnType<typeof readLocalities>>,
  { onProblem }: Watcher,
): Promise<ImportResult> {
  const report = openReport(reportOf(request), 0);
  report.add(problems);
  report.close();
  problems.forEach((problem) => onProblem?.(problem));
  return { places: await office.importLocalities({ localities }), ...(problems.length > 0 && { report: report.path }) };
}

async function writeListings(
  request: ImportRequest,
  office: Office,
  source: ImportJob['source'],
  config: ServerConfig,
  watcher: Watcher,
): Promise<ImportResult> {
  const { file, format, dryRun, seller, pictures: folder } = request;
  const clock = watcher.clock ?? Date.now;
  const how = [format, seller ?? '', config.databaseUrl ?? '', ...(folder === undefined ? [] : [resolve(folder)])];
  const path = ledgerPath(join(config.dataDir, 'imports'), file, how);
  const pictures = openPictures(request, office, config, { ...watcher, clock });
  const ledger = dryRun ? passingLedger() : openLedger(path, clock());
  try {
    const { mark } = ledger;
    if (mark) watcher.say?.(`Going on at line ${mark.next.line}, where an import of this file was interrupted`);
    const report = openReport(reportOf(request), mark?.reportBytes ?? 0);
    try {
      const reader = readerOf(request, office.localities, clock());
      const write = (listings: ImportedListings) => office.importListings({ listings });
      const job = { ...watcher, path: file, source, reader, ledger, report, pictures, write, clock };
      const summary = await importFile(job);
      return { ...summary, ...(report.bytes() > 0 && { report: report.path }) };
    } finally {
      report.close();
    }
  } finally {
    pictures.close();
    ledger.close();
  }
}

function openPictures(
  { file, dryRun, pictures }: ImportRequest,
  office: Office,
  { dataDir, publicUrl }: ServerConfig,
  {
    clock,
    fetching = publicFetching,
    signal = new AbortController().signal,
  }: Watcher & { readonly clock: () => number },
): ImportPictures {
  const folder = resolve(pictures ?? dirname(file));
  if (dryRun) return previewImportPictures({ folder, dataDir }, fetching.network);
  const userAgent = publicUrl === undefined ? 'Allmend-Import' : `Allmend-Import (+${publicUrl})`;
  return openImportPictures({ folder, dataDir, clock }, office, { fetching, userAgent, signal });
}

type ImportedListings = Parameters<ImportJob['write']>[0];

function readerOf({ format, seller }: ImportRequest, localities: LocalityTable, now: number): ListingReader {
  if (format === 'cars') return carReader({ seller: seller ?? carSeller, thisYear: calendarDayOf(now).year });
  return listingReader({ ...(seller !== undefined && { seller }), placeOf: placesOf(localities) });
}

function reportOf({ file, report }: ImportRequest): string {
  return report === undefined ? reportPathFor(file) : resolve(report);
}

/** Where the import does its work: it writes rows, or previews their outcomes. */
interface Office extends PhotoDesk {
  readonly localities: LocalityTable;
  importListings(batch: { readonly listings: ImportedListings }): Promise<readonly RowOutcome[]>;
  importLocalities(directory: Parameters<typeof previewLocalities>[1]): Promise<LocalityChanges>;
  close(): Promise<void>;
}

async function openOffice({ dryRun }: ImportRequest, config: ServerConfig, { say }: Watcher): Promise<Office> {
  if (dryRun) return previewOffice(config);
  const workplace = await findWorkplace(config);
  try {
    if (workplace.where === 'server') say?.('The running server writes what this command reads');
    const market = await openMarketReadOnly(config);
    const localities = await localityTable(market);
    await market.close();
    return {
      localities,
      importListings: (batch) => workplace.do('importListings', batch),
      importLocalities: (directory) => workplace.do('importLocalities', directory),
      photosHere: (names) => workplace.do('photosHere', names),
      keepPhoto: ({ bytes, ...size }) => workplace.do('keepPhoto', { bytes: bytes.toString('base64'), ...size }),
      close: () => workplace.close(),
    };
  } catch (error) {
    await workplace.close();
    throw error;
  }
}

/** An office that only previews: it writes nothing and creates no database. */
async function previewOffice(config: ServerConfig): Promise<Office> {
  const market = await openedMarket(config);
  return {
    localities: market ? await localityTable(market) : swissLocalities,
    importListings: async (batch) =>
      market ? previewListings(market, batch) : batch.listings.map(() => ({ kind: 'new' }) as const),
    importLocalities: async (directory) =>
      market
        ? previewLocalities(market, directory)
        : { new: directory.localities.length, changed: 0, unchanged: 0, gone: 0 },
    photosHere: async () => [],
    keepPhoto: () => Promise.reject(new Error('An import that writes nothing stores no photo')),
    close: async () => market?.close(),
  };
}

async function openedMarket(config: ServerConfig): Promise<Market | undefined> {
  const isThere = config.databaseUrl !== undefined || existsSync(join(config.dataDir, 'journal.db'));
  return isThere ? openMarketReadOnly(config) : undefined;
}
