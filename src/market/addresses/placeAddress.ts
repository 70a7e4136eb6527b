import { isLocalityId } from '#machines/search/normalFilter.ts';
import type { ChosenLocality, SearchFilter } from '#machines/search/searchFilter.ts';
import { cantonAbbreviations, regionOfId } from '../cantons/cantonAbbreviations.ts';
import { isCantonCode } from '../cantons/cantonCodes.ts';
import type { KeyEntries } from './filterKeys.ts';
import { optionList } from './optionList.ts';
import { longestSlug, slugOf } from './slug.ts';

type Places = Pick<SearchFilter, 'region' | 'widened' | 'subregion' | 'localities'>;

/** The places of a search in the query keys. `normalFilter` resolves contradictions. */
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

/** The query keys of a search's places. */
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

/** Whether a text has the form of a slug for a part of a canton. */
export function isSubregion(text: string): boolean {
  return /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text) && text.length <= longestSlug;
}

function widenedBy(keys: URLSearchParams): Places['widened'] {
  // A choice in a form has a single key, which is only read. Addresses have a key per option.
  const chosen = (['neighbours', 'country'] as const).find((wider) => wider === keys.get('widened'));
  if (chosen) return chosen;
  if (keys.get('with_all_regions') === '1') return 'country';
  return keys.get('with_neighbouring_regions') === '1' ? 'neighbours' : undefined;
}

/** The places of a search, from the parallel lists of ids and radii. A place without a radius has radius 0. */
function localitiesFrom(keys: URLSearchParams, region: number | undefined): readonly ChosenLocality[] {
  const ids = listOf(keys, 'zipcode');
  const radii = listOf(keys, 'radius').map((radius) => wholeNumber(radius) ?? 0);
  const named = ids.length > 0 ? ids : townsNamed(keys.get('m') ?? '', region);
  return named.map((localityID, index) => ({ localityID, radius: radii[index] ?? 0 }));
}

/** The town in an old address: its id, or its name next to the canton (REALESTATE-6). */
function townsNamed(name: string, region: number | undefined): readonly string[] {
  if (isLocalityId(name)) return [name];
  if (region === undefined || !isCantonCode(region) || !/\p{L}/u.test(name)) return [];
  return cantonAbbreviations[region].slice(0, 1).map((canton) => `${slugOf(name)}-${canton.toLowerCase()}`);
}

function listOf(keys: URLSearchParams, key: string): readonly string[] {
  const list = keys.getAll(key).join(',');
  return list === '' ? [] : list.split(',').map((each) => each.trim().toLowerCase());
}

/** A whole number in a URL, of at most nine digits. */
export function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Whether a text has the form of a town's id. Only a directory of places knows whether the town exists. */
export function hasTownIdForm(text: string): boolean {
  return isLocalityId(text) && regionOfId(text) !== undefined;
}

/** The place of a search, if it is the only one. */
export function onlyLocality({ localities }: Places): ChosenLocality | undefined {
  return localities?.length === 1 ? localities[0] : undefined;
}
