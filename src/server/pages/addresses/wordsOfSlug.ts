import { filterFromToken } from '#market/addresses/searchToken.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { pathTo, placeAt } from '#routes';

/**
 * The address of a search by its token where a word stands without one: that word is looked for, unless the query has another
 * text. Any other address is left as it is, and so is a word that is none but a damaged token.
 */
export function withWordsOfSlug(asked: string): string {
  const place = placeAt(asked);
  const { slug = '', searchToken } = place?.params ?? {};
  if (place?.name !== 'results' || searchToken !== undefined) return asked;
  const words = slugOf(slug) === slug ? slug.replaceAll('-', ' ').trim() : '';
  const query = new URLSearchParams(asked.replace(/^[^?]*/s, ''));
  if (words === '' || query.has('q') || filterFromToken(slug)) return asked;
  query.append('q', words);
  return `${pathTo('results', place.language)}?${query}`;
}
