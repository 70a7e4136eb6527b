import type { Language } from '#machines/market/language.ts';
import { brandSlug, isCarBrand } from '#market/addresses/carBrandAddress.ts';
import { pathTo } from '#routes';

/** The page of a make of cars, by its key; undefined for a key that has none, as "other". */
export function brandPath(language: Language, key: string): string | undefined {
  return isCarBrand(key) ? pathTo('brand', language, { brand: brandSlug(key) }) : undefined;
}
