// `npm test [-- FILTERS]`: the tests in their small size, or those whose path contains a filter; what else Vitest takes
// on its command line works too (`npm test -- tests/web -t 'refuses'`). Without a filter it leaves out the tests of
// `npm run test:all`, which has set ALLMEND_ALL=1.
// `npm run test:long` comes here as well; it has set ALLMEND_LONG=1, which the tests read their full numbers from. So does
// `npm run test:watch`, with ALLMEND_WATCH=1: it runs what changes affect, until it is ended.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { parseCLI, startVitest } from 'vitest/node';
import { root } from './firstRun/clone.mjs';

// Every file of tests is a process, and many start more: what Node has compiled for one is there for the next.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/node');

const isSet = (name: string) => process.env[name] === '1';

/** Room that the folders of the small tests never fill, in bytes. */
const roomEnough = 4 * 2 ** 30;

/**
 * A folder in memory for what tests write, where there is room for it and programs may be run there; undefined elsewhere.
 * Tests kill processes, never the machine: what those had written is there afterwards, as it is on a disk, and nobody waits
 * for one that writes through at every commit.
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
    // A cluster of PostgreSQL is another user's.
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    return undefined;
  }
}

// The full numbers may take more room than memory has.
const inMemory = isSet('ALLMEND_LONG') ? undefined : folderInMemory();
if (inMemory !== undefined) {
  process.env['TMPDIR'] = inMemory;
  process.once('exit', () => rmSync(inMemory, { recursive: true, force: true }));
  // By themselves these end it without that; Vitest sees to SIGINT.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}

const isWatching = isSet('ALLMEND_WATCH');
const { filter, options } = parseCLI(['vitest', isWatching ? 'watch' : 'run', ...process.argv.slice(2)]);

// A project without its engine is left out whole; run.mjs has seen to the engines, and says at the end what is missing.
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
