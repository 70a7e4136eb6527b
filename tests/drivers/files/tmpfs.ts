import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk in memory (tmpfs) that only the tests use. */
export interface SmallDisk {
  readonly folder: string;
  /** Mounts the disk again with other options, such as `ro`. */
  remount(options: string): void;
  unmount(): void;
}

/** Mounts a disk of this size in MiB. Undefined when that is not permitted: it requires root. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'allmend-disk-'));
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    remount: (options) => void run('mount', '-o', `remount,${options}`, folder),
    unmount() {
      run('umount', folder);
      rmSync(folder, { recursive: true });
    },
  };
}
