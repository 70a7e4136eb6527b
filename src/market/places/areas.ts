import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { cantonByCode } from '../cantons/cantons.ts';
import { distanceKm, type Locality, type LocalityTable } from './localities.ts';
import { placesWithin } from './placesWithin.ts';
import { slugOf } from '../addresses/slug.ts';
import { lowestPostcode, postcodeCodes, postcodeOf } from './postcodes.ts';
import { cityOfPostcode, cityPostcodes } from './unknownPostcodes.ts';

/** The area of a search: any of the cantons, or any of the postcodes. */
export type Area =
  | { readonly kind: 'regions'; readonly regions: ReadonlySet<number> }
  /** The distances by Swiss or Liechtenstein postcode: whole metres from the nearest chosen place. */
  | { readonly kind: 'postcodes'; readonly metres: ReadonlyMap<string, number> };

/** Resolves the places of a search in a directory. Undefined if it covers everything. */
export function areaOf(filter: SearchFilter, table: LocalityTable): Area | undefined {
  const { region, widened, subregion, localities } = filter;
  if (localities) return { kind: 'postcodes', metres: metresAround(localities, table) };
  if (region === undefined || widened === 'country') return undefined;
  if (subregion !== undefined) {
    const inside = table.all.filter((each) => each.region === region && each.subregion === subregion);
    const postcodes = inside.flatMap((each) => postcodesAt(each, table));
    return { kind: 'postcodes', metres: new Map(postcodes.map((postcode) => [postcode, 0])) };
  }
  const beyond = widened === 'neighbours' ? (cantonByCode(region)?.neighbours ?? []) : [];
  return { kind: 'regions', regions: new Set([region, ...beyond]) };
}

/** The localities of a chosen place (`ChosenLocality`), the most important first. Empty if the directory has none. */
export function localitiesOfId(table: LocalityTable, localityID: string): readonly Locality[] {
  return byId(table).get(localityID) ?? [];
}

/** The id of a locality's town: `koeniz-be`. */
export function townIdOf({ name, canton }: Pick<Locality, 'name' | 'canton'>): string {
  return `${slugOf(name)}-${canton.toLowerCase()}`;
}

type Metres = ReadonlyMap<string, number>;

/** Most searches around a place are repeated page by page. At this size the cache is cleared. */
const mostRemembered = 200;

/** Creates a cache of values by a table of places and a key. */
function rememberedByTable<Value>() {
  const tables = new WeakMap<LocalityTable, Map<string, Value>>();
  return (table: LocalityTable, key: string, find: () => Value): Value => {
    const known = tables.get(table) ?? new Map<string, Value>();
    tables.set(table, known);
    let value = known.get(key);
    if (!value) {
      value = find();
      if (known.size >= mostRemembered) known.clear();
      known.set(key, value);
    }
    return value;
  };
}

const metresOf = rememberedByTable<Metres>();
const kilometresOf = rememberedByTable<Float64Array>();

/**
 * The distances of a search's area by postcode: 0 metres for each chosen place. All else in its radius has the distance
 * from the place's most important locality.
 */
function metresAround(chosen: NonNullable<SearchFilter['localities']>, table: LocalityTable): Metres {
  const key = chosen.map(({ localityID, radius }) => `${localityID} ${radius}`).join();
  return metresOf(table, key, () => measured(chosen, table));
}

/**
 * The distances from a place (`ChosenLocality`) in kilometres, by postcode as a number. The distance is 0 for the place
 * itself and Infinity for unknown postcodes. A radius includes its boundary, as in `areaOf`.
 */
export function kilometresFrom(localityID: string, table: LocalityTable): Float64Array {
  return kilometresOf(table, localityID, () => farFrom(localityID, table));
}

