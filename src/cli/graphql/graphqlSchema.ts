import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { concatAST, type DocumentNode, parse } from 'graphql';
import { root } from '../firstRun/clone.mjs';

/** The folder of the GraphQL schema: it has a file or a subfolder for each feature. */
export const schemaFolder = join(root, 'graphql');

/** The schema, merged from the files of `folder`. */
export function readSchema(folder = schemaFolder): DocumentNode {
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    // Sorted by file name, independent of the folder: the order of the types is that of the files.
    .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1))
    .map((name) => parse(readFileSync(join(folder, name), 'utf8'), { noLocation: true }));
  return concatAST(documents);
}
