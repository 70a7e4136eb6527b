import { cityPostcodes, localitiesOfId, townIdOf } from './areas.ts';
import type { LocalityTable } from './localities.ts';
import { foldPlaceName, foldTypedPlaceName } from './placeNames.ts';

/** A town or commune that can be looked for, by every name that it has. */
interface NamedPlace {
  readonly localityID: string;
  readonly names: Set<string>;
}

/**
 * The ids of places (`ChosenLocality`) whose name in any language, or whose postcode, begins with what somebody types.
 * Towns and communes come first: those called just so, those whose name begins so, those with a later word that does, in
 * each the more important first. Then come the postcodes of the towns found; a postcode that says a city as a whole finds
 * that. Places of one name in several cantons are several; their labels (`displayLocality`) tell them apart.
 */
export function searchPlaces(table: LocalityTable, typed: string, limit: number): readonly string[] {
  const prefixes = [...new Set([foldPlaceName(typed), foldTypedPlaceName(typed)])];
  const [prefix = ''] = prefixes;
  if (prefix === '') return [];
  const { towns, postcodes } = placesOf(table);
  if (/^\d+$/.test(prefix)) {
    const city = cityPostcodes.get(prefix);
    const known = towns.some(({ localityID }) => localityID === city) ? [city!] : [];
    return [...known, ...postcodes.filter((postcode) => postcode.startsWith(prefix))].slice(0, limit);
  }
  const groups: [exact: string[], first: string[], later: string[]] = [[], [], []];
  for (const { localityID, names } of towns) {
    let fit = Infinity;
    for (const name of names) for (const each of prefixes) fit = Math.min(fit, fitOf(name, each));
    groups[fit as 0 | 1 | 2]?.push(localityID);
  }
  const found = groups.flat().slice(0, limit);
  const own = found.flatMap((id) => localitiesOfId(table, id).map(({ postcode }) => postcode));
  return [...found, ...new Set(own)].slice(0, limit);
}

/**
 * The id of the place that a name says as a whole, in any language: of several places called so the most important, unless
 * the canton stands behind the name (`Wil ZH`, `Buchs (SG)`); a postcode before it decides (`3098 Köniz`). Undefined where
 * nothing is called just so.
 */
export function namedPlace(table: LocalityTable, text: string): string | undefined {
  const name = text.trim();
  if (name.length > longestName) return undefined;
  const postcode = /^(\d{4})\b/.exec(name)?.[1];
  if (postcode !== undefined && localitiesOfId(table, postcode).length > 0) return postcode;
  const { byName } = placesOf(table);
  const [, ownName = '', canton = ''] = /^(.*\S)[\s,]+\(?([a-z]{2})\)?$/i.exec(name) ?? [];
  const inCanton = byName.get(foldPlaceName(ownName))?.find((id) => id.endsWith(`-${canton.toLowerCase()}`));
  return byName.get(foldPlaceName(name))?.[0] ?? inCanton;
}

/** No place is called by more characters. */
const longestName = 60;

/** How well a name fits: 0 as it is, 1 by its beginning, 2 by that of a later word; beyond, not at all. */
function fitOf(name: string, prefix: string): number {
  if (name === prefix) return 0;
  if (name.startsWith(prefix)) return 1;
  return name.includes(prefix) && name.includes(` ${prefix}`) ? 2 : Infinity;
}

interface Places {
  readonly towns: readonly NamedPlace[];
  readonly postcodes: readonly string[];
  /** The ids of the towns that are called so, folded, the more important first. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<LocalityTable, Places>();

/** A directory does not change: its places are gathered once, the more important first. */
function placesOf(table: LocalityTable): Places {
  const before = known.get(table);
  if (before) return before;
  const towns = new Map<string, NamedPlace>();
  const add = (localityID: string, name: string) => {
    const place = towns.get(localityID) ?? { localityID, names: new Set() };
    towns.set(localityID, place);
    place.names.add(foldPlaceName(name)).add(foldTypedPlaceName(name));
  };
  for (const parts of partsByTown(table.all).values()) {
    for (const { name, canton, municipality, otherNames } of parts) {
      const town = townIdOf({ name, canton });
      add(town, name);
      for (const other of otherNames) {
        // What only some parts of a town are called is a quarter of it: one looks in that part.
        const isQuarter = !parts.every((part) => part.otherNames.includes(other));
        add(isQuarter ? townIdOf({ name: other, canton }) : town, other);
      }
      if (municipality !== undefined) add(townIdOf({ name: municipality, canton }), municipality);
    }
  }
  const byName = new Map<string, string[]>();
  for (const { localityID, names } of towns.values())
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), localityID]);
  const postcodes = [...new Set(table.all.map(({ postcode }) => postcode))];
  const made = { towns: [...towns.values()], postcodes, byName };
  known.set(table, made);
  return made;
}

/** The parts of each town, by the town's id. `Map.groupBy` is newer than the oldest browsers that the market supports. */
function partsByTown(parts: LocalityTable['all']): ReadonlyMap<string, LocalityTable['all']> {
  const towns = new Map<string, LocalityTable['all'][number][]>();
  for (const part of parts) {
    const town = townIdOf(part);
    const known = towns.get(town);
    if (known) known.push(part);
    else towns.set(town, [part]);
  }
  return towns;
}
