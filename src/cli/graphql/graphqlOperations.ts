import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { root } from '../firstRun/clone.mjs';
import { readSchema } from './graphqlSchema.ts';

/** A module that is generated from a file of operations, in `generated/` next to it. */
interface Written {
  /** The path of the file, relative to the root of the clone. */
  readonly file: string;
  readonly text: string;
}

/** A `.graphql` file of operations and fragments. */
interface Source {
  /** The path of the file, relative to the root of the clone. */
  readonly file: string;
  readonly document: DocumentNode;
  /** Apollo Client takes documents as data; the other operations are sent as text. */
  readonly isForApollo: boolean;
}

/** The fragments by their names, which are unique. */
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The first line of a `.graphql` file whose operations Apollo Client uses. */
const apolloMark = /^# For Apollo Client\b/;

/** The path of the module that types the text of an operation. */
const operationModule = 'src/web/api/operation.ts';

/** The names of the web's operations, for the log and the metrics of the server. */
const namesModule = 'src/server/graphql/generated/webOperations.ts';

const config = {
  documentNodeImport: '@apollo/client#TypedDocumentNode',
  documentVariableSuffix: '',
  enumsAsTypes: true,
  immutableTypes: true,
  optimizeDocumentNode: true,
  scalars: { ID: 'string', DateTime: 'string' },
  skipTypename: true,
  useTypeImports: true,
};

/**
 * The operations of the web with the types of their variables and data, one module for each `.graphql` file below
 * `folder`. Browsers need no GraphQL parser: an operation is its text, or a document as data for Apollo Client.
 */
export async function graphqlOperations(folder = 'src/web'): Promise<readonly Written[]> {
  const sources = sourcesIn(folder);
  const fragments = new Map(
    sources.flatMap(({ document }) => document.definitions.filter(isFragment).map((each) => [each.name.value, each])),
  );
  const modules = sources.map(async (source) => ({
    file: moduleOf(source.file),
    text: await moduleText(source, fragments),
  }));
  return Promise.all(modules);
}

/** Writes the generated modules, and the names of all operations. */
export async function writeGraphqlOperations(): Promise<void> {
  for (const { file, text } of [...(await graphqlOperations()), operationNames()]) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** The problems of the generated modules; empty if they are up to date. */
export async function graphqlOperationsProblems(folder?: string): Promise<string> {
  const written = [...(await graphqlOperations(folder)), operationNames()];
  const stale = written.filter(({ file, text }) => read(file) !== text);
  return stale.map(({ file }) => `${file}: is not what its operations say; run: npm run graphql`).join('\n');
}

function sourcesIn(folder: string): readonly Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(root, folder, name), 'utf8');
      return {
        file: join(folder, name),
        document: parse(text, { noLocation: true }),
        isForApollo: apolloMark.test(text),
      };
    });
}

function moduleOf(source: string): string {
  return join(dirname(source), 'generated', `${basename(source, '.graphql')}.ts`);
}

async function moduleText({ file, document, isForApollo }: Source, fragments: Fragments): Promise<string> {
  const own: ReadonlySet<DefinitionNode> = new Set(document.definitions);
  const needed = document.definitions.flatMap((definition) => fragmentsOf(definition, fragments));
  const others = [...new Set(needed)].filter((fragment) => !own.has(fragment));
  const types = await codegen({
    filename: moduleOf(file),
    schema: readSchema(),
    documents: [{ location: file, document }],
    config: {
      ...config,
      externalFragments: others.map((node) => ({
        isExternal: true,
        name: node.name.value,
        onType: node.typeCondition.name.value,
        node,
      })),
    },
    plugins: [{ typescriptOperations: {} }, ...(isForApollo ? [{ typedDocumentNode: {} }] : [])],
    pluginMap: { typescriptOperations, typedDocumentNode },
  });
  const operations = document.definitions.filter(isOperation);
  const texts = isForApollo ? [] : operations.map((operation) => textConstant(operation, fragments));
  const parts = [
    `// Written by \`npm run graphql\` from ${file}.`,
    ...(texts.length > 0 ? [operationImport(file)] : []),
    // The type for `@defer` is removed, as our operations do not use it.
    types.replace(/^.*\nexport type Incremental<.*\n/m, '').trim(),
    ...texts,
  ];
  return `${parts.join('\n')}\n`;
}

function operationImport(source: string): string {
  return `import type { Operation } from '${relative(dirname(moduleOf(source)), operationModule)}';`;
}

/** The text of an operation with all fragments that it needs, as a constant with its types. */
function textConstant(operation: OperationDefinitionNode, fragments: Fragments): string {
  const name = operation.name!.value;
  const type = `${name}${operation.operation.replace(/^./, (letter) => letter.toUpperCase())}`;
  const definitions = [operation, ...fragmentsOf(operation, fragments)];
  // Collapsed to one line: no operation contains a string with significant spaces.
  const text = print({ kind: Kind.DOCUMENT, definitions }).replaceAll(/\s+/g, ' ');
  return `export const ${name} = ${JSON.stringify(text)} as Operation<${type}, ${type}Variables>;`;
}

/** All fragments that a definition needs, directly or indirectly. */
function fragmentsOf(user: DefinitionNode, fragments: Fragments): readonly FragmentDefinitionNode[] {
  const needed = new Set<FragmentDefinitionNode>();
  const collect = (definition: DefinitionNode) =>
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        // A missing fragment is skipped here: the validation reports it.
        if (!fragment || needed.has(fragment)) return;
        needed.add(fragment);
        collect(fragment);
      },
    });
  collect(user);
  return [...needed];
}

function operationNames(): Written {
  const names = sourcesIn('src/web')
    .flatMap(({ document }) => document.definitions.filter(isOperation).map(({ name }) => name!.value))
    .toSorted();
  const lines = names.map((name) => `  '${name}',`);
  const text = [
    '// Written by `npm run graphql` from the operations of src/web.',
    '/** The names of all operations of the web, which the log and the figures may hold. Other clients choose theirs freely. */',
    'export const webOperations: ReadonlySet<string> = new Set([',
    ...lines,
    ']);',
  ];
  return { file: namesModule, text: `${text.join('\n')}\n` };
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

function isOperation(definition: DefinitionNode): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
