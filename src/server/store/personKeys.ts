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
    letGo: () => undefined,
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
    letGo: () => undefined,
    close: () => undefined,
  };
}

/** How long a key is remembered, in milliseconds: also where nobody hears of erasures, what another process throws away is gone by then. */
const rememberedFor = 10 * 60 * 1000;

/** Remembers keys for a while, since a person's facts come in runs; those of who is erased no more. */
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
  /** Whoever asks for it at this moment is told it, and it is not kept. */
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
