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
 * The migrations that a database still lacks. Throws MigrationsDiffer if an applied migration was changed since. Also
 * throws if this build does not have it: a newer build ran it, and this build would misread the tables.
 */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly Pick<Migration, 'name' | 'sha256'>[],
): readonly Migration[] {
  for (const { name, sha256 } of applied) {
    const migration = known.find((one) => one.name === name);
    if (!migration) {
      throw new MigrationsDiffer(`The database has run ${name}, which this build does not have: start a newer build`);
    }
    if (migration.sha256 !== sha256) {
      throw new MigrationsDiffer(
        `${name} is not what ran on this database: the file was changed since, or this build or the database is damaged (a lost bit is enough). Install this version again; if the message stays, restore the database from its backup. After a change of your own, undo it and add a new migration`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return known.filter(({ name }) => !done.has(name));
}
