import { mostLocalities } from '#machines/market/limits.ts';
import { isLocalityId } from '#machines/search/normalFilter.ts';
import { localitiesOfId, townIdOf } from './areas.ts';
import type { LocalityTable } from './localities.ts';
import { foldPlaceName, foldTypedPlaceName } from './placeNames.ts';
import { type PlaceText, readingsOf } from './placeText.ts';
import { cityPostcodes } from './unknownPostcodes.ts';

/** A town or commune that can be looked for, by every name that it has. */
interface NamedPlace {
  readonly localityID: string;
  readonly names: Set<string>;
}

/**
 * The ids of places (`ChosenLocality`) that a text can mean while somebody types it. Postcode and canton may stand beside the
 * name in any way (`readingsOf`). Without a postcode towns and communes come first: those called just so, those whose name
 * begins so, those with a later word that does, in each the more important first. Then come the postcodes of the towns found.
 * A postcode comes before what the text names beside it; a postcode that says a city as a whole finds that. Places of one name
 * in several cantons are several; their labels (`displayLocality`) tell them apart.
 */
export function searchPlaces(table: LocalityTable, typed: string, limit: number): readonly string[] {
  const digits = typed.trim();
  if (/^\d+$/.test(digits)) return postcodesFrom(table, digits).slice(0, limit);
  const readings = readingsOf(typed);
  const [first] = readings;
  const postcodes = first?.postcode === undefined ? [] : postcodesFrom(table, first.postcode);
  const isNamed = readings.some(({ name }) => name !== '' && postcodes.some((each) => fits(table, each, name)));
  if (postcodes.length > 0 && (isNamed || first!.name === '')) return postcodes.slice(0, limit);
  const towns = readings.flatMap((reading) => (reading.name === '' ? [] : townsFrom(table, reading, limit)));
  const found = [...new Set([...postcodes, ...towns])].slice(0, limit);
  const own = towns.flatMap((id) => localitiesOfId(table, id).map(({ postcode }) => postcode));
  return [...new Set([...found, ...own])].slice(0, limit);
}

function postcodesFrom(table: LocalityTable, digits: string): readonly string[] {
  const { towns, postcodes } = placesOf(table);
  const city = cityPostcodes.get(digits);
  if (city !== undefined && towns.some(({ localityID }) => localityID === city)) return [city];
  const box = localitiesOfId(table, digits).length > 0 ? [digits] : [];
  return [...new Set([...postcodes.filter((postcode) => postcode.startsWith(digits)), ...box])];
}

/** The towns whose name begins like that of a reading, in the canton that it names. */
function townsFrom(table: LocalityTable, { name: typed, cantons }: PlaceText, limit: number): readonly string[] {
  const prefixes = [...new Set([foldPlaceName(typed), foldTypedPlaceName(typed)])];
  if (prefixes[0] === '') return [];
  const groups: [exact: string[], first: string[], later: string[]] = [[], [], []];
  for (const { localityID, names } of placesOf(table).towns) {
    if (!isIn(localityID, cantons)) continue;
    let fit = Infinity;
    for (const name of names) for (const each of prefixes) fit = Math.min(fit, fitOf(name, each));
    groups[fit as 0 | 1 | 2]?.push(localityID);
  }
  const found = groups.flat();
  return (found.length > 0 ? found : townsCalled(table, { name: typed, cantons })).slice(0, limit);
}

function isIn(localityID: string, cantons: readonly string[]): boolean {
  return cantons.length === 0 || cantons.includes(localityID.slice(-2));
}

/** Whether one of a place's localities has a name that begins so. */
function fits(table: LocalityTable, localityID: string, typed: string): boolean {
  const prefix = foldPlaceName(typed);
  return localitiesOfId(table, localityID).some(({ name, municipality, otherNames }) =>
    [name, municipality ?? '', ...otherNames].some((each) => fitOf(foldPlaceName(each), prefix) < Infinity),
  );
}

/**
 * The id of the place that a text says as a whole, in any language: of several places called so the most important, unless the
 * canton stands beside the name (`Wil ZH`, `Buchs (SG)`, `Buchs, Aargau`); a known postcode decides (`3098 Köniz`,
 * `CH-3098`). Undefined where nothing is called just so.
 */
