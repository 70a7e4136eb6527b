import type { AdItem } from '#machines/listing/adItem.ts';
import type { Language } from '#machines/market/language.ts';
import { pathTo } from '#routes';

/** The path of a listing's page. */
export function adAddress({ id, slug }: Pick<AdItem, 'id' | 'slug'>, language: Language): string {
  return pathTo('listing', language, { id, slug });
}
