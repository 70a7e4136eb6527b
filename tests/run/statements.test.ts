import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const tests = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const isOfAll = (file: string) => file.startsWith('tests/journeys/all/') || file.endsWith('.all.test.ts');

/** The texts that match a pattern in some of the test files. */
function caughtIn(isMatching: (file: string) => boolean, pattern: RegExp): ReadonlySet<string> {
  const texts = tests.filter(isMatching).map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, caught]) => caught!)));
}

/** The ids of statements in the test titles of some files, such as SEARCH-37. */
const statementsIn = (isMatching: (file: string) => boolean) => caughtIn(isMatching, /\[([A-Z]+-\d+)\]/g);
/** The contract suites (tests/contract) that some test files run. */
const contractsIn = (isMatching: (file: string) => boolean) =>
  caughtIn(isMatching, /from '(#tests\/contract\/[^']+Contract\.ts)'/g);

it('every statement that `npm run test:all` proves is proved in `npm test` too', () => {
  const inAll = statementsIn(isOfAll);
  const inSmall = statementsIn((file) => !isOfAll(file));
  expect(inAll.size).toBeGreaterThan(0);
  expect([...inAll.difference(inSmall)]).toEqual([]);
});

it('every contract that `npm run test:all` runs on PostgreSQL is run in `npm test` on SQLite', () => {
  const inAll = contractsIn(isOfAll);
  expect(inAll.size).toBeGreaterThan(0);
  expect([...inAll.difference(contractsIn((file) => !file.includes('.pg.')))]).toEqual([]);
});