export function namedPlace(table: LocalityTable, text: string): string | undefined {
  const postcode = readingsOf(text)[0]?.postcode;
  if (postcode !== undefined && localitiesOfId(table, postcode).length > 0) return postcode;
  return placesNamed(table, text)[0];
}

/** The ids of all towns that a text can name as a whole, those of its most literal reading first. */
export function placesNamed(table: LocalityTable, text: string): readonly string[] {
  for (const reading of readingsOf(text)) {
    const towns = townsCalled(table, reading);
    if (towns.length > 0) return towns;
  }
  return [];
}

/**
 * The ids of the towns that a reading names as a whole, the more important first: by a name, by one without its article
 * (`Chaux-de-Fonds`) or with words cut short (`Affoltern a.A.`), a quarter behind its city (`Zürich Oerlikon`), and two towns of
 * a canton that are one commune (`Rapperswil-Jona`).
 */
function townsCalled(table: LocalityTable, { name, cantons }: PlaceText): readonly string[] {
  const { byName, byFirstWord } = placesOf(table);
  const called = (text: string) => byName.get(foldPlaceName(text))?.filter((id) => isIn(id, cantons)) ?? [];
  const towns = called(name);
  if (towns.length > 0) return towns;
  const named = articles.flatMap((article) => called(`${article} ${name}`));
  if (named.length > 0) return named;
  const words = foldPlaceName(name).split(' ');
  const shortened = (byFirstWord.get(words[0]!) ?? []).filter(
    ([id, full]) => isIn(id, cantons) && areBeginnings(words, full.split(' ')),
  );
  if (words.length > 1 && shortened.length > 0) return [...new Set(shortened.map(([id]) => id))];
  const [, city = '', quarter = ''] = /^(\S+?)[\s-]+(\S+)$/.exec(name) ?? [];
  const [parts, cities] = [called(quarter), called(city)];
  const ofCity = parts.filter((id) =>
    localitiesOfId(table, id).some((locality) => foldPlaceName(locality.name) === foldPlaceName(city)),
  );
  if (ofCity.length > 0) return ofCity;
  return cities.filter((id) => parts.some((part) => part.slice(-2) === id.slice(-2)));
}

/** Which names of places are written without. */
const articles = ['la', 'le', 'les'];

/** Whether words are a name's words cut short, but for the first. */
function areBeginnings(words: readonly string[], full: readonly string[]): boolean {
  return words.length === full.length && words.every((word, place) => full[place]!.startsWith(word));
}

/**
 * The places that a list divided by commas names, each as an id where it is known. A comma within a place divides nothing:
 * `8001, Zürich` and `Wil, SG` are one place each. Nothing is looked up behind as many places as can be looked in: there the
 * parts are given as they are.
 */
export function placesInList(table: LocalityTable, list: string): readonly string[] {
  const parts = list.split(',').map((each) => each.trim());
  const places: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [part = '', next] = parts.slice(at, at + 2);
    if (places.length >= mostLocalities) {
      places.push(part);
      continue;
    }
    const together = next === undefined || isLocalityId(next.toLowerCase()) ? undefined : onePlace(table, part, next);
    if (together !== undefined) at += 1;
    places.push(together ?? placeInList(table, part));
  }
  return places;
}

function placeInList(table: LocalityTable, part: string): string {
  return isLocalityId(part.toLowerCase()) ? part : (namedPlace(table, part) ?? part);
}

/** The place of two parts of which the one says more of the other: its name or its canton. */
function onePlace(table: LocalityTable, part: string, next: string): string | undefined {
  const place = namedPlace(table, `${part}, ${next}`);
  if (place === undefined) return undefined;
  return /^\d/.test(place)
    ? fits(table, place, next)
      ? place
      : undefined
    : namedPlace(table, next)
      ? undefined
      : place;
}

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
  /** By the first word of a name, folded: the ids of the towns that have it, each with the name. */
  readonly byFirstWord: ReadonlyMap<string, readonly (readonly [id: string, name: string])[]>;
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
  const byFirstWord = new Map<string, (readonly [id: string, name: string])[]>();
  for (const { localityID, names } of towns.values()) {
    for (const name of names) {
      byName.set(name, [...(byName.get(name) ?? []), localityID]);
      const [first = ''] = name.split(' ');
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), [localityID, name]]);
    }
  }
  const postcodes = [...new Set(table.all.map(({ postcode }) => postcode))];
  const made = { towns: [...towns.values()], postcodes, byName, byFirstWord };
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
