import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process owns the data folder. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

/** The data folder cannot be made or written. */
export class DataDirUnusable extends Error {
  override readonly name = 'DataDirUnusable';
}

export interface DataDirOwner {
  /** Gives the folder free for the next owner. */
  release(): void;
}

const busy = 5;

/**
 * Makes the data folder when it is not there, and takes it for this process alone. What holds it is an open
 * transaction, so it is free again however the process ends, and no left-over file can say otherwise.
 * Throws DataDirInUse while another process has it, DataDirUnusable when it cannot be written.
 */
export async function ownDataDir(dataDir: string): Promise<DataDirOwner> {
  const folder = resolve(dataDir);
  let db: DatabaseSync | undefined;
  try {
    // The keys of persons lie in it, so it is its owner's alone.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // A lock on a file that is there already would not prove that others can be made.
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
