import { DatabaseSync } from 'node:sqlite';
import { makePrivate } from '../keys/privateFiles.ts';
import { unmarkOpen } from './journalFiles.ts';
import {
  migrationError,
  migrationsFor,
  MigrationsDiffer,
  pendingMigrations,
  requireTables,
  type Migration,
} from '../migrations.ts';

/**
 * A commit is durable once acknowledged: the log is synced at each commit. A lock of another process is waited for.
 * Deleted and overwritten content is also removed from its page.
 */
const pragmas = `
  PRAGMA busy_timeout = 5000;
  PRAGMA secure_delete = ON;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = OFF;
  PRAGMA cache_size = -65536;
`;

/** Opens the connection that writes. */
export function openWriting(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(pragmas);
  db.exec('PRAGMA journal_mode = WAL');
  makePrivate(file);
  return db;
}

/**
 * Empties the write-ahead log, which holds old pages until it is overwritten. Throws while another connection still
 * reads it.
 */
export function emptyLog(db: DatabaseSync): void {
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { readonly busy: number };
  if (busy !== 0) throw Object.assign(new Error('The log is being read'), { errcode: sqliteBusy });
}

/** SQLITE_BUSY (sqlite.org/rescode.html). */
const sqliteBusy = 5;

/** Opens a read-only connection, which can run while another connection writes. */
export function openReading(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true });
  db.exec(pragmas);
  return db;
}

/** Creates the database file if necessary and applies the pending migrations, in one transaction. */
export function migrate(file: string): void {
  const known = migrationsFor('sqlite');
  const db = openWriting(file);
  try {
    db.exec('BEGIN IMMEDIATE');
    db.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL) STRICT');
    const done = db.prepare('INSERT INTO migrations (name, sha256) VALUES (?, ?)');
    for (const { name, sha256, sql } of pending(known, db)) {
      try {
        db.exec(sql);
      } catch (error) {
        throw migrationError(name, error);
      }
      done.run(name, sha256);
    }
    // Closing this connection deletes the log. A process that was killed has left its mark.
    unmarkOpen(db);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

/** Throws MigrationsDiffer unless the tables are those of this build: a read-only connection cannot migrate them. */
export function checkMigrated(db: DatabaseSync): void {
  const [next] = pending(migrationsFor('sqlite'), db);
  if (next) throw new MigrationsDiffer(`The database has not run ${next.name} yet: start the server once`);
}

/** The migrations that a database lacks. Throws MigrationsDiffer if its list or its tables cannot be right. */
function pending(known: readonly Migration[], db: DatabaseSync): readonly Migration[] {
  const applied = db.prepare('SELECT name, sha256 FROM migrations').all() as Pick<Migration, 'name' | 'sha256'>[];
  const lacking = pendingMigrations(known, applied);
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as { readonly name: string }[];
  requireTables(
    known,
    applied,
    tables.map(({ name }) => name),
  );
  return lacking;
}
