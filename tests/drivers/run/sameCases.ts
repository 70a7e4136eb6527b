import fc from 'fast-check';

// Runs before a file of tests loads: property tests use the same seed in each `npm test`, so that only a change makes
// them fail. `npm run test:long` draws a new seed, and a failure prints it.

if (process.env['ALLMEND_LONG'] !== '1') fc.configureGlobal({ seed: 20_261_122 });
