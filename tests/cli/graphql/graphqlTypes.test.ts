import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { graphqlTypes, graphqlTypesProblems } from '#cli/graphql/graphqlTypes.ts';
import { root } from '#cli/firstRun/clone.mjs';

it('the committed types of the resolvers match the schema', async () => {
  expect(await graphqlTypesProblems()).toBe('');
});

it('reports outdated types and the command that writes them again', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'allmend-graphql-'));
  cpSync(join(root, 'graphql'), copy, { recursive: true });
  const file = join(copy, 'listing.graphql');
  writeFileSync(file, readFileSync(file, 'utf8').replace('  slug: String!', '  slug: String'));
  expect(await graphqlTypes(copy)).toContain('readonly slug?: Maybe<');
  expect(await graphqlTypesProblems(copy)).toBe(
    'graphql/generated/resolverTypes.ts: is not what the schema asks for; run: npm run graphql',
  );
  rmSync(copy, { recursive: true });
});
