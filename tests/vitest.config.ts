import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';
import type { EngineName } from './drivers/browser/engines/engines.ts';
import { type Budgets, WorkReporter } from './run/workReporter.ts';

/**
 * How the tests run: a project for each kind, by folder and suffix. `npm test` runs all kinds but `all journeys`,
 * `journeys in other engines`, `all database` and `all server`, which would take it far beyond ten minutes; these run in
 * `npm run test:all`. `all database` has the contracts of features on PostgreSQL, which `npm test` runs on SQLite. `all server`
 * starts and kills whole processes again and again. Two files run at a time, of whatever kind (the machine the times are meant
 * for has 2 cores): journeys wait for their browser, databases for their disk, and the other file makes use of it.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const long = process.env['ALLMEND_LONG'] === '1';
const maxWorkers = 2;
const minutes = (count: number) => count * 60_000 * (long ? 30 : 1);

/** A busy machine takes its time; what comes sooner is not waited for any longer. */
const patience = { expect: { poll: { timeout: 30_000 } } };
const everywhere = { ...patience, maxWorkers, execArgv: nodeOptions };

const tests = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
const database = { database: 'tests/**/*.pg.test.ts', 'all database': 'tests/**/*.pg.all.test.ts' };
/** Journeys in `everywhere` need no control that only Chromium has. */
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
const sameCases = 'tests/drivers/run/sameCases.ts';
const noteWork = 'tests/run/noteWork.ts';

/**
 * The most work of each kind, some tenth above what it did on 29 November 2026. A run that
 * does more fails: look for a page, a server or a walk that another test has already, before a number is raised. The full
 * numbers have no budget.
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
  // As Node itself resolves packages: some keep a second copy of themselves for those who do not.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  // What of the web stands before a server in a test is of this brand.
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
          include: tests('machines', 'words', 'market', 'journals', 'inspector/paths', 'worker'),
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
          // To load the server takes longer than most files of it. None may leave anything behind in a module.
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
          // What it extends does not know of these.
          ...everywhere,
          include: tests('web', 'inspector/recorder', 'recordings'),
          exclude: [withoutWindow],
          environment: 'tests/drivers/web/browserEnvironment.ts',
          // Each file has a window and modules of its own, but not a process, which would take longer to start than most last.
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
          setupFiles: ['tests/drivers/web/noteView.ts', sameCases, noteWork],
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
          // Each file opens a browser of its own; what it loads itself may be loaded.
          isolate: false,
          // Windows that are open at once share two cores: more of them take longer each and are done no earlier.
          maxConcurrency: 3,
          // Playwright's own limits are for actions; a page that is looked at whole on a busy machine takes its time.
          testTimeout: minutes(4),
          hookTimeout: minutes(2),
        },
      })),
    ],
  },
});
