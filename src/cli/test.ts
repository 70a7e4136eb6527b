// `npm test [-- FILTERS]`: the tests in their small size, or those whose path contains a filter. Other arguments of
// Vitest work too (`npm test -- tests/web -t 'refuses'`). Without a filter it leaves out the tests of `npm run
// test:all`, which sets ALLMEND_ALL=1.
// `npm run test:long` uses this file too: it sets ALLMEND_LONG=1, from which the tests read their full numbers. So does
// `npm run test:watch`, with ALLMEND_WATCH=1: it runs the affected tests after each change, until it is ended.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { parseCLI, startVitest } from 'vitest/node';
import { root } from './firstRun/clone.mjs';

// Every test file is a process, and many start more: they share Node's compile cache.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/node');

const isSet = (name: string) => process.env[name] === '1';

/** The free space that the temporary folder needs, in bytes: more than the small tests ever use. */
const roomEnough = 4 * 2 ** 30;

/**
 * A folder in memory for the files of tests, if there is enough space and programs may run there; otherwise undefined.
 * Tests kill processes, never the machine, so written files survive as on a disk. Writes that are synced at every
 * commit cost nothing there.
 */
function folderInMemory(): string | undefined {
  const memory = '/dev/shm';
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === memory);
    const { bavail, bsize } = statfsSync(memory);
    if (!mount || / \S*\bnoexec\b/.test(mount) || bavail * bsize < roomEnough) return undefined;
    const folder = mkdtempSync(join(memory, 'allmend-tests-'));
    // The folder is readable for all, as a PostgreSQL cluster belongs to another user.
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    return undefined;
  }
}

// The long tests do not use a folder in memory: they may need more space than memory has.
const inMemory = isSet('ALLMEND_LONG') ? undefined : folderInMemory();
if (inMemory !== undefined) {
  process.env['TMPDIR'] = inMemory;
  process.once('exit', () => rmSync(inMemory, { recursive: true, force: true }));
  // SIGTERM and SIGHUP would end the process without the `exit` event; Vitest handles SIGINT.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}

const isWatching = isSet('ALLMEND_WATCH');
const { filter, options } = parseCLI(['vitest', isWatching ? 'watch' : 'run', ...process.argv.slice(2)]);

// A test project without its engine is left out; run.mjs has tried to install engines, and reports missing ones at the
// end.
const withoutEngine = [
  ...(process.env['ALLMEND_CHROMIUM'] ? [] : ['!journeys', '!all journeys']),
  ...(process.env['ALLMEND_POSTGRES_BIN'] ? [] : ['!database', '!all database']),
];
const ofTheCommand = isSet('ALLMEND_ALL')
  ? ['all journeys', 'journeys in other engines', 'all database', 'all server']
  : filter.length > 0 || isSet('ALLMEND_LONG')
    ? []
    : ['!all journeys', '!journeys in other engines', '!all database', '!all server'];
const project = [...new Set([...ofTheCommand, ...withoutEngine])];

const vitest = await startVitest('test', filter, {
  ...(project.length > 0 && { project }),
  ...options,
  root,
  config: 'tests/vitest.config.ts',
});
if (!isWatching) await vitest.close();
