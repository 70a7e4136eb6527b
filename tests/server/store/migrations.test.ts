import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrationsFor, MigrationsDiffer, pendingMigrations, tablesOf } from '#server/store/migrations.ts';
import { openSqliteStore } from '#server/store/sqlite/sqliteStore.ts';

describe('migrations', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'allmend-migrations-'));
    for (const engine of ['sqlite', 'postgres']) mkdirSync(join(folder, engine));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const from = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'sqlite', name), text);
    return migrationsFor('sqlite', pathToFileURL(`${folder}/`));
  };

  it('run in the order of their numbers, whatever other files are in the folder', () => {
    const found = from({ '010-c.sql': 'c', '002-b.sql': 'b', '001-a.sql': 'a', 'README.md': 'no' });
    expect(found.map(({ name }) => name)).toEqual(['001-a.sql', '002-b.sql', '010-c.sql']);
  });

  it('are written once when both engines read the same SQL', () => {
    writeFileSync(join(folder, '002-both.sql'), 'both');
    writeFileSync(join(folder, 'postgres', '003-c.sql'), 'for the other');
    const found = from({ '001-a.sql': 'a', '003-c.sql': 'c' });
    expect(found.map(({ name, sql }) => [name, sql])).toEqual([
      ['001-a.sql', 'a'],
      ['002-both.sql', 'both'],
      ['003-c.sql', 'c'],
    ]);
  });

  it('run once: what a database has run is not pending', () => {
    const found = from({ '001-a.sql': 'a', '002-b.sql': 'b' });
    expect(pendingMigrations(found, found.slice(0, 1)).map(({ name }) => name)).toEqual(['002-b.sql']);
  });

  it('are the same with the line ends of another system', () => {
    const [unix] = from({ '001-a.sql': 'a;\nb;\n' });
    const [dos] = from({ '001-a.sql': 'a;\r\nb;\r\n' });
    expect(dos?.sha256).toBe(unix?.sha256);
  });

  it('are refused when one that ran was changed since', () => {
    const before = from({ '001-a.sql': 'a' });
    const after = from({ '001-a.sql': 'a changed' });
    expect(() => pendingMigrations(after, before)).toThrow(MigrationsDiffer);
    expect(() => pendingMigrations(after, before)).toThrow(
      /^001-a.sql is not what ran.*damaged.*restore the database from its backup/,
    );
  });

  it('are refused when a newer build has been at work', () => {
    const newer = from({ '001-a.sql': 'a', '002-b.sql': 'b' });
    expect(() => pendingMigrations(newer.slice(0, 1), newer)).toThrow('002-b.sql, which this build does not have');
  });

  it.each([
    ['a changed name', ['001-a.sql', '003-b.sql']],
    ['a name that sorts before the others', ['000-b.sql', '001-a.sql']],
    ['a changed name behind the last', ['001-a.sql', '002-b.sql', '013-c.sql']],
    ['a missing name', ['001-a.sql', '003-c.sql']],
  ])('are reported as damaged, not as newer, with %s in the database', (_, names) => {
    const known = from({ '001-a.sql': 'a', '002-b.sql': 'b', '003-c.sql': 'c' });
    const applied = names.map((name) => known.find((one) => one.name === name) ?? { name, sha256: '' });
    expect(() => pendingMigrations(known, applied)).toThrow(/damaged.*restore the database from its backup/);
  });

  it.each([
    ['all', 'DELETE FROM migrations', '001-journal.sql'],
    [
      'the last',
      'DELETE FROM migrations WHERE name = (SELECT max(name) FROM migrations)',
      migrationsFor('sqlite').at(-1)!.name,
    ],
  ])('are reported as damaged if the database has lost the names of %s', async (_, loss, name) => {
    const file = join(folder, 'journal.db');
    await (await openSqliteStore({ file })).close();
    const db = new DatabaseSync(file);
    db.exec(loss);
    db.close();
    const opened = openSqliteStore({ file });
    await expect(opened).rejects.toThrow(MigrationsDiffer);
    await expect(opened).rejects.toThrow(`not say that it has run ${name}, but it has its tables`);
  });

  it.each([
    ['daily_writes', /lacks the table daily_writes, .*restore the database from its backup/],
    ['snapshots', /lacks the table snapshots, /],
    ['facts', /lacks the table facts, /],
    ['wished_mails', /lacks the table wished_mails, /],
  ])(
    'are reported as damaged if the table %s that they created is missing, also to read only',
    async (table, message) => {
      const file = join(folder, 'journal.db');
      await (await openSqliteStore({ file })).close();
      const db = new DatabaseSync(file);
      db.exec(`DROP TABLE ${table}`);
      db.close();
      await expect(openSqliteStore({ file })).rejects.toThrow(MigrationsDiffer);
      await expect(openSqliteStore({ file })).rejects.toThrow(message);
      await expect(openSqliteStore({ file, readOnly: true })).rejects.toThrow(message);
    },
  );

  it('are reported as damaged before a pending one runs into a missing table', async () => {
    const file = join(folder, 'journal.db');
    await (await openSqliteStore({ file })).close();
    const db = new DatabaseSync(file);
    db.exec(`DELETE FROM migrations WHERE name > '022'; DROP TABLE shared_favourites; DROP TABLE wished_mails`);
    db.close();
    await expect(openSqliteStore({ file })).rejects.toThrow('lacks the table wished_resets, ');
  });

  it('leave the tables that their SQL names', async () => {
    const file = join(folder, 'journal.db');
    await (await openSqliteStore({ file })).close();
    const db = new DatabaseSync(file);
    const rows = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`).all();
    db.close();
    const names = rows.map(({ name }) => String(name)).filter((name) => name !== 'migrations');
    expect([...tablesOf(migrationsFor('sqlite'))].toSorted()).toEqual(names.toSorted());
    const dropped = from({ '001-a.sql': 'CREATE TABLE a (\n);\nCREATE TABLE b (\n);', '002-b.sql': 'DROP TABLE a;' });
    expect([...tablesOf(dropped)]).toEqual(['b']);
  });

  it('are compared whenever a database is opened, also to read only', async () => {
    const file = join(folder, 'journal.db');
    await (await openSqliteStore({ file })).close();
    const db = new DatabaseSync(file);
    db.exec(`UPDATE migrations SET sha256 = 'other' WHERE name = '001-journal.sql'`);
    db.close();
    await expect(openSqliteStore({ file })).rejects.toThrow(MigrationsDiffer);
    await expect(openSqliteStore({ file, readOnly: true })).rejects.toThrow(MigrationsDiffer);
  });

  it('go by the same names on both engines', () => {
    const names = (engine: 'sqlite' | 'postgres') => migrationsFor(engine).map(({ name }) => name);
    expect(names('sqlite')).toEqual(names('postgres'));
    expect(names('sqlite')[0]).toBe('001-journal.sql');
  });
});
