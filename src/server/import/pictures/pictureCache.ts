import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Validators } from './fetchPicture.ts';
import { day } from '#machines/market/units.ts';

/** The cached result for a picture's source: a URL, or the path of a file. */
export interface CachedPicture extends Validators {
  /** The name of the last photo made from this source. */
  readonly photo?: string | undefined;
  /** Why the last attempt to get this picture failed. */
  readonly flaw?: string | undefined;
}

/**
 * Caches which source became which photo, so that an unchanged picture is neither fetched nor converted again. Without
 * the cache every picture is fetched again, and each photo is still stored once.
 */
export interface PictureCache {
  find(source: string): CachedPicture | undefined;
  /** The result for the source, if it was obtained in this import. */
  ofThisImport(source: string): CachedPicture | undefined;
  note(source: string, picture: CachedPicture): void;
  close(): void;
}

const bySource = 'SELECT photo, etag, modified, flaw FROM pictures WHERE source = ?';

/** Opens an existing cache for reading. */
export function readPictureCache(path: string): Pick<PictureCache, 'find' | 'close'> {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  const row = database.prepare(bySource);
  return { find: (source) => pictureOf(row.get(source)), close: () => database.close() };
}

/** The lifetime of a source that no import uses, in milliseconds. */
const unusedLife = 90 * day;

export function pictureCachePath(dataDir: string): string {
  return join(dataDir, 'imports', 'pictures', 'cache.db');
}

/** Opens the cache for an import, concurrently with others. `clock` is in milliseconds. */
export function openPictureCache(path: string, clock: () => number): PictureCache {
  mkdirSync(join(path, '..'), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 10_000 });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA cache_size = -8192;
    CREATE TABLE IF NOT EXISTS imports (id INTEGER PRIMARY KEY AUTOINCREMENT, begun_at INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS pictures (
      source TEXT PRIMARY KEY,
      photo TEXT,
      etag TEXT,
      modified TEXT,
      flaw TEXT,
      import INTEGER NOT NULL,
      noted_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `);
  const before = clock() - unusedLife;
  database.prepare('DELETE FROM pictures WHERE noted_at < ?').run(before);
  database.prepare('DELETE FROM imports WHERE begun_at < ?').run(before);
  const begun = database.prepare('INSERT INTO imports (begun_at) VALUES (?)').run(clock());
  const thisImport = begun.lastInsertRowid;
  const row = database.prepare(bySource);
  const rowOfImport = database.prepare(`${bySource} AND import = ?`);
  const upsert = database.prepare('INSERT OR REPLACE INTO pictures VALUES (?, ?, ?, ?, ?, ?, ?)');

  return {
    find: (source) => pictureOf(row.get(source)),
    ofThisImport: (source) => pictureOf(rowOfImport.get(source, thisImport)),
    note(source, { photo, etag, modified, flaw }) {
      upsert.run(source, photo ?? null, etag ?? null, modified ?? null, flaw ?? null, thisImport, clock());
    },
    close: () => database.close(),
  };
}

type Row = Readonly<Record<keyof CachedPicture, string | null>>;

function pictureOf(found: unknown): CachedPicture | undefined {
  if (found === undefined) return undefined;
  const { photo, etag, modified, flaw } = found as Row;
  return {
    photo: photo ?? undefined,
    etag: etag ?? undefined,
    modified: modified ?? undefined,
    flaw: flaw ?? undefined,
  };
}
