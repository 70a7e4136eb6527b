import { isCategory, isTopLevel } from '#machines/market/categories/categoryTree.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { regionOfId } from '../cantons/cantonAbbreviations.ts';
import { isCantonCode } from '../cantons/cantonCodes.ts';
import { isSubregion, hasTownIdForm, onlyLocality } from './placeAddress.ts';
import type { Spelling } from './spellings.ts';

// The path of the classic list (SEARCH-1): category, subcategory, rent or buy, canton, part of it, town, neighbouring
// cantons or all of Switzerland, free. Each segment represents a query key.

/** A path below its route, and the query keys that the path expresses, which the query then omits. */
export interface SpelledPath {
  readonly segments: readonly string[];
  readonly keys: readonly string[];
}

/** The path of a normalised search in the classic grammar, with its segments in fixed order. */
export function classicPath(filter: SearchFilter, spelling: Spelling): SpelledPath {
  const { words } = spelling;
  const { category, subcategory, subregion, widened, selects, freeOnly } = filter;
  const town = townOf(filter);
  const region = filter.region ?? (town === undefined ? undefined : regionOfId(town));
  const [transaction, ...others] = selects?.transaction ?? [];
  const segments: (readonly [segment: string, key: string] | false)[] = [
    category !== undefined && [spelling.category(category), 'category'],
    subcategory !== undefined && [spelling.category(subcategory), 'subcategory'],
    transaction !== undefined && others.length === 0 && [words[transaction as 'rent' | 'buy'], 'rt'],
    region !== undefined && [spelling.canton(region), 'region'],
    subregion !== undefined && [subregion + words.subregion, 'sa'],
    town !== undefined && [town, 'zipcode'],
    widened === 'neighbours' && [words.neighbours, 'with_neighbouring_regions'],
    widened === 'country' && [words.country, 'with_all_regions'],
    freeOnly && [words.free, 'gratis'],
  ];
  const pairs = segments.filter((pair) => pair !== false);
  return { segments: pairs.map(([segment]) => segment), keys: pairs.map(([, key]) => key) };
}

/**
 * The query keys in the segments of a path, in any order and spelling. The first spelling is that of the address's
 * language, and numbers are the ids of old addresses. Undefined if a segment has no meaning or repeats another one.
 */
export function classicKeys(
  segments: readonly string[],
  spellings: readonly Spelling[],
): ReadonlyMap<string, string> | undefined {
  const keys = new Map<string, string>();
  for (const segment of segments) {
    const meant = meaningsOf(segment, Number(keys.get('category')), spellings).find(([key]) => !keys.has(key));
    if (!meant) return undefined;
    keys.set(...meant);
  }
  return keys;
}

type Meaning = readonly [key: string, value: string];

function meaningsOf(segment: string, category: number, spellings: readonly Spelling[]): readonly Meaning[] {
  const [own, ...foreign] = spellings;
  return [
    ...(own ? wordsIn(segment, category, own) : []),
    ...inAnyLanguage(segment),
    ...foreign.flatMap((spelling) => wordsIn(segment, category, spelling)),
  ];
}

/** In order of precedence for ambiguous names: after its category, a subcategory. */
function wordsIn(segment: string, category: number, spelling: Spelling): readonly Meaning[] {
  const { words } = spelling;
  const named: (readonly [string, number | undefined])[] = [
    ['category', spelling.topLevelOf(segment)],
    ['subcategory', spelling.subcategoryOf(segment, category) ?? spelling.subcategoryOf(segment)],
    ['region', spelling.cantonOf(segment)],
  ];
  const fixed: readonly (readonly [string, string, string])[] = [
    [words.rent, 'rt', 'rent'],
    [words.buy, 'rt', 'buy'],
    [words.neighbours, 'with_neighbouring_regions', '1'],
    [words.country, 'with_all_regions', '1'],
    [words.free, 'gratis', '1'],
  ];
  const part = segment.endsWith(words.subregion) ? segment.slice(0, -words.subregion.length) : '';
  return [
    ...named.flatMap(([key, id]): Meaning[] => (id === undefined ? [] : [[key, String(id)]])),
    ...fixed.flatMap(([word, key, value]): Meaning[] => (word === segment ? [[key, value]] : [])),
    ...(isSubregion(part) ? [['sa', part] as const] : []),
  ];
}

/** Towns have the same name in every language; so have the ids of old addresses. */
function inAnyLanguage(segment: string): readonly Meaning[] {
  if (/^\d{1,4}$/.test(segment)) {
    const id = Number(segment);
    if (isCategory(id)) return [[isTopLevel(id) ? 'category' : 'subcategory', segment]];
    return isCantonCode(id) ? [['region', segment]] : [];
  }
  return hasTownIdForm(segment) ? [['zipcode', segment]] : [];
}

/** The town of a search, if it is the only place and has no radius. */
function townOf(filter: SearchFilter): string | undefined {
  const { localityID = '', radius } = onlyLocality(filter) ?? {};
  return radius === 0 && hasTownIdForm(localityID) ? localityID : undefined;
}
