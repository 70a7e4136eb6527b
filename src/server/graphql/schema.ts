import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import type { OperationContext } from './context.ts';
import { limitWrites } from './writeLimits.ts';

const folder = fileURLToPath(new URL('../../../graphql/', import.meta.url));

const resolversFolder = new URL('./resolvers/', import.meta.url);

/** The resolvers of each `resolvers/*Resolvers.ts` and `*Commands.ts`, exported under the file's name. */
const resolvers = await Promise.all(
  readdirSync(resolversFolder)
    .filter((name) => /(Resolvers|Commands)\.ts$/.test(name))
    .toSorted()
    .map(async (name) => {
      const exported = (await import(new URL(name, resolversFolder).href)) as Readonly<Record<string, Resolvers>>;
      const found = exported[name.replace(/\.ts$/, '')];
      if (!found) throw new Error(`resolvers/${name} exports no resolvers by its own name`);
      return found;
    }),
);

let made: GraphQLSchema | undefined;

/**
 * The schema of the files in `graphql/`, with its resolvers. It is independent of a market and built once per process.
 */
export function marketSchema(): GraphQLSchema {
  made ??= makeSchema();
  return made;
}

function makeSchema(): GraphQLSchema {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.graphql'));
  const schema = createSchema<OperationContext>({
    typeDefs: files.map((name) => readFileSync(folder + name, 'utf8')),
    resolvers,
  });
  limitWrites(schema);
  return schema;
}
