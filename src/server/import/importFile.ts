import { stat } from 'node:fs/promises';
import { counted, nothingCounted, rowsCounted, type Counts } from './counts.ts';
import type { ImportedListing, ListingReader } from './formats/importedListing.ts';
import type { ImportLedger } from './importLedger.ts';
import { idOfListing, type RowOutcome } from './importListings.ts';
import type { ImportPictures } from './pictures/importPictures.ts';
import { repairedFields } from './records/repairedFields.ts';
import type { ProblemReport } from './problemReport.ts';
import type { Place, FileRecord, RecordSource } from './records/records.ts';
import { rowNotes, type RowProblem } from './rowProblems.ts';

/** The progress of an import, with its speed since its start. A resumed import starts within the file. */
export interface Progress {
  readonly rows: number;
  readonly bytes: number;
  readonly size: number;
  readonly rowsPerSecond: number;
  readonly secondsLeft: number;
}

export interface ImportJob {
  readonly path: string;
  readonly source: RecordSource;
  readonly reader: ListingReader;
  readonly ledger: ImportLedger;
  readonly report: ProblemReport;
  readonly pictures: Pick<ImportPictures, 'of'>;
  /** Writes a batch, or returns what writing it would do. Once it resolves, the batch is durable. */
  readonly write: (listings: readonly ImportedListing[]) => Promise<readonly RowOutcome[]>;
  /** The current time, in milliseconds. */
  readonly clock: () => number;
  readonly onProgress?: (progress: Progress) => void;
  readonly onProblem?: (problem: RowProblem) => void;
  /** Ends the import after the batches being written. Batches that wait for pictures are read again later. */
  readonly signal?: AbortSignal;
}

export interface ImportSummary {
  readonly counts: Counts;
  /** Whether the file was read to its end. If not, the next import of the same file resumes there. */
  readonly finished: boolean;
}

/** A batch could not be written because the engine or the server is unavailable. All earlier batches are saved. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
  constructor(path: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${reason}\nWhat was imported until then is kept; import ${path} again to go on`, { cause });
  }
}

/**
 * A batch has a few hundred rows (each picture counts as a row), which share a commit. Several batches in flight keep
 * the writer busy.
 */
const batchSize = 250;
const batchesUnderWay = 4;

interface Batch {
  readonly listings: readonly ImportedListing[];
  readonly problems: readonly RowProblem[];
  /** The number of blank rows. */
  readonly blank: number;
  /** The number of refused rows. A line of a JSON array may contain several. */
  readonly refused: number;
  readonly next: Place;
}

/**
 * Imports a file of listings. It reads record by record, writes valid listings in batches and notes the others. Each
 * batch advances the checkpoint, so an interrupted import loses nothing and repeats at most the batches in flight.
 * Rejects with ImportStopped if a batch cannot be written; the checkpoint is then before that batch.
 */
export async function importFile(job: ImportJob): Promise<ImportSummary> {
  const { ledger, report, signal } = job;
  const from = ledger.mark?.next ?? job.source.start;
  // A checkpoint written by an earlier version of the program lacks some counts, which then start at zero.
  let counts = { ...nothingCounted, ...ledger.mark?.counts };
  const progressAt = await progressFrom(job, from, rowsCounted(counts));
  const underWay: Promise<{ batch: Batch; outcomes: readonly RowOutcome[] }>[] = [];

  const settleOldest = async () => {
    const { batch, outcomes } = await underWay[0]!;
    void underWay.shift();
    const problems = [...batch.problems, ...batch.listings.flatMap(problemOf(outcomes))].sort(byLine);
    counts = countedBatch(counts, batch, outcomes);
    report.add(problems);
    problems.forEach((problem) => job.onProblem?.(problem));
    ledger.keep({ next: batch.next, counts, reportBytes: report.bytes(), at: job.clock() });
    job.onProgress?.(progressAt(batch.next, rowsCounted(counts)));
  };

  try {
    for await (const batch of batches(job, from)) {
      const settled = writtenBatch(job, batch);
      // A batch may fail while an older one is awaited. Its error is handled when it is awaited itself.
      settled.catch(() => undefined);
      underWay.push(settled);
      if (underWay.length >= batchesUnderWay) await settleOldest();
      if (signal?.aborted) break;
    }
    while (underWay.length > 0) await settleOldest();
  } catch (error) {
    await Promise.allSettled(underWay);
    if (!signal?.aborted || error !== signal.reason) throw new ImportStopped(job.path, error);
  }
  const finished = !signal?.aborted;
  if (finished) ledger.finish();
  return { counts, finished };
}

