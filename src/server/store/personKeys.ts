import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { PersonKeys } from './sealing.ts';
import { emptyLog } from './sqlite/connections.ts';
import type { Store } from './store.ts';

/** The keys of an embedded market: a database file of their own beside the journal's. */
export function filePersonKeys(dataDir: string, options: { readOnly?: boolean } = {}): PersonKeys {
  const db = new DatabaseSync(join(dataDir, 'keys.db'), options);
  db.exec('PRAGMA busy_timeout = 5000');
  if (!options.readOnly) {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    db.exec('CREATE TABLE IF NOT EXISTS person_keys (person TEXT PRIMARY KEY, key BLOB NOT NULL) WITHOUT ROWID');
  }
  const select = db.prepare('SELECT key FROM person_keys WHERE person = ?');
  const find = async (person: string) => {
    const row = select.get(person) as { key: Uint8Array } | undefined;
    return row && Buffer.from(row.key);
  };
  return {
    find,
    async keyFor(person) {
      const known = await find(person);
      if (known) return known;
      const insert = db.prepare('INSERT INTO person_keys (person, key) VALUES (?, ?) ON CONFLICT DO NOTHING');
      insert.run(person, randomBytes(32));
      return (await find(person))!;
    },
    async forget(person) {
      db.prepare('DELETE FROM person_keys WHERE person = ?').run(person);
      emptyLog(db);
    },
    close: () => db.close(),
  };
}

/** The keys of a market on PostgreSQL: a table of their own, which a backup of the journal leaves out. */
export function tablePersonKeys(store: Store): PersonKeys {
  const find = async (person: string) => {
    const [row] = await store.query<{ key: Buffer }>({
      sql: 'SELECT key FROM person_keys WHERE person = $1',
      parameters: [person],
    });
    return row?.key;
  };
  return {
    find,
    async keyFor(person) {
      const known = await find(person);
      if (known) return known;
      const sql = 'INSERT INTO person_keys (person, key) VALUES ($1, $2) ON CONFLICT DO NOTHING';
      await store.write([{ sql, parameters: [person, randomBytes(32)] }]);
      return (await find(person))!;
    },
    forget: (person) => store.write([{ sql: 'DELETE FROM person_keys WHERE person = $1', parameters: [person] }]),
    close: () => undefined,
  };
}

/** How long a key is remembered, in milliseconds: what another process throws away is gone here by then. */
const rememberedFor = 10 * 60 * 1000;

/** Remembers keys for a while, since a person's facts come in runs. */
export function rememberedKeys(
  keys: PersonKeys,
  { most = 10_000, clock = Date.now }: { readonly most?: number; readonly clock?: () => number } = {},
): PersonKeys {
  const remembered = new LRUCache<string, Buffer>({ max: most, ttl: rememberedFor, perf: { now: clock } });
  const remember = (person: string, key: Buffer | undefined) => {
    if (key) remembered.set(person, key);
    return key;
  };
  return {
    find: async (person) => remembered.get(person) ?? remember(person, await keys.find(person)),
    keyFor: async (person) => remembered.get(person) ?? remember(person, await keys.keyFor(person))!,
    async forget(person) {
      remembered.delete(person);
      await keys.forget(person);
      // Whoever asked meanwhile has been told the old one.
      remembered.delete(person);
    },
    close: () => keys.close(),
  };
}
