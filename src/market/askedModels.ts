import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { brandFromSegment, isCarBrand } from './addresses/carBrandAddress.ts';
import { carModelLine } from './carModelLine.ts';

/**
 * The search with each model of a car as ads are searched by it, its line: `golf` for «Golf 1.4 TSI». The line is that of the
 * one make that is looked for, else of the make that the model begins with; without any, what stands before the engine.
 */
export function inModelLines(filter: SearchFilter): SearchFilter {
  const { brand: brands = [], model: models } = filter.selects ?? {};
  if (!models) return filter;
  const model = models.map((each) => lineOf(each, brands.length === 1 ? brands[0]! : makeNamedIn(each)));
  return normalFilter({ ...filter, selects: { ...filter.selects, model } });
}

function lineOf(model: string, brand: string | undefined): string {
  if (brand !== undefined && isCarBrand(brand)) return carModelLine(brand, model);
  return /^(.*?\S)\s+\d[.,]\d/.exec(model)?.[1] ?? model;
}

/** Makes have names of one word or two. */
function makeNamedIn(model: string): string | undefined {
  const [first = '', second = ''] = model.trim().split(/\s+/);
  return brandFromSegment(`${first}${second}`) ?? brandFromSegment(first);
}
