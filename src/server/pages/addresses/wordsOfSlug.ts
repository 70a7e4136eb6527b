import { filterFromToken } from '#market/addresses/searchToken.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { pathTo, placeAt } from '#routes';

/**
 * Handles a search address that has a word instead of a token. The word becomes the search text, unless the query has
 * another text. Other addresses and damaged tokens are returned unchanged.
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
