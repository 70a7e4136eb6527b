import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Counts } from './counts.ts';
import type { ImportedSeller } from './formats/importedListing.ts';
import type { Place } from './records/records.ts';
import { day } from '#machines/market/units.ts';

/**
 * The checkpoint of an import. All rows before `next` are durable in the market, and their problems are in the report.
 */
export interface Mark {
  readonly next: Place;
  readonly counts: Counts;
  readonly reportBytes: number;
  /** When the checkpoint was made, in epoch milliseconds. */
  readonly at: number;
}

/**
 * The state of an import: its checkpoint, and the listings and sellers of its rows so far. It is on disk, because a
 * file may have any length. It lives until the import is finished, or for 30 days after an interruption.
 */
export interface ImportLedger {
  /** The checkpoint of an interrupted import of the same file. */
  readonly mark: Mark | undefined;
  /** The line of an earlier row with the same listing. If there is none, this line is recorded. */
  earlierLineOf(listing: string, line: number): number | undefined;
  /** The seller as in the first row that names this seller. If this row is the first, the seller is recorded. */
  asFirstRecorded(seller: ImportedSeller, line: number): ImportedSeller & { line: number };
  keep(mark: Mark): void;
  /** Drops the state, so that another import of the file starts from the beginning. */
  finish(): void;
  close(): void;
}

/** The error if another import of the same file is running. */
export class ImportRuns extends Error {
  override readonly name = 'ImportRuns';
}

const retention = 30 * day;

/** The identity of an import: the file with its size and modification time, and how it is read. */
export function ledgerPath(folder: string, path: string, how: readonly string[]): string {
  const { size, mtimeMs } = statSync(path);
  const name = createHash('sha256')
    .update([resolve(path), size, mtimeMs, ...how].join('\n'))
    .digest('hex');
  return join(folder, `${name}.db`);
}

/** Opens the ledger at a path. Throws ImportRuns while another process has it open. */
export function openLedger(path: string, now: number): ImportLedger {
  const folder = join(path, '..');
  mkdirSync(folder, { recursive: true });
  forgetOld(folder, now);
  return ledgerOn(new DatabaseSync(path), path);
}

/** A ledger in a temporary database, for an import that writes nothing. */
export function passingLedger(): ImportLedger {
  return ledgerOn(new DatabaseSync(''), undefined);
}

function ledgerOn(database: DatabaseSync, path: string | undefined): ImportLedger {
  try {
    // `cache_size` bounds the memory, in KiB. A checkpoint lost in a power cut is harmless: writing rows again changes
    // nothing.
    database.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA cache_size = -8192;
      CREATE TABLE IF NOT EXISTS marks (mark TEXT NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS ads (id TEXT PRIMARY KEY, line INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS sellers (id TEXT PRIMARY KEY, line INTEGER NOT NULL, told TEXT NOT NULL) STRICT, WITHOUT ROWID;
      BEGIN IMMEDIATE;
    `);
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new ImportRuns('Another import of this file runs');
  }
  const storedMark = database.prepare('SELECT mark FROM marks').get() as { mark: string } | undefined;
  const mark = storedMark && (JSON.parse(storedMark.mark) as Mark);
  // Deletes what the ledger recorded for rows after the checkpoint. They are read again and must not count as their own
  // duplicates.
  for (const table of ['ads', 'sellers']) {
    database.prepare(`DELETE FROM ${table} WHERE line >= ?`).run(mark?.next.line ?? 0);
  }
  const noteListing = database.prepare('INSERT INTO ads (id, line) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const listingLine = database.prepare('SELECT line FROM ads WHERE id = ?');
  const noteSeller = database.prepare('INSERT INTO sellers (id, line, told) VALUES (?, ?, ?)');
  const knownSeller = database.prepare('SELECT line, told FROM sellers WHERE id = ?');

  return {
    mark,
    earlierLineOf(listing, line) {
      if (noteListing.run(listing, line).changes === 1) return undefined;
      return (listingLine.get(listing) as { line: number }).line;
    },
    asFirstRecorded(seller, line) {
      const known = knownSeller.get(seller.id) as { line: number; told: string } | undefined;
      if (known) return { ...(JSON.parse(known.told) as ImportedSeller), line: known.line };
      noteSeller.run(seller.id, line, JSON.stringify(seller));
      return { ...seller, line };
    },
    keep(newMark) {
      database.exec('DELETE FROM marks');
      database.prepare('INSERT INTO marks (mark) VALUES (?)').run(JSON.stringify(newMark));
      database.exec('COMMIT; BEGIN IMMEDIATE');
    },
    finish() {
      database.close();
      if (path !== undefined) remove(path);
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}

const busy = 5;

function forgetOld(folder: string, now: number): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.db'))) {
    const path = join(folder, name);
    // `statSync` must not throw: another import may have finished and deleted its ledger since the folder was read.
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (changed < now - retention) remove(path);
  }
}

function remove(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
}
