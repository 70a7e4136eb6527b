import type { Statement, Store } from '#server/store/store.ts';

/**
 * A fuse in the database itself: each row written to the journal, the snapshots or the tally decrements it. The write
 * after the last allowed one fails. A rollback restores it, so each attempt starts with the same value.
 */
export function fuse(engine: Store['engine']): Statement[] {
  const tables = ['facts', 'snapshots', 'tally'];
  const sql =
    engine === 'sqlite'
      ? [
          'CREATE TABLE fuse (allowed integer)',
          'INSERT INTO fuse VALUES (0)',
          ...tables.map(
            (table) => `CREATE TRIGGER fuse_${table} AFTER INSERT ON ${table} BEGIN
              UPDATE fuse SET allowed = allowed - 1;
              SELECT RAISE(ABORT, 'the fuse has blown') FROM fuse WHERE allowed < 0;
            END`,
          ),
        ]
      : [
          'CREATE TABLE fuse (allowed integer)',
          'INSERT INTO fuse VALUES (0)',
          `CREATE FUNCTION use_fuse() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
              UPDATE fuse SET allowed = allowed - 1;
              IF (SELECT allowed FROM fuse) < 0 THEN RAISE EXCEPTION 'the fuse has blown'; END IF;
              RETURN NULL;
            END $$`,
          ...tables.map(
            (table) => `CREATE TRIGGER fuse AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION use_fuse()`,
          ),
        ];
  return sql.map((text) => ({ sql: text, parameters: [] }));
}

/** Sets the fuse so that this many writes are allowed. */
export function setFuse(allowed: number): Statement {
  return { sql: `UPDATE fuse SET allowed = ${allowed}`, parameters: [] };
}
