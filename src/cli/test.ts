// `npm test [-- FILTERS]`: every test in its small size, or those whose path contains a filter.
// `npm run test:long` comes here too; it has set ALLMEND_LONG=1, which the tests read their full numbers from.
import { startVitest } from 'vitest/node';
import { root } from './firstRun/clone.mjs';

// A project without its engine is left out whole; run.mjs has seen to the engines, and says at the end what is missing.
const withoutEngine = [
  ...(process.env['ALLMEND_CHROMIUM'] ? [] : ['!journeys']),
  ...(process.env['ALLMEND_POSTGRES_BIN'] ? [] : ['!database']),
];

const vitest = await startVitest('test', process.argv.slice(2), {
  root,
  config: 'tests/vitest.config.ts',
  watch: false,
  ...(withoutEngine.length > 0 && { project: withoutEngine }),
});
await vitest.close();
