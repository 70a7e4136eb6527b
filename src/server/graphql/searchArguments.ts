import * as z from 'zod/mini';
import type { QuerySearchListingsArgs } from '#graphql/generated/resolverTypes.ts';
import { checked } from '#machines/journal/schema.ts';
import { categoryById, parentOf } from '#machines/market/categories.ts';
import { isTopLevel } from '#machines/market/categoryTree.ts';
import { furthestPage, mostFrancs } from '#machines/market/limits.ts';
import { pageSizeOf } from '#machines/market/pageNumber.ts';
import { priceRange } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { toSearchText } from '#machines/search/searchText.ts';
import { highestCantonCode } from '#market/cantonCodes.ts';
import { typedText } from '../search/typedText.ts';
import { badArguments } from './operationErrors.ts';

/** As many ads as a page of the market's own list ever has. */
const largestPage = 100;

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
};

/** What the schema's own types leave open. */
const listingFilter = z.object({
  query: z.nullish(typedText),
  category: z.nullish(
    z.int().check(z.refine((id) => categoryById(id) !== undefined, { error: 'must be the id of a category' })),
  ),
  region: z.nullish(wholeNumber(1, highestCantonCode)),
  priceFrom: z.nullish(wholeNumber(0, mostFrancs)),
  priceTo: z.nullish(wholeNumber(0, mostFrancs)),
});
const schema = z.object({
  filter: z.nullish(listingFilter),
  page: wholeNumber(1, furthestPage),
  pageSize: z.nullish(wholeNumber(1, largestPage)),
});

/** The search that the arguments of `searchListings` mean. Throws a GraphQLError that names what is wrong with them. */
export function searchArguments(
  asked: Required<Pick<QuerySearchListingsArgs, 'sort' | 'page'>> & QuerySearchListingsArgs,
): {
  readonly filter: SearchFilter;
  readonly pageSize: number;
} {
  const result = checked(schema, asked);
  if ('problems' in result) throw badArguments(result.problems, asked);
  const { query, category, region, priceFrom, priceTo, freeOnly, seller } = asked.filter ?? {};
  return {
    filter: {
      query: toSearchText(query),
      ...(category && categoriesOf(category)),
      ...(region && { region }),
      ...priceRange({ priceFrom: priceFrom ?? undefined, priceTo: priceTo ?? undefined }),
      freeOnly: freeOnly ?? false,
      ...(seller && { seller }),
      sort: asked.sort,
      page: asked.page,
    },
    pageSize: asked.pageSize ?? pageSizeOf(category ?? undefined),
  };
}

function categoriesOf(id: number): Pick<SearchFilter, 'category' | 'subcategory'> {
  return isTopLevel(id) ? { category: id } : { category: parentOf(id)!.id, subcategory: id };
}
