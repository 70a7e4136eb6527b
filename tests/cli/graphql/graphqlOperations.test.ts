import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Kind } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '#cli/firstRun/clone.mjs';
import { graphqlOperations, graphqlOperationsProblems } from '#cli/graphql/graphqlOperations.ts';
import { MenuTotals } from '#web/shell/generated/menuTotals.ts';
import { SearchSuggestions } from '#web/suggestions/generated/suggestionOperations.ts';

it('the committed documents of the web match its operations', async () => {
  const files = (await graphqlOperations()).map(({ file }) => file);
  expect(files).toContain('src/web/suggestions/generated/suggestionOperations.ts');
  expect(await graphqlOperationsProblems()).toBe('');
});

it('needs no parser in a browser: an operation is a text, and a document as data for Apollo Client', () => {
  expect(MenuTotals).toBe('query MenuTotals { categories { id total } }');
  expect(SearchSuggestions.definitions).toMatchObject([
    { kind: Kind.OPERATION_DEFINITION, operation: 'query', name: { value: 'SearchSuggestions' } },
  ]);
});

it('sends an operation with the fragments that it needs, also from other files, and types their selections', async () => {
  const folder = temporary({
    'ads.graphql': 'query Ads { categories { ...Counted } } query Ids { categories { id } }',
    'counted.graphql': 'fragment Counted on Category { ...Named total } fragment Named on Category { name }',
  });
  const [listings, counted] = await graphqlOperations(folder);
  expect(listings!.text).toContain(
    'export const Ads = "query Ads { categories { ...Counted } } fragment Counted on Category { ...Named total } fragment Named on Category { name }"',
  );
  expect(listings!.text).toContain('export const Ids = "query Ids { categories { id } }"');
  expect(listings!.text).toMatch(/AdsQuery = .*readonly total: number, readonly name: string/);
  expect(counted!.text).toMatch(/export type CountedFragment = .*readonly total: number, readonly name: string/);
});

it('reports operations without documents and how to write them, and refuses operations on unknown fields', async () => {
  const below = temporary({ 'totals.graphql': 'query Totals { categories { id total } }' });
  expect(await graphqlOperationsProblems(below)).toBe(
    `${below}/generated/totals.ts: is not what its operations say; run: npm run graphql`,
  );
  const [written] = await graphqlOperations(below);
  expect(written!.text).toContain('export const Totals = "query Totals { categories { id total } }"');
  expect(written!.text).toContain('readonly total: number');

  writeFileSync(join(root, below, 'totals.graphql'), 'query Totals { categories { weight } }');
  await expect(graphqlOperations(below)).rejects.toThrow('Cannot query field "weight"');
});

/** Creates a folder with these GraphQL files, and returns its path relative to the root of the clone. */
function temporary(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'allmend-operations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return relative(root, folder);
}
