import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Kind } from 'graphql';
import { expect, it } from 'vitest';
import { root } from '#cli/firstRun/clone.mjs';
import { graphqlOperations, graphqlOperationsProblems } from '#cli/graphqlOperations.ts';
import { SearchSuggestions } from '#web/suggestions/generated/suggestionOperations.ts';

it('the committed documents of the web are what its operations say', async () => {
  const files = (await graphqlOperations()).map(({ file }) => file);
  expect(files).toContain('src/web/suggestions/generated/suggestionOperations.ts');
  expect(await graphqlOperationsProblems()).toBe('');
});

it('a document is data: nobody has to parse it', () => {
  expect(SearchSuggestions.definitions).toMatchObject([
    { kind: Kind.OPERATION_DEFINITION, operation: 'query', name: { value: 'SearchSuggestions' } },
  ]);
});

it('operations without their documents are told, with how to write them; those that ask for what is not there are refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'allmend-operations-'));
  const below = relative(root, folder);
  const file = join(folder, 'totals.graphql');
  writeFileSync(file, 'query Totals { categories { id total } }');
  expect(await graphqlOperationsProblems(below)).toBe(
    `${below}/generated/totals.ts: is not what its operations say; run: npm run graphql`,
  );
  const [written] = await graphqlOperations(below);
  expect(written!.text).toContain('export const Totals = {');
  expect(written!.text).toContain('readonly total: number');

  writeFileSync(file, 'query Totals { categories { weight } }');
  await expect(graphqlOperations(below)).rejects.toThrow('Cannot query field "weight"');
  rmSync(folder, { recursive: true });
});
