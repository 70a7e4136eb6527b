import * as z from 'zod/mini';
import { categoryById, categoryTree, parentOf } from '#machines/market/categories.ts';
import { isTopLevel } from '#machines/market/categoryTree.ts';
import { sortPresets, toSortPreset } from '#machines/market/sortPresets.ts';
import { furthestPage, mostFrancs, pageSizes } from '#machines/market/limits.ts';
import { priceRange } from '#machines/search/filterChanges.ts';
import { toPageSize } from '#machines/search/pageSizes.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { toSearchText } from '#machines/search/searchText.ts';
import { highestCantonCode } from '#market/cantonCodes.ts';
import { typedText } from './typedText.ts';

const wholeNumber = (least: number, most: number, description: string) =>
  z
    .pipe(
      z.string().check(
        z.refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
          error: `must be a whole number from ${least} to ${most}`,
        }),
      ),
      z.transform(Number),
    )
    .check(z.meta({ type: 'integer', minimum: least, maximum: most, description }));
const yesNo = (description: string) => z.enum(['0', '1'], { error: 'must be 0 or 1' }).check(z.describe(description));
const categoryIds = categoryTree.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
const category = (description: string) =>
  z
    .pipe(
      z.string().check(z.refine((text) => categoryById(Number(text)) !== undefined, 'must be the id of a category')),
      z.transform(Number),
    )
    .check(z.meta({ type: 'integer', enum: categoryIds, description }));

const keys = z.object({
  q: z.optional(typedText),
  category: z.optional(category('Id of a top-level category.')),
  subcategory: z.optional(category('Id of a subcategory.')),
  region: z.optional(wholeNumber(1, highestCantonCode, 'Canton code.')),
  ps: z.optional(wholeNumber(0, mostFrancs, 'Lowest price in whole francs.')),
  pe: z.optional(wholeNumber(0, mostFrancs, 'Highest price in whole francs.')),
  company_ad: z.optional(yesNo('Only ads of companies (1), or of private sellers (0).')),
  gratis: z.optional(yesNo('Only what is given away (1).')),
  // An unknown preset is newest, here too (SEARCH-31).
  sp: z.optional(z.string().check(z.describe(`Order: ${sortPresets.join(', ')}. Any other is newest.`))),
  o: z.optional(wholeNumber(1, furthestPage, 'Page, from 1.')),
  n: z.optional(
    z
      .pipe(
        z
          .string()
          .check(z.refine((asked) => toPageSize(asked) !== undefined, `must be one of ${pageSizes.join(', ')}`)),
        z.transform((asked) => toPageSize(asked)!),
      )
      .check(z.meta({ type: 'integer', enum: [...pageSizes], description: 'Ads on a page.' })),
  ),
});

/**
 * The query of `GET list.json`, and the filter it means. It is read strictly: who calls an interface wants to hear of a
 * mistake, unlike who follows an old address (`filterFrom`).
 */
export const listQuery = z.pipe(keys.check(belonging), z.transform(filterOf));

/** A subcategory lies in the category beside it, if one is named. */
function belonging({ value, issues }: z.core.ParsePayload<z.output<typeof keys>>): void {
  const { category: top, subcategory } = value;
  if (top === undefined || subcategory === undefined || top === topOf(subcategory)) return;
  const message = `must belong to category ${top}`;
  issues.push({ code: 'custom', input: subcategory, path: ['subcategory'], message });
}

function filterOf(query: z.output<typeof keys>): SearchFilter {
  const { q, category: top, subcategory, region, ps, pe, company_ad: company, gratis, sp, o, n } = query;
  const finest = subcategory ?? top;
  const above = finest === undefined ? undefined : topOf(finest);
  return {
    query: toSearchText(q),
    ...(above !== undefined && { category: above }),
    ...(finest !== undefined && finest !== above && { subcategory: finest }),
    ...(region !== undefined && { region }),
    ...priceRange({ priceFrom: ps, priceTo: pe }),
    freeOnly: gratis === '1',
    ...(company !== undefined && { seller: company === '1' ? ('company' as const) : ('private' as const) }),
    sort: toSortPreset(sp),
    page: o ?? 1,
    ...(n !== undefined && { pageSize: n }),
  };
}

/** The top-level category above a category, or the category itself. */
function topOf(id: number): number {
  return isTopLevel(id) ? id : parentOf(id)!.id;
}
