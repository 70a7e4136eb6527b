import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { makePrivate } from './privateFiles.ts';
import type { PersonKeys } from './sealing.ts';
import { emptyLog } from '../sqlite/connections.ts';
import { failureOf, isDamage, sqliteError } from '../sqlite/sqliteErrors.ts';
import { type Store, StoreUnavailable } from '../store.ts';

/** The persons' keys as a file or a table stores them. */
export interface StoredKeys extends PersonKeys {
  /** The storage place, as messages to operators name it. */
  readonly place: string;
  /** Whether the file or table exists, or could be created. Without it `keyFor` throws WrongKeys. */
  readonly exists: boolean;
  /** Those of the given persons that have no key, in the order of the argument. */
  lacking(persons: readonly string[]): Promise<readonly string[]>;
  /** Up to `limit` persons with a key, in the order of their ids, after `after`. */
  persons(after: string, limit: number): Promise<readonly string[]>;
}

/** The keys are not those of this market, or cannot be opened at all. No fact and no key was changed. */
export class WrongKeys extends Error {
  override readonly name = 'WrongKeys';
}

/** The file of the keys is damaged. In a running market it counts as an unavailable store. */
export class DamagedKeys extends StoreUnavailable {}

/** The refusal to start with keys that cannot be opened or read. */
export function unreadableKeys(place: string, cause: Error): WrongKeys {
  return new WrongKeys(`The keys cannot be opened. ${cause.message}. ${putBack(place)}`, { cause });
}

/** Keys may be created only for a market without facts; everywhere else they have to exist. */
export interface OpenKeys {
  readonly mayCreate: boolean;
  /** Whether the first new key may create the storage of keys, after the operator has given up the missing ones. */
  readonly mayReplace?: boolean;
  readonly readOnly?: boolean;
}

/** The instruction to an operator whose keys are missing or belong to another market. */
export function putBack(place: string): string {
  const log = place.endsWith('keys.db') ? ', together with keys.db-wal if the backup has one' : '';
  return `Put the right ${place} back, from the backup of the keys${log}, and start again. No fact and no key was changed.`;
}

/** The message for missing keys that the journal needs. */
export function missingKeys(place: string): string {
  return `The keys are missing: ${place} holds no keys of this market, but the journal has facts. Without them no one can log in, and people's names, addresses and messages cannot be read. ${putBack(place)}`;
}

/** A stand-in for missing keys: it finds none and makes none. With `create`, the first new key creates the storage. */
function noKeys(place: string, create?: () => Promise<StoredKeys>): StoredKeys {
  let created: Promise<StoredKeys> | undefined;
  const refuse = (): never => {
    throw new WrongKeys(missingKeys(place));
  };
  return {
    place,
    exists: false,
    find: async (person) => (await created)?.find(person),
    lacking: async (persons) => (created ? (await created).lacking(persons) : persons),
    persons: async (after, limit) => (created ? (await created).persons(after, limit) : []),
    async keyFor(person) {
      created ??= create?.() ?? refuse();
      return (await created).keyFor(person);
    },
    forget: async (person) => (await (created ?? refuse())).forget(person),
    letGo: () => undefined,
    close() {
      // The rejection is ignored: a failed creation leaves nothing to close.
      void created?.then(
        (keys) => keys.close(),
        () => undefined,
      );
    },
  };
}

/**
 * The keys of an embedded market, in a separate database file next to the journal's. Throws WrongKeys for other
 * content.
 */
