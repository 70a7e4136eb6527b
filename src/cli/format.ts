// `npm run format`: formats every file as `npm run check` requires.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './firstRun/clone.mjs';

const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
const { status } = spawnSync(process.execPath, [formatter, '.', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
