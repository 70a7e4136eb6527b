import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';
import type { EngineName } from './drivers/browser/engines/engines.ts';
import { type Budgets, WorkReporter } from './run/workReporter.ts';

/**
 * The projects of the tests, one for each kind, by folder and suffix.
 * `npm test` runs all projects but `all journeys`, `journeys in other engines`, `all database` and `all server`, which
 * run in `npm run test:all`. Together they would take `npm test` far beyond ten minutes. `all database` has the
 * contracts of features on PostgreSQL, which `npm test` runs on SQLite. `all server` starts and kills whole processes
 * repeatedly.
 * Two files of any kind run at a time, because the machine of the budgets has 2 cores. Journeys wait for their browser
 * and databases for their disk, and the other file uses that time.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const long = process.env['ALLMEND_LONG'] === '1';
const maxWorkers = 2;
const minutes = (count: number) => count * 60_000 * (long ? 30 : 1);

/** A limit for busy machines; a condition that holds earlier is not awaited any longer. */
const patience = { expect: { poll: { timeout: 30_000 } } };
const everywhere = { ...patience, maxWorkers, execArgv: nodeOptions };

const tests = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
const database = { database: 'tests/**/*.pg.test.ts', 'all database': 'tests/**/*.pg.all.test.ts' };
/**
 * The projects of journeys, with their files and engines. Journeys in `everywhere` use no API that only Chromium has.
 */
const journeys: Readonly<Record<string, { readonly include: string[]; readonly engines: readonly EngineName[] }>> = {
  journeys: { include: ['tests/journeys/*.test.ts', ...tests('journeys/everywhere')], engines: ['Chromium'] },
  'all journeys': { include: tests('journeys/all'), engines: ['Chromium'] },
  'journeys in other engines': {
    include: tests('journeys/everywhere', 'journeys/all/everywhere'),
    engines: ['Firefox', 'WebKit'],
  },
};
const allServer = 'tests/**/*.all.test.ts';
const withoutWindow = 'tests/web/**/*.node.test.{ts,tsx}';
/** Tests of pure code that need a document, because they read its output with a browser's parsers. */
const withDocument = 'tests/inspector/{drawing,log}/**/*.dom.test.{ts,tsx}';
const sameCases = 'tests/drivers/run/sameCases.ts';
const noteWork = 'tests/run/noteWork.ts';

/**
 * The most work of each kind, about a tenth above the figures of 29 November 2026. When a run exceeds a budget, look
 * for a page, a server or a walk that another test already has, before you raise the number. The long runs have no
 * budget.
 */
const budgets: Budgets = long
  ? {}
  : {
      web: { walkedSteps: 6000 },
      server: { serverStarts: 540 },
      database: { serverStarts: 45 },
      journeys: { pageLoads: 220, serverStarts: 6, walkedSteps: 10 },
    };

export default defineConfig({
  root,
  // Node's own resolution: some packages have a second copy for resolvers without this condition.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  // Code of the web that tests run without a build has this brand.
  define: { __BRAND__: JSON.stringify('allmend') },
  test: {
    ...everywhere,
    reporters: [['default', { summary: !process.env['CI'] && process.stdout.isTTY }], new WorkReporter(budgets)],
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          setupFiles: [sameCases, noteWork],
          include: tests(
            'machines',
            'words',
            'market',
            'journals',
            'inspector/paths',
            'inspector/drawing',
            'inspector/log',
            'inspector/app',
            'worker',
          ),
          exclude: [withDocument],
          // Pure code: files may share one module graph, and XState and zod are loaded once.
          isolate: false,
          testTimeout: minutes(1),
        },
      },
      ...(['server', 'all server'] as const).map((name) => ({
        extends: true as const,
        test: {
          name,
          setupFiles: [sameCases, noteWork],
          include: name === 'server' ? tests('server', 'cli', 'contract', 'architecture', 'run') : [allServer],
          exclude: [...Object.values(database), ...(name === 'server' ? [allServer] : [])],
          // Test files share their modules, because loading the server takes longer than most files. No test may leave
          // state in a module.
          isolate: false,
          testTimeout: minutes(2),
          hookTimeout: minutes(2),
        },
      })),
      ...Object.entries(database).map(([name, files]) => ({
        extends: true as const,
        test: {
          name,
          setupFiles: [sameCases, noteWork],
          include: [files],
          globalSetup: 'tests/drivers/database/emptyCluster.ts',
          isolate: false,
          testTimeout: minutes(2),
          hookTimeout: minutes(2),
        },
      })),
      {
        extends: join(root, 'vite.config.ts'),
        test: {
          name: 'web',
          // The extended configuration (vite.config.ts) does not include these settings.
          ...everywhere,
          include: [...tests('web', 'inspector/recorder', 'recordings'), withDocument],
          exclude: [withoutWindow],
          environment: 'tests/drivers/web/browserEnvironment.ts',
          // Each test file has its own window and modules, but not its own process, whose start would take longer than
          // most files.
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
          setupFiles: ['tests/drivers/web/noteView.ts', 'tests/drivers/web/startedFlows.ts', sameCases, noteWork],
          testTimeout: minutes(1),
        },
      },
      {
        extends: join(root, 'vite.config.ts'),
        test: {
          name: 'web without a window',
          ...everywhere,
          include: [withoutWindow],
          setupFiles: [sameCases, noteWork],
          testTimeout: minutes(1),
        },
      },
      ...Object.entries(journeys).map(([name, { include, engines }]) => ({
        extends: true as const,
        test: {
          name,
          include,
          provide: { engines },
          globalSetup: 'tests/drivers/demo/demoMarkets.ts',
          setupFiles: ['tests/drivers/browser/noteJourneys.ts', noteWork],
          // Test files share their modules, but each opens its own browser.
          isolate: false,
          // Open windows share two cores: more of them take longer each and are not faster in total.
          maxConcurrency: 3,
          // Playwright's own limits apply to actions; checks of a whole page take longer on a busy machine.
          testTimeout: minutes(4),
          hookTimeout: minutes(2),
        },
      })),
    ],
  },
});
