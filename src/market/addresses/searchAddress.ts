import { realEstate } from '#machines/market/categories/categoryTree.ts';
import type { Language } from '#machines/market/language.ts';
import { decodedPiece } from '#machines/market/text/percentEncoding.ts';
import { everything, isSameSearch } from '#machines/search/filterChanges.ts';
import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { classicKeys, classicPath, type SpelledPath } from './classicAddress.ts';
import { filterFrom, filterKeys, keysOf, keysOfNormal } from './listAddress.ts';
import { realEstateKeys, realEstatePath } from './realEstateAddress.ts';
import { filterFromToken, tokenOf } from './searchToken.ts';
import { slugOf } from './slug.ts';
import { spellingIn, spellingsFor } from './spellings.ts';

/** The routes of search results. Each has a separate grammar for its URLs. */
export const searchRoutes = ['list', 'realEstateList', 'results'] as const;

export type SearchRoute = (typeof searchRoutes)[number];

/** A place of one of the search routes, as the route table parses and formats it. */
export interface SearchPlace {
  readonly name: SearchRoute;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
}

/** The search that a URL names, with its token if it has one. */
export interface SearchAtPlace {
  readonly filter: SearchFilter;
  readonly token?: string;
}

/** The URL of a search: its route, path parameters and query. */
export interface SearchAddress {
  readonly name: SearchRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly keys: URLSearchParams;
}

/** Whether a route is one of the search routes. */
export function isSearchRoute(name: string): name is SearchRoute {
  return searchRoutes.some((known) => known === name);
}

/**
 * The search at a place: from the path or the token, completed by the query. Undefined if a segment of the path has no
 * meaning. An invalid token means a search for everything.
 */
export function searchAt(place: SearchPlace, query: URLSearchParams): SearchAtPlace | undefined {
  if (place.name === 'results') return searchOfToken(place.params, query);
  const keys = queryKeysOf(place, query);
  return keys && { filter: filterFrom(keys) };
}

/**
 * The part of a canton that a URL names without its canton, in path or query. `searchAt` leaves it out. Undefined if
 * there is none.
 */
export function partAlone(place: SearchPlace, query: URLSearchParams): string | undefined {
  const part = queryKeysOf(place, query)?.get('sa')?.trim() ?? '';
  return part === '' || searchAt(place, query)?.filter.subregion !== undefined ? undefined : part;
}

/**
 * The query keys of path and query together. The path takes precedence, and a token is not included. Undefined if a
 * segment of the path has no meaning.
 */
export function queryKeysOf(
  { name, language, params }: SearchPlace,
  query: URLSearchParams,
): URLSearchParams | undefined {
  if (name === 'results') return query;
  const segments = (params['rest'] ?? '').split('/').filter(Boolean).map(segmentOf);
  const read = name === 'list' ? classicKeys : realEstateKeys;
  const said = read(segments, spellingsFor(language));
  return said && withKeys(query, said);
}

/**
 * The address of a search in the grammar of real estate, or in the classic one. If the words of the language are not
 * loaded, it uses only query keys, which the server reads in every language.
 */
export function searchAddress(language: Language, filter: SearchFilter): SearchAddress {
  return filter.category === realEstate ? realEstateAddress(language, filter) : classicAddress(language, filter);
}

/** The URL of any search in the classic grammar (SEARCH-1, 2). */
export function classicAddress(language: Language, filter: SearchFilter): SearchAddress {
  const normal = normalFilter(filter);
  const spelling = spellingIn(language);
  return addressOf('list', normal, spelling && classicPath(normal, spelling));
}

/** The URL of a search for real estate in the grammar of real estate. */
export function realEstateAddress(language: Language, filter: SearchFilter): SearchAddress {
  const normal = normalFilter(filter);
  const spelling = spellingIn(language);
  return spelling
    ? addressOf('realEstateList', normal, realEstatePath(normal, spelling))
    : addressOf('list', normal, undefined);
}

/**
 * The URL of any search by its token, after a readable word. A search for everything needs no token. A search that does
 * not fit a token uses query keys.
 */
export function resultsAddress(language: Language, filter: SearchFilter): SearchAddress {
  const { view, ...search } = normalFilter(filter);
  const keys = new URLSearchParams(view && { view });
  if (isSameSearch(search, everything)) return { name: 'results', params: {}, keys };
  const searchToken = tokenOf(search);
  if (searchToken === null) return { name: 'results', params: {}, keys: keysOf(filter) };
  return { name: 'results', params: { slug: searchSlug(language, search), searchToken }, keys };
}

function addressOf(name: SearchRoute, filter: SearchFilter, path: SpelledPath | undefined): SearchAddress {
  const said = path?.keys ?? [];
  // If the path contains the search's only place, the key of its radius is omitted too.
  const keys = keysOfNormal(filter, said.includes('zipcode') ? [...said, 'radius'] : said);
  const rest = path?.segments.join('/') ?? '';
  return { name, params: rest === '' ? {} : { rest }, keys };
}

/** The readable word before a token: the typed text, or otherwise the name of the category or canton. */
function searchSlug(language: Language, { query, category, subcategory, region }: SearchFilter): string {
  const spelling = spellingIn(language);
  const finest = subcategory ?? category;
  if (query !== '' || !spelling) return slugOf(query);
  if (finest !== undefined) return spelling.category(finest);
  return region === undefined ? slugOf('') : spelling.canton(region);
}

/** Reads a search by its token, which may come without a word before it. */
function searchOfToken({ slug, searchToken }: SearchPlace['params'], query: URLSearchParams): SearchAtPlace {
  const token = searchToken ?? slug ?? '';
  const result = filterFromToken(token);
  if (!result) return { filter: filterFrom(query) };
  const besides = [...query].filter(([key]) => filterKeys.includes(key));
  return { filter: filterFrom(withKeys(keysOf(result), besides)), token };
}

/** A copy of query keys, with some of them replaced. */
function withKeys(
  keys: URLSearchParams | [string, string][],
  more: Iterable<readonly [string, string]>,
): URLSearchParams {
  const all = new URLSearchParams(keys);
  for (const [key] of more) all.delete(key);
  for (const [key, value] of more) all.append(key, value);
  return all;
}

/** A segment in the spelling of the grammars. Any other spelling is read as a name. */
function segmentOf(piece: string): string {
  const read = decodedPiece(piece);
  return /^[a-z\d-]+$/.test(read) ? read : slugOf(read);
}
