import { isLocalityId } from '#machines/search/normalFilter.ts';
import type { ChosenLocality, SearchFilter } from '#machines/search/searchFilter.ts';
import { cantonAbbreviations, regionOfId } from '../cantons/cantonAbbreviations.ts';
import { isCantonCode } from '../cantons/cantonCodes.ts';
import type { KeyEntries } from './filterKeys.ts';
import { optionList } from './optionList.ts';
import { longestSlug, slugOf } from './slug.ts';

type Places = Pick<SearchFilter, 'region' | 'widened' | 'subregion' | 'localities'>;

/** Where a search looks, as query keys tell it. What does not go together is for `normalFilter` to settle. */
export function placesFrom(keys: URLSearchParams): Places {
  const region = wholeNumber(keys.get('region'));
  const known = region !== undefined && isCantonCode(region) ? region : undefined;
  const subregion = keys.get('sa') ?? '';
  const widened = widenedBy(keys);
  return {
    ...(known !== undefined && { region: known }),
    ...(widened && { widened }),
    ...(isSubregion(subregion) && { subregion }),
    localities: localitiesFrom(keys, known),
  };
}

/** The query keys of where a search looks. */
export function placeKeysOf({ region, widened, subregion, localities = [] }: Places): KeyEntries {
  const hasRadius = localities.some(({ radius }) => radius > 0);
  return [
    ['region', region],
    ['with_neighbouring_regions', widened === 'neighbours' ? 1 : undefined],
    ['with_all_regions', widened === 'country' ? 1 : undefined],
    ['sa', subregion],
    ['zipcode', localities.length > 0 ? optionList(localities.map(({ localityID }) => localityID)) : undefined],
    ['radius', hasRadius ? optionList(localities.map(({ radius }) => radius)) : undefined],
  ];
}

/** Whether this may be the slug of a part of a canton. */
export function isSubregion(text: string): boolean {
  return /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text) && text.length <= longestSlug;
}

function widenedBy(keys: URLSearchParams): Places['widened'] {
  // One choice of a form has one key; addresses have one for each. It is only read.
  const chosen = (['neighbours', 'country'] as const).find((wider) => wider === keys.get('widened'));
  if (chosen) return chosen;
  if (keys.get('with_all_regions') === '1') return 'country';
  return keys.get('with_neighbouring_regions') === '1' ? 'neighbours' : undefined;
}

/** Lists that run side by side; where a radius is missing, the place alone is meant. */
function localitiesFrom(keys: URLSearchParams, region: number | undefined): readonly ChosenLocality[] {
  const ids = listOf(keys, 'zipcode');
  const radii = listOf(keys, 'radius').map((radius) => wholeNumber(radius) ?? 0);
  const named = ids.length > 0 ? ids : townsNamed(keys.get('m') ?? '', region);
  return named.map((localityID, index) => ({ localityID, radius: radii[index] ?? 0 }));
}

/** What an old address calls a town: its id, or its name beside the canton (REALESTATE-6). */
function townsNamed(name: string, region: number | undefined): readonly string[] {
  if (isLocalityId(name)) return [name];
  if (region === undefined || !isCantonCode(region) || !/\p{L}/u.test(name)) return [];
  return cantonAbbreviations[region].slice(0, 1).map((canton) => `${slugOf(name)}-${canton.toLowerCase()}`);
}

function listOf(keys: URLSearchParams, key: string): readonly string[] {
  const list = keys.getAll(key).join(',');
  return list === '' ? [] : list.split(',').map((each) => each.trim().toLowerCase());
}

/** A whole number of an address that is not too long for one. */
export function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Whether this may be the id of a town: that it is one, a directory of places knows. */
export function isTownId(text: string): boolean {
  return isLocalityId(text) && regionOfId(text) !== undefined;
}

/** The place that a search looks in or around, where it is the only one. */
export function onlyLocality({ localities }: Places): ChosenLocality | undefined {
  return localities?.length === 1 ? localities[0] : undefined;
}
