import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { categoryById } from '#machines/market/categories/categories.ts';
import { nextYear } from '#market/dates/dates.ts';
import { cantonByCode } from '#market/cantons/cantons.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import { searchMarket } from '../../search/searchMarket.ts';
import { facetsOf } from '../../search/answers/facets.ts';
import { optionsInCategory } from '../../search/answers/optionsInCategory.ts';
import { listingsOf } from '../context.ts';
import { searchArguments } from './searchArguments.ts';
import type { CategoryCountSource, KindCountSource, SellerCountSource } from '../sources.ts';

/** Resolves `graphql/search.graphql`. */
export const searchResolvers: Resolvers = {
  ListingSort: {
    CHEAPEST: 'cheapest',
    EXPENSIVE: 'expensive',
    OLDEST: 'oldest',
    NEWEST: 'newest',
    RELEVANT: 'relevant',
    NEAREST: 'nearest',
  },
  Widening: { NEIGHBOURS: 'neighbours', COUNTRY: 'country' },
  Query: {
    async searchListings(_, args, { services }) {
      const { filter, pageSize } = searchArguments(args, services);
      return { filter, pageSize, answer: await searchMarket(services, filter, pageSize) };
    },
  },
  ListingPage: {
    items: ({ answer }, _, context) => listingsOf(answer.ids, context),
    totalItemCount: ({ answer }) => answer.total,
    counts: ({ answer: { counts } }) => ({
      categories: [...counts.category].filter(([id]) => categoryById(id)).toSorted(([one], [other]) => one - other),
      regions: countsByCode(counts.region).filter(([code]) => cantonByCode(code)),
      kinds: Object.entries(counts.kind) as KindCountSource[],
      sellers: Object.entries(counts.seller) as SellerCountSource[],
      free: counts.free,
    }),
    async facets({ filter, answer: { counts } }, _, { language, services }) {
      const inCategory = await optionsInCategory(services, filter);
      return facetsOf(filter, counts, inCategory, services.words[language], nextYear(services.market.clock()));
    },
    distances: ({ answer: { distances } }) => Object.entries(distances).map(([id, metres]) => ({ id, metres })),
    gallery: ({ answer }, _, context) => listingsOf(answer.galleryIds, context),
    pageInfo({ answer, filter: { page, asOf = answer.newestAt }, pageSize }) {
      const pageCount = Math.ceil(answer.total / pageSize);
      return {
        page,
        pageSize,
        pageCount,
        hasPreviousPage: page > 1 && pageCount > 0,
        hasNextPage: page < pageCount,
        asOf: String(asOf),
      };
    },
    searchToken: ({ filter }) => tokenOf(filter),
  },
  CategoryCount: {
    category: ([id]) => categoryById(id)!,
    count: ([, count]) => count,
  },
  RegionCount: {
    region: ([code]) => cantonByCode(code)!,
    count: ([, count]) => count,
  },
  KindCount: {
    kind: ([kind]) => kind,
    count: ([, count]) => count,
  },
  SellerCount: {
    seller: ([seller]) => seller,
    count: ([, count]) => count,
  },
  Facet: { __resolveType: ({ kind }) => (kind === 'select' ? 'SelectFacet' : 'IntervalFacet') },
};

function countsByCode(counts: Readonly<Record<number, number>>): readonly CategoryCountSource[] {
  return Object.entries(counts).map(([code, count]) => [Number(code), count]);
}
