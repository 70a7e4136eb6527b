import { realEstate } from '#machines/market/categories/categoryTree.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { type RealEstateLabel, realEstateLabels, type RealEstateObject } from './addressWords.ts';
import type { SpelledPath } from './classicAddress.ts';
import { isSubregion, hasTownIdForm, onlyLocality } from './placeAddress.ts';
import type { Spelling } from './spellings.ts';

// The path of real estate (REALESTATE-2): pairs of a label and a value, each in the words of the address's language.

/** The radius, in kilometres, of the region around a city. */
const cityRegionRadius = 10;

/**
 * The path of a normalised search for real estate, with its pairs in fixed order. A list always has a pair: the URL
 * without any pair is the home of real estate.
 */
export function realEstatePath(filter: SearchFilter, { words, canton }: Spelling): SpelledPath {
  const { labels, objects, transactions } = words.realEstate;
  const { region, subregion, subcategory, selects } = filter;
  const [transaction, ...others] = selects?.transaction ?? [];
  const pairs: readonly (readonly [RealEstateLabel, string | undefined, key: string])[] = [
    ['object', subcategory === undefined ? undefined : objects[subcategory as RealEstateObject], 'subcategory'],
    ['canton', region === undefined ? undefined : canton(region), 'region'],
    ['region', subregion, 'sa'],
    localityPair(filter),
    ['transaction', others.length > 0 ? undefined : transaction && transactions[transaction as 'rent' | 'buy'], 'rt'],
  ];
  const present = pairs.filter(([, value]) => value !== undefined);
  const segments = present.flatMap(([label, value]) => [labels[label], value!]);
  return {
    segments: segments.length > 0 ? segments : [labels.transaction, transactions.all],
    keys: ['category', ...present.map(([, , key]) => key)],
  };
}

/**
 * The query keys in the pairs of a path, in any order and spelling. Undefined if a label or its value has no meaning,
 * or repeats another one.
 */
export function realEstateKeys(
  segments: readonly string[],
  spellings: readonly Spelling[],
): ReadonlyMap<string, string> | undefined {
  const keys = new Map([['category', String(realEstate)]]);
  for (let index = 0; index < segments.length; index += 2) {
    const meant = meaningOf(segments[index]!, segments[index + 1] ?? '', spellings);
    if (!meant || meant.some(([key]) => keys.has(key))) return undefined;
    for (const [key, value] of meant) keys.set(key, value);
  }
  return keys;
}

function localityPair(filter: SearchFilter): readonly [RealEstateLabel, string | undefined, key: string] {
  const { localityID, radius } = onlyLocality(filter) ?? {};
  const isCity = localityID !== undefined && hasTownIdForm(localityID);
  if (isCity && radius === cityRegionRadius) return ['cityRegion', localityID, 'zipcode'];
  if (isCity || !localityID) return ['city', radius === 0 ? localityID : undefined, 'zipcode'];
  return ['zipcode', radius === 0 && isPostcode(localityID) ? localityID : undefined, 'zipcode'];
}

type Keys = readonly (readonly [key: string, value: string])[];

/** The query keys that a label and a value mean, by the first spelling that has both. */
function meaningOf(label: string, value: string, spellings: readonly Spelling[]): Keys | undefined {
  const labels = spellings.flatMap(({ words }) =>
    realEstateLabels.filter((each) => words.realEstate.labels[each] === label),
  );
  for (const each of labels) {
    for (const spelling of spellings) {
      const keys = readValue[each](value, spelling);
      if (keys) return keys;
    }
  }
  return undefined;
}

const readValue: Readonly<Record<RealEstateLabel, (value: string, spelling: Spelling) => Keys | undefined>> = {
  object: (value, { words }) => {
    const found = Object.entries(words.realEstate.objects).find(([, word]) => word === value);
    return found && [['subcategory', found[0]]];
  },
  canton: (value, { cantonOf }) => {
    const code = cantonOf(value);
    return code === undefined ? undefined : [['region', String(code)]];
  },
  region: (value) => (isSubregion(value) ? [['sa', value]] : undefined),
  zipcode: (value) => (isPostcode(value) ? inAndAround(value, 0) : undefined),
  city: (value) => (hasTownIdForm(value) ? inAndAround(value, 0) : undefined),
  // The id of a quarter has the form of a town's id.
  cityDistrict: (value) => (hasTownIdForm(value) ? inAndAround(value, 0) : undefined),
  cityRegion: (value) => (hasTownIdForm(value) ? inAndAround(value, cityRegionRadius) : undefined),
  transaction: (value, { words }) => {
    const { rent, buy, all } = words.realEstate.transactions;
    if (value === all) return [];
    return value === rent || value === buy ? [['rt', value === rent ? 'rent' : 'buy']] : undefined;
  },
};

function inAndAround(localityID: string, radius: number): Keys {
  return [
    ['zipcode', localityID],
    ['radius', String(radius)],
  ];
}

function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text);
}
