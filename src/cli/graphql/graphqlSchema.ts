import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { concatAST, type DocumentNode, parse } from 'graphql';
import { root } from '../firstRun/clone.mjs';

/** Where the contract lies: a file, or a folder of several, a feature. */
export const schemaFolder = join(root, 'graphql');

/** The schema as the files of `folder` tell it. */
export function readSchema(folder = schemaFolder): DocumentNode {
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    // By their names, wherever they lie: the order of the types is that of the files.
    .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1))
    .map((name) => parse(readFileSync(join(folder, name), 'utf8'), { noLocation: true }));
  return concatAST(documents);
}
