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

/** The routes that show what was looked for, each with a grammar of its own. */
export const searchRoutes = ['list', 'realEstateList', 'results'] as const;

export type SearchRoute = (typeof searchRoutes)[number];

/** A place of one of these routes, as the route table reads and writes it. */
export interface SearchPlace {
  readonly name: SearchRoute;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
}

/** A search as an address says it, and the token that it is said by, if it is. */
export interface SearchAtPlace {
  readonly filter: SearchFilter;
  readonly token?: string;
}

/** A route, what its path leaves open, and the query beside it. */
export interface SearchAddress {
  readonly name: SearchRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly keys: URLSearchParams;
}

/** Whether a route is one of these. */
export function isSearchRoute(name: string): name is SearchRoute {
  return searchRoutes.some((known) => known === name);
}

/**
 * What is looked for at a place: what path or token say, and what the query says besides. Undefined where a segment of the
 * path means nothing. A token that means nothing means everything.
 */
export function searchAt(place: SearchPlace, query: URLSearchParams): SearchAtPlace | undefined {
  if (place.name === 'results') return searchOfToken(place.params, query);
  const keys = keysSaidAt(place, query);
  return keys && { filter: filterFrom(keys) };
}

/**
 * The part of a canton that an address names without one it lies in, in its path or beside it: what `searchAt` leaves out.
 * Undefined where there is none.
 */
export function partAlone(place: SearchPlace, query: URLSearchParams): string | undefined {
  const part = keysSaidAt(place, query)?.get('sa')?.trim() ?? '';
  return part === '' || searchAt(place, query)?.filter.subregion !== undefined ? undefined : part;
}

/**
 * All that is said in a path and beside it, as query keys; what both say, as the path says it. What a token says is none of it.
 * Undefined where a segment of the path means nothing.
 */
export function keysSaidAt(
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
 * The address of a search in its own grammar: real estate's, or the classic one. Where nobody has brought the words of the
 * language, it is told by query keys alone, which the server reads in all of them.
 */
export function searchAddress(language: Language, filter: SearchFilter): SearchAddress {
  return filter.category === realEstate ? realEstateAddress(language, filter) : classicAddress(language, filter);
}

/** The address of any search by the classic grammar (SEARCH-1, 2). */
export function classicAddress(language: Language, filter: SearchFilter): SearchAddress {
  const normal = normalFilter(filter);
  const spelling = spellingIn(language);
  return addressOf('list', normal, spelling && classicPath(normal, spelling));
}

/** The address of a search for real estate by its own grammar. */
export function realEstateAddress(language: Language, filter: SearchFilter): SearchAddress {
  const normal = normalFilter(filter);
  const spelling = spellingIn(language);
  return spelling
    ? addressOf('realEstateList', normal, realEstatePath(normal, spelling))
    : addressOf('list', normal, undefined);
}

/**
 * The address of any search by its token, behind a word for those who read it. Who looks for everything needs none; what
 * fits no token is told by query keys.
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
  // A path that names the only place tells its radius too.
  const keys = keysOfNormal(filter, said.includes('zipcode') ? [...said, 'radius'] : said);
  const rest = path?.segments.join('/') ?? '';
  return { name, params: rest === '' ? {} : { rest }, keys };
}

/** What was typed, else the name of what is looked in. */
function searchSlug(language: Language, { query, category, subcategory, region }: SearchFilter): string {
  const spelling = spellingIn(language);
  const finest = subcategory ?? category;
  if (query !== '' || !spelling) return slugOf(query);
  if (finest !== undefined) return spelling.category(finest);
  return region === undefined ? slugOf('') : spelling.canton(region);
}

/** The token may stand without a word before it. */
function searchOfToken({ slug, searchToken }: SearchPlace['params'], query: URLSearchParams): SearchAtPlace {
  const token = searchToken ?? slug ?? '';
  const told = filterFromToken(token);
  if (!told) return { filter: filterFrom(query) };
  const besides = [...query].filter(([key]) => filterKeys.includes(key));
  return { filter: filterFrom(withKeys(keysOf(told), besides)), token };
}

/** Query keys, with some that say otherwise. */
function withKeys(
  keys: URLSearchParams | [string, string][],
  more: Iterable<readonly [string, string]>,
): URLSearchParams {
  const all = new URLSearchParams(keys);
  for (const [key] of more) all.delete(key);
  for (const [key, value] of more) all.append(key, value);
  return all;
}

/** A segment as grammars spell it; what is spelled otherwise is read as a name. */
function segmentOf(piece: string): string {
  const read = decodedPiece(piece);
  return /^[a-z\d-]+$/.test(read) ? read : slugOf(read);
}
