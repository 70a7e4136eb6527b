import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this clone. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[/\\]$/, '');

/** The lock of the command that installs or builds. */
export const firstRunLock = join(root, 'dist', '.first-run');
