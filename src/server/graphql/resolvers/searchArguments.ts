import * as z from 'zod/mini';
import type { ListingFilter, QuerySearchListingsArgs } from '#graphql/generated/resolverTypes.ts';
import { checked, type SchemaProblem } from '#machines/journal/schema.ts';
import { type ParameterKey, parameterKeys } from '#machines/market/parameters/parameterDefinitions.ts';
import { pageSizeOf } from '#machines/market/pageNumber.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { momentOf } from '#market/dates/moments.ts';
import { readFilter } from '../../search/query/requestedFilter.ts';
import type { RequestedFilter } from '#server/search/query/requestedFilterShape.ts';
import { badArguments } from '../operationErrors.ts';

/** The most listings on a page: that of the market's own largest list. */
const largestPage = 100;

const error = `must be a whole number from 1 to ${largestPage}`;
const sizes = z.object({
  pageSize: z.nullish(z.int({ error }).check(z.gte(1, { error }), z.lte(largestPage, { error }))),
});

/**
 * The search of the arguments of `searchListings`, with places resolved in a directory. Throws a GraphQLError that
 * names the problems.
 */
export function searchArguments(
  args: Required<Pick<QuerySearchListingsArgs, 'sort' | 'page'>> & QuerySearchListingsArgs,
  { localities }: { readonly localities: LocalityTable },
): { readonly filter: SearchFilter; readonly pageSize: number } {
  const named = args.filter ?? {};
  const read = readFilter(
    {
      ...filterOf(named),
      sort: args.sort,
      page: args.page,
      asOf: typeof args.asOf !== 'string' ? undefined : (momentOf(args.asOf) ?? NaN),
    },
    { localities, spelled: (field) => spelled(field, named) },
  );
  const size = checked(sizes, { pageSize: args.pageSize });
  const problems = [
    ...problemsWithKeys(named),
    ...('problems' in read ? read.problems : []),
    ...('problems' in size ? size.problems : []),
  ];
  if (problems.length > 0 || !('value' in read)) throw badArguments(problems, args);
  return { filter: read.value, pageSize: args.pageSize ?? pageSizeOf(named.category ?? undefined) };
}

/** The requested filter of an argument. Null values are treated as absent. */
function filterOf({ intervals, selects, ...plain }: ListingFilter): RequestedFilter {
  return {
    ...withoutNulls(plain),
    ...(intervals && { intervals: byKey(intervals, ({ min, max }) => withoutNulls({ min, max })) }),
    ...(selects && { selects: byKey(selects, ({ options }) => [...options]) }),
  };
}

function withoutNulls(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

function byKey<Named extends { readonly key: string }, Value>(
  named: readonly Named[],
  valueOf: (one: Named) => Value,
): Readonly<Partial<Record<ParameterKey, Value>>> {
  const known = named.filter(({ key }) => isKey(key));
  return Object.fromEntries(known.map((one) => [one.key, valueOf(one)])) as Partial<Record<ParameterKey, Value>>;
}

function isKey(key: string): key is ParameterKey {
  return parameterKeys.some((known) => known === key);
}

/** The problems with the keys of facets: each key must exist in the market and occur once. */
function problemsWithKeys({ intervals, selects }: ListingFilter): readonly SchemaProblem[] {
  const lists = { 'filter.intervals': intervals ?? [], 'filter.selects': selects ?? [] };
  return Object.entries(lists).flatMap(([field, list]) =>
    list.flatMap(({ key }, index): SchemaProblem[] => {
      if (!isKey(key)) return [{ field: `${field}.${index}.key`, rule: `must be one of ${parameterKeys.join(', ')}` }];
      const isRepeated = list.findIndex((other) => other.key === key) < index;
      return isRepeated ? [{ field: `${field}.${index}.key`, rule: 'must not be named twice' }] : [];
    }),
  );
}

/** The path of the GraphQL argument for a field of `RequestedFilter`. */
function spelled(field: string, { intervals, selects }: ListingFilter): string {
  if (field === 'page' || field === 'sort' || field === 'asOf') return field;
  const [first, key, ...rest] = field.split('.');
  const list = first === 'intervals' ? intervals : first === 'selects' ? selects : undefined;
  if (!list) return `filter.${field}`;
  const index = list.findIndex((one) => one.key === key);
  return ['filter', first, index, ...(first === 'selects' ? ['options'] : rest)].join('.');
}
