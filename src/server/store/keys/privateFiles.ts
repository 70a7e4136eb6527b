import { chmodSync } from 'node:fs';

/** The endings of the files that SQLite has for an open database: its own, the log and the index of the log. */
const companions = ['', '-wal', '-shm'];

/**
 * Makes a database and its companion files readable for their owner alone. An earlier version or a restored backup may
 * have left them open to others. SQLite creates later companions with the mode of the database.
 * Files of another user stay unchanged: their owner decides.
 */
export function makePrivate(file: string): void {
  for (const companion of companions) {
    try {
      chmodSync(file + companion, 0o600);
    } catch (error) {
      if (!['ENOENT', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
