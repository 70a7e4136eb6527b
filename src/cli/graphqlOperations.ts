import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { parse } from 'graphql';
import { root } from './firstRun/clone.mjs';
import { readSchema } from './graphqlSchema.ts';

/** A module that is written from a file of operations, in `generated/` beside it. */
interface Written {
  /** From the root of the clone. */
  readonly file: string;
  readonly text: string;
}

/**
 * The documents of what the web asks by Apollo Client, as data, and their types: so that no browser has to be given the
 * parser. Those of `folder`, below the root, lie beside what
 * asks them (`suggestionOperations.graphql`).
 */
export async function graphqlOperations(folder = 'src/web'): Promise<readonly Written[]> {
  const sources = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => join(folder, name));
  return Promise.all(sources.map(async (source) => ({ file: moduleOf(source), text: await documentsOf(source) })));
}

/** Writes them. */
export async function writeGraphqlOperations(): Promise<void> {
  for (const { file, text } of await graphqlOperations()) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** What is wrong with the modules that were written: nothing, if they are what these say. */
export async function graphqlOperationsProblems(folder?: string): Promise<string> {
  const stale = (await graphqlOperations(folder)).filter(({ file, text }) => read(file) !== text);
  return stale.map(({ file }) => `${file}: is not what its operations say; run: npm run graphql`).join('\n');
}

function moduleOf(source: string): string {
  return join(dirname(source), 'generated', `${basename(source, '.graphql')}.ts`);
}

async function documentsOf(source: string): Promise<string> {
  const document = parse(readFileSync(join(root, source), 'utf8'), { noLocation: true });
  const text = await codegen({
    filename: moduleOf(source),
    schema: readSchema(),
    documents: [{ location: source, document }],
    config: {
      documentNodeImport: '@apollo/client#TypedDocumentNode',
      documentVariableSuffix: '',
      enumsAsTypes: true,
      immutableTypes: true,
      optimizeDocumentNode: true,
      scalars: { ID: 'string', DateTime: 'number' },
      skipTypename: true,
      useTypeImports: true,
    },
    plugins: [{ typescriptOperations: {} }, { typedDocumentNode: {} }],
    pluginMap: { typescriptOperations, typedDocumentNode },
  });
  // Nothing here is deferred.
  const types = text.replace(/^.*\nexport type Incremental<.*\n/m, '');
  return `// Written by \`npm run graphql\` from ${source}.\n${types.trim()}\n`;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
