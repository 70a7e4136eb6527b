import type { GraphQLScalarType } from 'graphql';
import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { categoryTree, parentOf } from '#machines/market/categories/categories.ts';

/**
 * A moment, which the market keeps in epoch milliseconds. Nothing takes one as an argument yet. Only what is told here
 * takes the place of what the schema's file says of the scalar; the library's type knows no part of one.
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
    name: ({ name }, asked, { language }) => name[asked.language ?? language],
    parent: ({ id }) => parentOf(id) ?? null,
    total: async ({ id }, _, { totals }) => (await totals()).get(id) ?? 0,
  },
  Canton: {
    name: ({ name }, asked, { language }) => name[asked.language ?? language],
  },
};
