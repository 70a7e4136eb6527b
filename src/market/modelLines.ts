import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { brandFromSegment, isCarBrand } from './addresses/carBrandAddress.ts';
import { carModelLine } from './carModelLine.ts';

/**
 * The search with each car model replaced by its line: `golf` for «Golf 1.4 TSI». The make is that of the filter if it
 * has exactly one, or otherwise the make at the beginning of the model. Without a make, the line is the text before the
 * engine.
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

/** The car make at the beginning of a model's text: names of makes have one or two words. */
function makeNamedIn(model: string): string | undefined {
  const [first = '', second = ''] = model.trim().split(/\s+/);
  return brandFromSegment(`${first}${second}`) ?? brandFromSegment(first);
}
