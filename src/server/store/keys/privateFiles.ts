import { chmodSync } from 'node:fs';

/** The files that SQLite keeps next to a database while it is open. */
const companions = ['', '-wal', '-shm'];

/**
 * Makes a database and its companion files readable for their owner alone, also where an older start or a restored backup
 * left them open to others. SQLite gives companions that it creates later the mode of the database.
 * Files of another owner stay as they are: their owner decides.
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
