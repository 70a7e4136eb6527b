import fc from 'fast-check';

// Before a file of tests loads: what properties are tried on is the same in each `npm test`, so that a change passes or
// fails by what it changes. `npm run test:long` draws anew, and a failure tells the seed it had.

if (process.env['ALLMEND_LONG'] !== '1') fc.configureGlobal({ seed: 20_261_122 });
