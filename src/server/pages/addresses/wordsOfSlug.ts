import { filterFromToken } from '#market/addresses/searchToken.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { pathTo, placeAt } from '#routes';

/**
 * Handles a search address that has a word instead of a token. The word becomes the search text, unless the query has
 * another text. Other addresses and damaged tokens are returned unchanged.
 */
export function withWordsOfSlug(address: string): string {
  const place = placeAt(address);
  const { slug = '', searchToken } = place?.params ?? {};
  if (place?.name !== 'results' || searchToken !== undefined) return address;
  const words = slugOf(slug) === slug ? slug.replaceAll('-', ' ').trim() : '';
  const query = new URLSearchParams(address.replace(/^[^?]*/s, ''));
  if (words === '' || query.has('q') || filterFromToken(slug)) return address;
  query.append('q', words);
  return `${pathTo('results', place.language)}?${query}`;
}
