import * as z from 'zod/mini';
import { checked } from '#machines/journal/schema.ts';
import { categoryById, isTopLevel, parentOf } from '#machines/market/categories.ts';
import { toSortPreset } from '#machines/market/sortPresets.ts';
import type { ApiError } from '#machines/market/apiError.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { toSearchText } from '#machines/search/searchText.ts';
import { parametersOf } from '../http/input.ts';

const longestQuery = 200;
const furthestPage = 10_000;
const mostFrancs = 999_999_999;

const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(
      z.refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
        error: `must be a whole number from ${least} to ${most}`,
      }),
    ),
    z.transform(Number),
  );
const yesNo = z.enum(['0', '1'], { error: 'must be 0 or 1' });
const category = z.pipe(
  z.string().check(z.refine((text) => categoryById(Number(text)) !== undefined, 'must be the id of a category')),
  z.transform(Number),
);

const query = z.object({
  q: z.optional(z.string().check(z.maxLength(longestQuery, `must have at most ${longestQuery} characters`))),
  category: z.optional(category),
  subcategory: z.optional(category),
  region: z.optional(wholeNumber(1, 24)),
  ps: z.optional(wholeNumber(0, mostFrancs)),
  pe: z.optional(wholeNumber(0, mostFrancs)),
  company_ad: z.optional(yesNo),
  gratis: z.optional(yesNo),
  // An unknown preset is newest, here too (SEARCH-31).
  sp: z.optional(z.string()),
  o: z.optional(wholeNumber(1, furthestPage)),
});

/**
 * Reads the query of `GET list.json` strictly: who calls an interface wants to hear of a mistake, unlike who follows an
 * old address (`filterFrom`). Gives the filter, or a message for each parameter that is wrong.
 */
export function listQuery(raw: unknown): SearchFilter | { readonly problems: ApiError['parameters'] } {
  const result = checked(query, raw);
  if ('problems' in result) {
    return { problems: parametersOf(result.problems, raw) };
  }
  const { q, category: top, subcategory, region, ps, pe, company_ad: company, gratis, sp, o } = result.value;
  const finest = subcategory ?? top;
  const above = finest === undefined || isTopLevel(finest) ? finest : parentOf(finest)!.id;
  if (subcategory !== undefined && top !== undefined && top !== above) {
    const rule = `must belong to category ${top}`;
    return { problems: parametersOf([{ field: 'subcategory', rule }], raw) };
  }
  return {
    query: toSearchText(q),
    ...(above !== undefined && { category: above }),
    ...(finest !== undefined && finest !== above && { subcategory: finest }),
    ...(region !== undefined && { region }),
    ...(ps !== undefined && { priceFrom: ps }),
    ...(pe !== undefined && { priceTo: pe }),
    freeOnly: gratis === '1',
    ...(company !== undefined && { seller: company === '1' ? ('company' as const) : ('private' as const) }),
    sort: toSortPreset(sp),
    page: o ?? 1,
  };
}
