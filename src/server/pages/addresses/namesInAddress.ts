import { type Parameter, parameterByKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { isLocalityId, relevantParameters } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { inModelLines } from '#market/modelLines.ts';
import { brandFromSegment } from '#market/addresses/carBrandAddress.ts';
import '#market/addresses/everySpelling.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { optionList, optionsOf } from '#market/addresses/optionList.ts';
import { wholeNumber } from '#market/addresses/placeAddress.ts';
import { foldPlaceName } from '#market/places/placeNames.ts';
import { namedPlace, placesInList } from '#market/places/placeSearch.ts';
import { cantonsNamed } from '#market/places/placeText.ts';
import { wholeCanton } from '#market/places/suggestedPlaces.ts';
import { partAlone, searchAt, type SearchPlace } from '#market/addresses/searchAddress.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { spellingsFor } from '#market/addresses/spellings.ts';
import { queryOf, type ReadSearch, readSearchUrl } from '../../search/addresses/searchPlaceAt.ts';
import { withTownOfPath } from './townInPath.ts';

/**
 * Replaces names in the address of a search by ids: towns in its path, and in its query
 * - categories and cantons (`region=Bern`);
 * - parts of a canton in any spelling (`sa=Oberland`), even without a canton if the part is unique;
 * - places (`zipcode=Zürich`) and whole cantons (`zipcode=Kanton Bern`), as sent by a form without scripts;
 * - choices in any case (`cb=Audi`), and synonyms of makes (`cb=mercedes`);
 * - models of cars with engine and trim, by the line of the model.
 *
 * Unknown names stay, and `ignoredOf` reports them.
 */
export function withNamesRead(address: string, table: LocalityTable): string {
  const read = readSearchUrl(address);
  if (!read) return address;
  const { place } = read;
  const path = address.replace(/\?.*/s, '');
  const known = withTownOfPath(path, place, table);
  return known === path
    ? withCantonOfPart(withNamesOfQuery(address, read, table), place, table)
    : withNamesRead(known + address.slice(path.length), table);
}

/**
 * Adds the canton of a part without one (`/de/immobilien/region/oberland`), if only one canton has a part of this name.
 */
function withCantonOfPart(address: string, place: SearchPlace, table: LocalityTable): string {
  const query = queryOf(address);
  const part = partAlone(place, query);
  if (part === undefined || searchAt(place, query)?.filter.localities) return address;
  const [region, ...others] = new Set(table.all.filter((each) => each.subregion === part).map((each) => each.region));
  if (region === undefined || others.length > 0 || query.has('region')) return address;
  query.set('region', String(region));
  return `${address.replace(/\?.*/s, '')}?${query}`;
}

function withNamesOfQuery(address: string, { place, query: keys, ...read }: ReadSearch, table: LocalityTable): string {
  const said = keys.size > 0 ? read.said?.filter : undefined;
  if (!said) return address;
  const readers = readersOf(place, said, table);
  const query = withWholeCanton(keys, said, table);
  const named = new URLSearchParams([...query].map(([key, value]) => [key, readers.get(key)?.(value) ?? value]));
  const isNamed = `${named}` !== `${keys}`;
  const lines = linesIn(isNamed ? searchAt(place, named)?.filter : said);
  if (lines !== undefined) named.set('cm', lines);
  return isNamed || lines !== undefined ? `${address.replace(/\?.*/s, '')}?${named}` : address;
}

type Reader = (value: string) => string;

function readersOf(place: SearchPlace, said: SearchFilter, table: LocalityTable): ReadonlyMap<string, Reader> {
  const placeNamed: Reader = (name) => (isLocalityId(name.toLowerCase()) ? name : (namedPlace(table, name) ?? name));
  return new Map([
    ['category', (value) => categoryNamed(value, place) ?? value],
    ['subcategory', (value) => categoryNamed(value, place) ?? value],
    ['region', (value) => cantonNamed(value) ?? value],
    ['sa', (name) => partNamed(table, name) ?? name],
    ['m', (name) => (said.localities ? name : placeNamed(name))],
    ['zipcode', (list) => placesInList(table, list).join()],
    ...relevantParameters(said).flatMap((parameter): [string, Reader][] =>
      parameter.kind === 'choice'
        ? [
            [
              parameter.addressKey,
              (list) => optionList(optionsOf(list).map((option) => choiceNamed(option, parameter))),
            ],
          ]
        : [],
    ),
  ]);
}

/** The part of a canton that has this name, in any spelling. */
function partNamed(table: LocalityTable, name: string): string | undefined {
  let parts = partsByName.get(table);
  if (!parts) {
    const all = new Set(table.all.flatMap(({ subregion }) => subregion ?? []));
    parts = new Map([...all].map((part) => [foldPlaceName(part), part]));
    partsByName.set(table, parts);
  }
  return parts.get(foldPlaceName(name));
}

/** A cache by table of places: the parts of all cantons by their folded names. */
const partsByName = new WeakMap<LocalityTable, ReadonlyMap<string, string>>();

/** The category with this name in any language, if the name is unique. */
function categoryNamed(name: string, { language }: SearchPlace): string | undefined {
  if (wholeNumber(name) !== undefined) return undefined;
  const segment = slugOf(name);
  const ids = spellingsFor(language).map((each) => each.topLevelOf(segment) ?? each.subcategoryOf(segment));
  return ids.find((each) => each !== undefined)?.toString();
}

/** The canton by its name or abbreviation in any spelling. */
function cantonNamed(name: string): string | undefined {
  const { regions, isComplete } = cantonsNamed(name);
  return isComplete ? String(regions[0]) : undefined;
}

/**
 * Moves a whole canton among the places (`zipcode=Kanton Bern`) to the key for cantons. A canton has no radius. Next to
 * a town in the path or another canton it stays, and is reported.
 */
function withWholeCanton(query: URLSearchParams, said: SearchFilter, table: LocalityTable): URLSearchParams {
  const key = ['zipcode', 'm'].find((each) => query.has(each));
  const canton = key === undefined ? undefined : wholeCanton(table, query.getAll(key).join());
  const isOther = said.region !== undefined || said.localities !== undefined || query.has('region');
  if (key === undefined || canton === undefined || isOther) return query;
  const moved = new URLSearchParams([...query].filter(([each]) => each !== key && each !== 'radius'));
  moved.set('region', String(canton));
  return moved;
}

function choiceNamed(option: string, parameter: Extract<Parameter, { kind: 'choice' }>): string {
  const { choices, key } = parameter;
  if (choices.includes(option)) return option;
  const folded = option.trim().toLowerCase();
  const brand = key === parameterByKey.brand.key ? brandFromSegment(option) : undefined;
  return brand ?? choices.find((choice) => choice.toLowerCase() === folded) ?? option;
}

/** The lines of the filter's car models, as spelled in an address. Undefined if the filter has only lines. */
function linesIn(filter: SearchFilter | undefined): string | undefined {
  const models = filter?.selects?.model;
  const lines = filter && inModelLines(filter).selects?.model;
  if (!models || !lines || optionList(models) === optionList(lines)) return undefined;
  return optionList(lines);
}
