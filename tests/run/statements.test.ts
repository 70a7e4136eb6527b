import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** The statements that test titles name, such as SEARCH-37. */
function statementsIn(pattern: string, except?: string): ReadonlySet<string> {
  const files = globSync(pattern, { cwd: root }).filter((file) => except === undefined || !file.startsWith(except));
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, statement]) => statement!)));
}

it('every statement that `npm run test:all` proves is proved in `npm test` too', () => {
  const inAll = statementsIn('tests/journeys/all/**/*.test.ts');
  const inSmall = statementsIn('tests/**/*.test.{ts,tsx}', join('tests', 'journeys', 'all'));
  expect(inAll.size).toBeGreaterThan(0);
  expect([...inAll.difference(inSmall)]).toEqual([]);
});
