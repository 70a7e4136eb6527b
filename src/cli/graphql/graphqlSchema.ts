import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { concatAST, type DocumentNode, parse } from 'graphql';
import { root } from '../firstRun/clone.mjs';

/** Where the contract lies: a file a feature. */
export const schemaFolder = join(root, 'graphql');

/** The schema as the files of `folder` tell it. */
export function readSchema(folder = schemaFolder): DocumentNode {
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => parse(readFileSync(join(folder, name), 'utf8'), { noLocation: true }));
  return concatAST(documents);
}
