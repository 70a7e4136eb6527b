import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Store } from './store.ts';

/** A numbered migration of the tables. It is plain SQL without imports, so its meaning never changes. */
export interface Migration {
  /** The file's name: `001-journal.sql`. */
  readonly name: string;
  readonly sha256: string;
  readonly sql: string;
}

/** The database ran other migrations than this build has. */
export class MigrationsDiffer extends Error {
  override readonly name = 'MigrationsDiffer';
}

/** The end of the message if the list of migrations cannot be right: the cause and the remedy. */
const damaged =
  'this build or the database is damaged (a lost bit is enough). Install this version again; if the message stays, restore the database from its backup';

const shipped = new URL('./migrations/', import.meta.url);

/** The migrations of this build for an engine, in order: those for both engines, and those in its own folder. */
export function migrationsFor(engine: Store['engine'], folder: URL = shipped): readonly Migration[] {
  return [folder, new URL(`${engine}/`, folder)]
    .flatMap((place) => readdirSync(place).map((name) => ({ name, file: new URL(name, place) })))
    .filter(({ name }) => name.endsWith('.sql'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, file }) => {
      const sql = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * The migrations that a database still lacks. Throws MigrationsDiffer when an applied one was changed since, is not
 * known here, or is missing between others. Only a newer build has run all of these and a later one; any other
 * difference is damage.
 */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly Pick<Migration, 'name' | 'sha256'>[],
): readonly Migration[] {
  const done = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
  const pending = known.filter(({ name }) => !done.has(name));
  const last = known.at(-1)?.name ?? '';
  for (const { name } of applied) {
    if (known.some((one) => one.name === name)) continue;
    if (pending.length === 0 && name > last) {
      throw new MigrationsDiffer(`The database has run ${name}, which this build does not have: start a newer build`);
    }
    throw new MigrationsDiffer(
      `The database has run ${name}, which this build does not have, and not all before it: ${damaged}`,
    );
  }
  for (const { name, sha256 } of known) {
    const ran = done.get(name);
    if (ran !== undefined && ran !== sha256) {
      throw new MigrationsDiffer(
        `${name} is not what ran on this database: the file was changed since, or ${damaged}. After a change of your own, undo it and add a new migration`,
      );
    }
  }
  const gap = pending.find(({ name }) => applied.some((one) => one.name > name));
  if (gap) throw new MigrationsDiffer(`The database has run later migrations, but not ${gap.name}: ${damaged}`);
  return pending;
}

/** Statements that change the list of tables. In a migration every statement begins a line. */
const tableChanges =
  /^(?:CREATE TABLE (?:IF NOT EXISTS )?(?<created>\w+)|DROP TABLE (?:IF EXISTS )?(?<dropped>\w+)|ALTER TABLE (?<from>\w+) RENAME TO (?<to>\w+))/gm;

/** The names of the tables that migrations leave in a database. */
export function tablesOf(migrations: readonly Pick<Migration, 'sql'>[]): ReadonlySet<string> {
  const tables = new Set<string>();
  for (const { groups } of migrations.flatMap(({ sql }) => [...sql.matchAll(tableChanges)])) {
    const { created, dropped, from, to } = groups!;
    tables.delete(dropped ?? from ?? '');
    if (created ?? to) tables.add((created ?? to)!);
  }
  return tables;
}

/** The table of the accounts' keys: `keyCheck.ts` reports its loss, which an operator can accept. */
const keyTable = 'person_keys';

/**
 * Throws MigrationsDiffer if a database lacks a table that its applied migrations created: every write that needs the
 * table would fail.
 */
export function requireTables(
  known: readonly Migration[],
  applied: readonly Pick<Migration, 'name'>[],
  present: readonly string[],
): void {
  const names = new Set(applied.map(({ name }) => name));
  const missing = [...tablesOf(known.filter(({ name }) => names.has(name)))].filter(
    (table) => table !== keyTable && !present.includes(table),
  );
  if (missing.length === 0) return;
  const [lacks, were] = missing.length === 1 ? ['lacks the table', 'It was'] : ['lacks the tables', 'They were'];
  throw new MigrationsDiffer(
    `The database ${lacks} ${missing.join(', ')}, although it has run all migrations that create its tables. ${were} deleted, or the database is damaged: restore the database from its backup`,
  );
}

/** The error of a migration that failed. If what it creates exists already, the list of migrations is damaged. */
export function migrationError(name: string, error: unknown): unknown {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  if (code !== duplicateTable && !/^table \S+ already exists$/.test(message ?? '')) return error;
  return new MigrationsDiffer(
    `The database does not say that it has run ${name}, but it has its tables (${message}): another program uses this database, or ${damaged}`,
  );
}

/** PostgreSQL's code of a table that exists already. */
const duplicateTable = '42P07';