export function filePersonKeys(dataDir: string, { mayCreate, mayReplace, readOnly = false }: OpenKeys): StoredKeys {
  const file = join(dataDir, 'keys.db');
  const db = openKeyFile(file, { mayCreate, readOnly });
  if (!db) return noKeys(file, mayReplace ? async () => filePersonKeys(dataDir, { mayCreate: true }) : undefined);
  const explained = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const failure = failureOf(error);
      const reportedError = sqliteError(file, failure);
      throw isDamage(failure) ? new DamagedKeys(reportedError.message, { cause: error }) : reportedError;
    }
  };
  const select = explained(() => db.prepare('SELECT key FROM person_keys WHERE person = ?'));
  const find = async (person: string) => {
    const row = explained(() => select.get(person)) as { key: Uint8Array } | undefined;
    return row && Buffer.from(row.key);
  };
  const added = groupedInserts(db, explained);
  return {
    place: file,
    exists: true,
    find,
    async lacking(persons) {
      return explained(() => persons.filter((person) => select.get(person) === undefined));
    },
    async persons(after, limit) {
      const query = db.prepare('SELECT person FROM person_keys WHERE person > ? ORDER BY person LIMIT ?');
      return explained(() => query.all(after, limit) as { person: string }[]).map(({ person }) => person);
    },
    async keyFor(person) {
      const known = await find(person);
      if (known) return known;
      await added.add(person);
      return (await find(person))!;
    },
    async forget(person) {
      added.writeNow();
      explained(() => db.prepare('DELETE FROM person_keys WHERE person = ?').run(person));
      emptyLog(db);
    },
    letGo: () => undefined,
    close() {
      added.end();
      db.close();
    },
  };
}

/**
 * Group commit of new keys: those of one turn of the event loop share a transaction and a checkpoint. When `add`
 * resolves, the key is in `keys.db` itself, so that a copy of this file alone has the key of every fact. A command that
 * reads the file at that moment delays this by up to a second after it ends. Rejects as `explained` throws.
 */
