import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { type DocumentNode, Kind } from 'graphql';
import { root } from '../firstRun/clone.mjs';
import { readSchema, schemaFolder } from './graphqlSchema.ts';

const written = 'generated/resolverTypes.ts';

/** These paths are relative, because codegen interprets a `#` as the end of a path. */
const server = '../../src/server/graphql';
const sources = 'src/server/graphql/sources.ts';

/** The types of the schema whose source `sources.ts` exports, by name: codegen's mappers and enum values. */
function sourcesOf(schema: DocumentNode) {
  const exported = exportedTypes(readFileSync(join(root, sources), 'utf8'));
  const named = (kinds: readonly Kind[], nameOf: (type: string) => string) =>
    Object.fromEntries(
      schema.definitions
        .flatMap((each) => (kinds.includes(each.kind) && 'name' in each && each.name ? [each.name.value] : []))
        .filter((type) => exported.has(nameOf(type)))
        .toSorted()
        .map((type) => [type, `${server}/sources.ts#${nameOf(type)}`]),
    );
  return {
    mappers: named(
      [Kind.OBJECT_TYPE_DEFINITION, Kind.INTERFACE_TYPE_DEFINITION, Kind.UNION_TYPE_DEFINITION],
      (type) => `${type}Source`,
    ),
    // Within the server an enum has the market's value: `de`, not `DE`.
    enumValues: named([Kind.ENUM_TYPE_DEFINITION], (type) => type),
  };
}

/** The names of the types that a module exports. */
function exportedTypes(text: string): ReadonlySet<string> {
  const declared = [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name!);
  const listed = [...text.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names!.split(',').flatMap(
      (each) =>
        each
          .trim()
          .split(/\s+as\s+/)
          .at(-1) || [],
    ),
  );
  return new Set([...declared, ...listed]);
}

/** The types of the resolvers for the schema's files in `folder`. */
export async function graphqlTypes(folder = schemaFolder): Promise<string> {
  const schema = readSchema(folder);
  const text = await codegen({
    filename: written,
    schema,
    documents: [],
    config: {
      contextType: `${server}/context.ts#OperationContext`,
      enumsAsTypes: true,
      immutableTypes: true,
      ...sourcesOf(schema),
      scalars: { ID: 'string', DateTime: { input: 'never', output: 'number' } },
      skipTypename: true,
      useTypeImports: true,
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
  const types = text.replaceAll(`'${server}/`, "'#server/graphql/").replaceAll(/^export \{/gm, 'export type {');
  return `// Written by \`npm run graphql\` from the .graphql files of graphql/.\n${types.trim()}\n`;
}

/** Writes the types of the resolvers next to the schema. */
export async function writeGraphqlTypes(): Promise<void> {
  writeFileSync(join(schemaFolder, written), await graphqlTypes());
}

/** The problems of the generated types next to a schema; empty if they are up to date. */
export async function graphqlTypesProblems(folder = schemaFolder): Promise<string> {
  const present = readFileSync(join(folder, written), 'utf8');
  if (present === (await graphqlTypes(folder))) return '';
  return `graphql/${written}: is not what the schema asks for; run: npm run graphql`;
}