async function writtenBatch(job: ImportJob, batch: Batch): Promise<{ batch: Batch; outcomes: readonly RowOutcome[] }> {
  if (batch.listings.length === 0) return { batch, outcomes: [] };
  const { listings, problems } = await job.pictures.of(batch.listings);
  const outcomes = await job.write(listings);
  return { batch: { ...batch, listings, problems: [...batch.problems, ...problems] }, outcomes };
}

async function* batches(job: ImportJob, from: Place): AsyncGenerator<Batch> {
  let listings: ImportedListing[] = [];
  let problems: RowProblem[] = [];
  let [blank, refused, pictures] = [0, 0, 0];
  let next = from;
  for await (const records of job.source.read(from)) {
    for (const record of records) {
      next = record.next;
      if ('blank' in record) blank += 1;
      else {
        const read = readRow(job, record);
        problems.push(...read.problems);
        if (read.problems.some(({ kind }) => kind === 'refused')) refused += 1;
        if (read.listing) listings.push(read.listing);
        pictures += read.listing?.pictures?.length ?? 0;
      }
      if (listings.length + problems.length + pictures < batchSize) continue;
      yield { listings, problems, blank, refused, next };
      [listings, problems, blank, refused, pictures] = [[], [], 0, 0, 0];
    }
  }
  yield { listings, problems, blank, refused, next };
}

/** Turns a row into a listing, with its problems. If a file has several rows for a listing, the first one counts. */
function readRow(
  { reader, ledger }: ImportJob,
  record: Exclude<FileRecord, { readonly blank: true }>,
): { listing?: ImportedListing; problems: readonly RowProblem[] } {
  const { line } = record;
  const notes = rowNotes(line, 'fields' in record ? record.fields['external_id']?.trim() : '');
  if ('unreadable' in record) {
    notes.refuse('', '', record.unreadable);
    return notes;
  }
  const fields = repairedFields(record.fields, notes);
  const read = notes.refused() ? undefined : reader(fields, notes);
  if (!read) return notes;

  const earlier = ledger.earlierLineOf(idOfListing(read), line);
  if (earlier !== undefined) {
    notes.refuse('', read.content.title, `is the same ad as line ${earlier}`);
    return notes;
  }
  const seller = ledger.asFirstRecorded(read.seller, line);
  for (const [field, property] of [
    ['seller_name', 'name'],
    ['seller_kind', 'kind'],
  ] as const) {
    const value = read.seller[property];
    if (value !== undefined && value !== seller[property]) {
      notes.warn(field, value, `is ${JSON.stringify(seller[property] ?? '')} in line ${seller.line}, which counts`);
    }
  }
  const { line: _reported, ...sellerRow } = seller;
  return { listing: { line, ...read, seller: sellerRow }, problems: notes.problems };
}

function countedBatch(
  before: Counts,
  { listings, problems, blank, refused }: Batch,
  outcomes: readonly RowOutcome[],
): Counts {
  let counts = counted(before, 'refused', refused);
  counts = counted(counts, 'warnings', problems.filter(({ kind }) => kind === 'warning').length);
  counts = counted(counts, 'blank', blank);
  for (const [index, { kind }] of outcomes.entries()) {
    counts = counted(counts, kind);
    const { images } = listings[index]!.content;
    if (kind !== 'refused' && kind !== 'skipped') counts = counted(counts, 'pictures', images.length);
  }
  return counts;
}

function problemOf(outcomes: readonly RowOutcome[]) {
  return ({ line, origin: { externalId } }: ImportedListing, index: number): RowProblem[] => {
    const outcome = outcomes[index]!;
    if (outcome.kind !== 'refused' && outcome.kind !== 'skipped') return [];
    const { kind, field, value, reason } = outcome;
    return [{ kind: kind === 'refused' ? 'refused' : 'skipped', line, field, value, reason, externalId }];
  };
}

function byLine(one: RowProblem, other: RowProblem): number {
  return one.line - other.line;
}

async function progressFrom({ path, clock }: ImportJob, from: Place, rowsBefore: number) {
  const { size } = await stat(path);
  const begun = clock();
  return (next: Place, rows: number): Progress => {
    const seconds = Math.max(clock() - begun, 1) / 1000;
    const bytesPerSecond = (next.byte - from.byte) / seconds;
    return {
      rows,
      bytes: next.byte,
      size,
      rowsPerSecond: (rows - rowsBefore) / seconds,
      secondsLeft: bytesPerSecond > 0 ? (size - next.byte) / bytesPerSecond : Infinity,
    };
  };
}