function farFrom(localityID: string, table: LocalityTable): Float64Array {
  const kilometres = new Float64Array(postcodeCodes).fill(Infinity);
  const [centre] = localitiesOfId(table, localityID);
  for (const other of centre ? table.all : []) {
    // The distance of a different place at the same point is not 0, so that it does not count as the place itself.
    const distance = Math.max(distanceKm(centre!, other), Number.MIN_VALUE);
    for (const postcode of postcodesAt(other, table)) {
      const code = postcodeOf(postcode);
      kilometres[code] = Math.min(distance, kilometres[code]!);
    }
  }
  for (const postcode of ownPostcodes(localityID, table)) kilometres[postcodeOf(postcode)] = 0;
  return kilometres;
}

function measured(chosen: NonNullable<SearchFilter['localities']>, table: LocalityTable): Metres {
  const metres = new Map<string, number>();
  const note = (postcode: string, distance: number) =>
    metres.set(postcode, Math.min(distance, metres.get(postcode) ?? Infinity));
  for (const { localityID, radius } of chosen) {
    const [centre] = localitiesOfId(table, localityID);
    for (const postcode of ownPostcodes(localityID, table)) note(postcode, 0);
    if (!centre || radius === 0) continue;
    for (const other of placesWithin(centre, radius, table)) {
      const distance = distanceKm(centre, other);
      if (distance > radius) continue;
      for (const postcode of postcodesAt(other, table)) note(postcode, Math.round(1000 * distance));
    }
  }
  return metres;
}

const tables = new WeakMap<LocalityTable, ReadonlyMap<string, readonly Locality[]>>();

/** The localities of a table by town id. A table is immutable, so it is indexed once. */
function byId(table: LocalityTable): ReadonlyMap<string, readonly Locality[]> {
  const known = tables.get(table);
  if (known) return known;
  const made = new Map<string, Locality[]>();
  const add = (id: string, locality: Locality) => {
    const group = made.get(id);
    if (!group) made.set(id, [locality]);
    else if (!group.includes(locality)) group.push(locality);
  };
  for (const locality of table.all) {
    const { postcode, canton, name, municipality, otherNames } = locality;
    add(postcode, locality);
    for (const each of [name, ...(municipality === undefined ? [] : [municipality]), ...otherNames]) {
      add(townIdOf({ name: each, canton }), locality);
    }
  }
  for (const [postcode, locality] of boxesOf(table).places) made.set(postcode, made.get(townIdOf(locality))!);
  tables.set(table, made);
  return made;
}

/**
 * The postcodes of a chosen place. A known postcode means only itself; a town includes those of its companies and
 * post-office boxes.
 */
function ownPostcodes(localityID: string, table: LocalityTable): readonly string[] {
  if (table.byPostcode.has(localityID)) return [localityID];
  return localitiesOfId(table, localityID).flatMap((each) => postcodesAt(each, table));
}

/** The postcode of a locality, and those of its companies and post-office boxes, which are in no directory. */
function postcodesAt(locality: Locality, table: LocalityTable): readonly string[] {
  return [locality.postcode, ...(boxesOf(table).postcodes.get(locality) ?? [])];
}

/** The postcodes of companies and post-office boxes by their locality, and the reverse. */
interface Boxes {
  readonly places: ReadonlyMap<string, Locality>;
  readonly postcodes: ReadonlyMap<Locality, readonly string[]>;
}

const boxTables = new WeakMap<LocalityTable, Boxes>();

/**
 * The postcodes that a table lacks and that belong to one of its cities, each with the nearest locality of that city.
 */
function boxesOf(table: LocalityTable): Boxes {
  const known = boxTables.get(table);
  if (known) return known;
  const places = new Map<string, Locality>();
  const postcodes = new Map<Locality, string[]>();
  for (let code = lowestPostcode; code < postcodeCodes; code += 1) {
    const postcode = String(code);
    if (table.byPostcode.has(postcode)) continue;
    const townId = cityPostcodes.get(postcode);
    const city = townId === undefined ? undefined : table.all.find((each) => townIdOf(each) === townId);
    const place = city ?? cityOfPostcode(table, postcode);
    if (!place) continue;
    places.set(postcode, place);
    postcodes.set(place, [...(postcodes.get(place) ?? []), postcode]);
  }
  const boxes = { places, postcodes };
  boxTables.set(table, boxes);
  return boxes;
}
