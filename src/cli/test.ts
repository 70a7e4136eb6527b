// `npm test [-- FILTERS]`: every test in its small size, or those whose path contains a filter; what else Vitest takes
// on its command line works too (`npm test -- tests/web -t 'refuses'`).
// `npm run test:long` comes here as well; it has set ALLMEND_LONG=1, which the tests read their full numbers from.
import { join } from 'node:path';
import { parseCLI, startVitest } from 'vitest/node';
import { root } from './firstRun/clone.mjs';

// Every file of tests is a process, and many start more: what Node has compiled for one is there for the next.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/node');

// A project without its engine is left out whole; run.mjs has seen to the engines, and says at the end what is missing.
const withoutEngine = [
  ...(process.env['ALLMEND_CHROMIUM'] ? [] : ['!journeys']),
  ...(process.env['ALLMEND_POSTGRES_BIN'] ? [] : ['!database']),
];

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const vitest = await startVitest('test', filter, {
  ...(withoutEngine.length > 0 && { project: withoutEngine }),
  ...options,
  root,
  config: 'tests/vitest.config.ts',
});
await vitest.close();
