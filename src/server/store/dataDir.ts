import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process owns the data folder. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

/** The data folder cannot be created or written. */
export class DataDirUnusable extends Error {
  override readonly name = 'DataDirUnusable';
}

export interface DataDirOwner {
  /** Releases the folder for the next owner. */
  release(): void;
}

const busy = 5;

/**
 * Creates the data folder if necessary and locks it for this process. The lock is an open transaction. It is released
 * however the process ends, and a left-over file cannot block the next start.
 * Throws DataDirInUse while another process has the lock, DataDirUnusable if the folder cannot be written.
 */
export async function ownDataDir(dataDir: string): Promise<DataDirOwner> {
  const folder = resolve(dataDir);
  let db: DatabaseSync | undefined;
  try {
    // The folder holds the keys of persons, so only its owner may read it.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Creating a folder proves that new files can be created, which a lock on an existing file would not.
    rmSync(mkdtempSync(join(folder, 'try-')), { recursive: true });
    db = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const held = db;
    return { release: () => held.isOpen && held.close() };
  } catch (cause) {
    db?.close();
    if (((cause as { errcode?: number }).errcode ?? 0) === busy) {
      const hint = 'stop it first, or choose another folder with DATA_DIR';
      throw new DataDirInUse(`The data folder ${folder} is in use by another Allmend process: ${hint}`, { cause });
    }
    const rule = 'DATA_DIR must be a folder in which this user may create and write files';
    throw new DataDirUnusable(`The data folder ${folder} cannot be used: ${rule} (${(cause as Error).message})`, {
      cause,
    });
  }
}
