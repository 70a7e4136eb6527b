import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { wrongAcceptance } from '#server/acceptedLosses.ts';

/** A file without which the journal is not whole is missing. Nothing was changed. */
export class JournalIncomplete extends Error {
  override readonly name = 'JournalIncomplete';
}

/**
 * Refuses a data folder whose journal was copied or restored without all of its files. While a server runs, the newest
 * facts are in `journal.db-wal` alone, and SQLite would open `journal.db` without them. It would also delete the log if
 * `journal.db` itself were missing. `acceptLost` is the number of remaining facts that the operator accepts.
 */
export function checkJournalFiles(dataDir: string, acceptLost?: number): void {
  const file = join(dataDir, 'journal.db');
  const log = `${file}-wal`;
  const size = sizeOf(file);
  if (size === 0 && sizeOf(log) > 0) throw new JournalIncomplete(missingJournal(file, `${log} is there.`));
  if (existsSync(log)) return;
  // The log is looked for again, because a server may have created it since the first look.
  if (size > 0 && isMarkedOpen(file) && !existsSync(log)) {
    const facts = factsIn(file);
    if (acceptLost !== facts) throw new JournalIncomplete(missingLog(file, facts, acceptLost));
  }
  const keys = size === 0 || isEmpty(file) ? keysIn(join(dataDir, 'keys.db')) : 0;
  // One key is no evidence of accounts: a market without accounts has one, its own.
  if (keys > 1) throw new JournalIncomplete(missingJournal(file, `keys.db has the keys of accounts (${keys - 1}).`));
}

/**
 * Marks the database as open in its own file, so that a copy of this file alone is recognised. The mark is the schema's
 * version as user_version: SQLite's backup and VACUUM INTO change the former, so their complete copies are not marked.
 */
export function markOpen(db: DatabaseSync): void {
  const { schema_version: version } = db.prepare('PRAGMA schema_version').get() as { readonly schema_version: number };
  db.exec(`PRAGMA user_version = ${version}`);
  db.exec('PRAGMA wal_checkpoint(PASSIVE)');
}

/** Removes the mark of `markOpen`, before the connection closes, which may be the last one. */
export function unmarkOpen(db: DatabaseSync): void {
  db.exec('PRAGMA user_version = 0');
}

/** Offsets in the header of a database file, in bytes (sqlite.org/fileformat.html). */
const headerLength = 100;
const schemaVersionAt = 40;
const userVersionAt = 60;

/**
 * Whether a database file has the mark of `markOpen`. It is read from the file itself: a connection would create an
 * empty log.
 */
function isMarkedOpen(file: string): boolean {
  const header = Buffer.alloc(headerLength);
  const descriptor = openSync(file, 'r');
  try {
    if (readSync(descriptor, header, 0, headerLength, 0) < headerLength) return false;
  } finally {
    closeSync(descriptor);
  }
  const mark = header.readUInt32BE(userVersionAt);
  return mark !== 0 && mark === header.readUInt32BE(schemaVersionAt);
}

function isEmpty(file: string): boolean {
  return first(file, 'SELECT count(*) AS value FROM sqlite_schema') === 0;
}

function factsIn(file: string): number {
  return first(file, 'SELECT count(*) AS value FROM facts') ?? 0;
}

function keysIn(file: string): number {
  return sizeOf(file) === 0 ? 0 : (first(file, 'SELECT count(*) AS value FROM person_keys') ?? 0);
}

/** The single value of a query. Undefined if the file cannot answer it: the next caller that opens the file reports why. */
function first(file: string, sql: string): number | undefined {
  const address = pathToFileURL(file);
  // A database opened as immutable is read without a log, and none is created.
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(address, { readOnly: true });
    return (db.prepare(sql).get() as { readonly value: number }).value;
  } catch {
    return undefined;
  } finally {
    db?.close();
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function missingLog(file: string, facts: number, acceptLost: number | undefined): string {
  return `The journal is incomplete: ${file}-wal is missing. Either ${file} was copied while its server ran, and the newest facts are in journal.db-wal, or another program opened ${file} after a crash, and nothing is missing. Put both files back together, from the same backup, and start again. Nothing was changed.${wrongAcceptance('ACCEPT_LOST_FACTS', acceptLost, facts)} Only if journal.db-wal is lost for good, or nothing is missing: with ACCEPT_LOST_FACTS=${facts} the server starts with the ${facts} facts in journal.db, and everything that happened after them is lost.`;
}

function missingJournal(file: string, evidence: string): string {
  return `The journal is missing: ${file} does not exist or is empty, but ${evidence} Put journal.db back, together with journal.db-wal if the backup has one, and start again. Nothing was changed. To begin an empty market, set DATA_DIR to a new folder.`;
}
