import { expect, it } from 'vitest';
import { neededByTests } from '#cli/firstRun/neededByTests.mjs';

const brands = ['allmend', 'murmel'];
const everything = { brands, engines: ['browsers', 'database'], inspector: true };

it.each([
  ['nothing', [], everything],
  ['an option alone', ['-t', 'tests/machines'], everything],
  ['a missing file', ['tests/nowhere'], everything],
  ['machines', ['tests/machines', '-t', 'journeys'], { brands: [], engines: [] }],
  ['recordings', ['tests/recordings'], { brands: [], engines: [] }],
  ['a view', ['tests/web/search/interpretedQuery.test.tsx'], { brands: [], engines: [] }],
  ['a rule of the server', ['tests/server/account/passwords/chosenPassword.test.ts'], { brands: [], engines: [] }],
  ['a test application', ['tests/server/search/queries.test.ts'], { brands: ['allmend'], engines: [] }],
  ['a server', ['tests/server/work/clockGuard.test.ts'], { brands, engines: [] }],
  ['a server in a process', ['tests/server/streaming/endedServer.test.ts'], { brands, engines: [] }],
  ['a database', ['tests/server/account/keys/keyCheck.pg.test.ts'], { brands: [], engines: ['database'] }],
  [
    'a database of test:all',
    ['tests/server/favourites/favourites.pg.all'],
    { brands: ['allmend'], engines: ['database'] },
  ],
  ['journeys', ['tests/journeys/search'], { brands, engines: ['browsers'] }],
  [
    'a journey of the inspector',
    ['tests/journeys/all/tools/inspector'],
    { brands, engines: ['browsers'], inspector: true },
  ],
])('%s: builds only what the tests need', (_what, args, needed) => {
  expect(neededByTests(args)).toEqual({ inspector: false, ...needed });
});