function groupedInserts(db: DatabaseSync, explained: <T>(work: () => T) => T) {
  const insert = db.prepare('INSERT INTO person_keys (person, key) VALUES (?, ?) ON CONFLICT DO NOTHING');
  let group: { readonly persons: Set<string>; readonly written: PromiseWithResolvers<void> } | undefined;
  let delayed: NodeJS.Timeout | undefined;

  function checkpointWhole(): void {
    clearTimeout(delayed);
    if (!checkpoint(db)) delayed = setTimeout(checkpointWhole, checkpointPause).unref();
  }

  function write(persons: Iterable<string>): void {
    db.exec('BEGIN IMMEDIATE');
    try {
      for (const person of persons) insert.run(person, randomBytes(32));
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
    checkpointWhole();
  }

  const writeNow = () => {
    if (!group) return;
    const { persons, written } = group;
    group = undefined;
    try {
      explained(() => write(persons));
      written.resolve();
    } catch (error) {
      written.reject(error);
    }
  };

  return {
    add(person: string): Promise<void> {
      if (!group) {
        group = { persons: new Set(), written: Promise.withResolvers() };
        setImmediate(writeNow);
      }
      group.persons.add(person);
      return group.written.promise;
    },
    writeNow,
    /** Writes the pending keys, and cancels a delayed checkpoint. */
    end(): void {
      writeNow();
      clearTimeout(delayed);
    },
  };
}

/** The pause before a checkpoint that another connection has delayed is tried again, in milliseconds. */
const checkpointPause = 1000;

/**
 * Copies the write-ahead log to the database file, up to the page where another connection is reading. Returns whether
 * all of it is copied.
 */
function checkpoint(db: DatabaseSync): boolean {
  const { log, checkpointed } = db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() as Record<string, number>;
  return log === checkpointed;
}

/** Opens the file. A missing file or table is created only if a market may begin with it. */
function openKeyFile(
  file: string,
  { mayCreate, readOnly }: Required<Omit<OpenKeys, 'mayReplace'>>,
): DatabaseSync | undefined {
  if (!mayCreate && !existsSync(file)) return undefined;
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly });
    db.exec('PRAGMA busy_timeout = 5000');
    const hasTable = db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'person_keys'`).get();
    if (!hasTable && !mayCreate) {
      db.close();
      return undefined;
    }
    if (!readOnly) {
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
      db.exec('CREATE TABLE IF NOT EXISTS person_keys (person TEXT PRIMARY KEY, key BLOB NOT NULL) WITHOUT ROWID');
      // The write-ahead log may contain keys that a killed process left there; the checkpoint copies them to the file.
      checkpoint(db);
      makePrivate(file);
    }
    return db;
  } catch (error) {
    db?.close();
    throw unreadableKeys(file, sqliteError(file, failureOf(error)));
  }
}

/** The keys of a market on PostgreSQL, in a separate table that a backup of the journal leaves out. */
export async function tablePersonKeys(store: Store, { mayCreate, mayReplace }: OpenKeys): Promise<StoredKeys> {
  const place = 'table person_keys of the PostgreSQL database';
  const present = { sql: `SELECT to_regclass('person_keys') IS NOT NULL AS exists`, parameters: [] };
  const [{ exists } = { exists: false }] = await store.query<{ exists: boolean }>(present);
  if (!exists) {
    if (!mayCreate) return noKeys(place, mayReplace ? () => tablePersonKeys(store, { mayCreate: true }) : undefined);
    const sql = 'CREATE TABLE IF NOT EXISTS person_keys (person TEXT PRIMARY KEY, key BYTEA NOT NULL)';
    await store.write([{ sql, parameters: [] }]);
  }
  const find = async (person: string) => {
    const [row] = await store.query<{ key: Buffer }>({
      sql: 'SELECT key FROM person_keys WHERE person = $1',
      parameters: [person],
    });
    return row?.key;
  };
  return {
    place,
    exists: true,
    find,
    async lacking(persons) {
      const sql = `SELECT person FROM unnest($1::text[]) WITH ORDINALITY AS asked (person, number)
        WHERE NOT EXISTS (SELECT 1 FROM person_keys WHERE person_keys.person = asked.person) ORDER BY number`;
      return (await store.query<{ person: string }>({ sql, parameters: [persons] })).map(({ person }) => person);
    },
    async persons(after, limit) {
      // Persons are ordered by bytes, independent of the database's collation.
      const sql = `SELECT person FROM person_keys WHERE person COLLATE "C" > $1 ORDER BY person COLLATE "C" LIMIT $2`;
      return (await store.query<{ person: string }>({ sql, parameters: [after, limit] })).map(({ person }) => person);
    },
    async keyFor(person) {
      const known = await find(person);
      if (known) return known;
      const sql = 'INSERT INTO person_keys (person, key) VALUES ($1, $2) ON CONFLICT DO NOTHING';
      await store.write([{ sql, parameters: [person, randomBytes(32)] }]);
      return (await find(person))!;
    },
    forget: (person) => store.write([{ sql: 'DELETE FROM person_keys WHERE person = $1', parameters: [person] }]),
    letGo: () => undefined,
    close: () => undefined,
  };
}

/** How long a key is cached, in milliseconds. After that it is gone even in a process that missed the erasure. */
const rememberedFor = 10 * 60 * 1000;

/** Caches keys for a while, since a person's facts come in runs. Keys of erased persons are no longer cached. */
export function rememberedKeys(
  keys: PersonKeys,
  { most = 10_000, clock = Date.now }: { readonly most?: number; readonly clock?: () => number } = {},
): PersonKeys {
  const remembered = new LRUCache<string, Buffer>({ max: most, ttl: rememberedFor, perf: { now: clock } });
  const erased = new Set<string>();
  const remember = (person: string, key: Buffer | undefined) => {
    if (key && !erased.has(person)) remembered.set(person, key);
    return key;
  };
  /** A lookup of the key that is in progress still returns it, but no longer caches it. */
  const letGo = (person: string) => {
    erased.add(person);
    remembered.delete(person);
  };
  return {
    find: async (person) => remembered.get(person) ?? remember(person, await keys.find(person)),
    keyFor: async (person) => remembered.get(person) ?? remember(person, await keys.keyFor(person))!,
    async forget(person) {
      letGo(person);
      await keys.forget(person);
    },
    letGo,
    close: () => keys.close(),
  };
}
