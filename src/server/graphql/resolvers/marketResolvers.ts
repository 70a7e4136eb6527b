import type { GraphQLScalarType } from 'graphql';
import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { categoryTree, parentOf } from '#machines/market/categories/categories.ts';

/**
 * A moment, stored as epoch milliseconds. No argument has this type yet. The schema builder merges these functions into
 * the scalar of the schema file; the library's type does not allow a partial scalar.
 */
const dateTime = {
  serialize: (moment: number) => new Date(moment).toISOString(),
} as unknown as GraphQLScalarType;

/** Resolves `graphql/market.graphql`. */
export const marketResolvers: Resolvers = {
  DateTime: dateTime,
  Language: { DE: 'de', FR: 'fr', IT: 'it', EN: 'en' },
  Query: {
    categories: () => categoryTree,
  },
  Category: {
    name: ({ name }, args, { language }) => name[args.language ?? language],
    parent: ({ id }) => parentOf(id) ?? null,
    total: async ({ id }, _, { totals }) => (await totals()).get(id) ?? 0,
  },
  Canton: {
    name: ({ name }, args, { language }) => name[args.language ?? language],
  },
};
