import { mostLocalities } from '#machines/market/limits.ts';
import { isLocalityId } from '#machines/search/normalFilter.ts';
import { localitiesOfId, townIdOf } from './areas.ts';
import type { LocalityTable } from './localities.ts';
import { foldPlaceName, foldTypedPlaceName } from './placeNames.ts';
import { type PlaceText, readingsOf } from './placeText.ts';
import { cityPostcodes } from './unknownPostcodes.ts';

/** A town or municipality with all its names. */
interface NamedPlace {
  readonly localityID: string;
  readonly names: Set<string>;
}

/**
 * The ids of places (`ChosenLocality`) that a text can mean while a visitor types it. Postcode and canton may be next
 * to the name in any order (`readingsOf`). Without a postcode, towns and municipalities come first: exact matches, then
 * names that begin with the text, then names with a later word that does. In each group the more important come first.
 * The postcodes of the towns follow. A postcode precedes the results of the name next to it; a postcode for a whole
 * city finds the city. Places of the same name in several cantons are separate results, distinguished by their labels
 * (`displayLocality`).
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

/** The towns whose name begins like that of a reading, in the canton that the reading names. */
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

/** Whether any locality of a place has a name that begins with the typed text. */
function fits(table: LocalityTable, localityID: string, typed: string): boolean {
  const prefix = foldPlaceName(typed);
  return localitiesOfId(table, localityID).some(({ name, municipality, otherNames }) =>
    [name, municipality ?? '', ...otherNames].some((each) => fitOf(foldPlaceName(each), prefix) < Infinity),
  );
}

/** Whether a text is a name of the postcode, with or without its canton: `Zürich ZH` of 8001. */
function isNameOf(table: LocalityTable, postcode: string, text: string): boolean {
  const own = new Set(localitiesOfId(table, postcode).map(({ canton }) => canton.toLowerCase()));
  return readingsOf(text).some(
    ({ name, cantons }) =>
      name !== '' && (cantons.length === 0 || cantons.some((canton) => own.has(canton))) && fits(table, postcode, name),
  );
}

/**
 * The id of the place that a whole text names, in any language. Of several places the most important wins, unless the
 * text has a canton (`Wil ZH`, `Buchs (SG)`, `Buchs, Aargau`). A known postcode decides (`3098 Köniz`, `CH-3098`).
 * Undefined if no place has exactly this name.
 */
export function namedPlace(table: LocalityTable, text: string): string | undefined {
  const postcode = readingsOf(text)[0]?.postcode;
  if (postcode !== undefined && localitiesOfId(table, postcode).length > 0) return postcode;
  return placesNamed(table, text)[0];
}

/**
 * The id of the place whose complete name or postcode equals the text, with or without its canton. The beginning of a
 * name does not count. Undefined if there is none.
 */
export function exactPlace(table: LocalityTable, text: string): string | undefined {
  for (const reading of readingsOf(text)) {
    const { postcode, name } = reading;
    if (postcode !== undefined) {
      const [id] = postcodesFrom(table, postcode);
      return id !== undefined && (name === '' || fits(table, id, name)) ? id : undefined;
    }
    const [town] = name === '' ? [] : townsCalled(table, reading, 'whole');
    if (town !== undefined) return town;
  }
  return undefined;
}

/** The ids of all towns that a whole text can name, those of its most literal reading first. */
export function placesNamed(table: LocalityTable, text: string): readonly string[] {
  for (const reading of readingsOf(text)) {
    const towns = townsCalled(table, reading);
    if (towns.length > 0) return towns;
  }
  return [];
}

/**
 * The ids of the towns that a reading names as a whole, the more important first. The name may lack its article
 * (`Chaux-de-Fonds`) or the ends of its words (`Affoltern a.A.`). It may be a quarter after its city (`Zürich
 * Oerlikon`), or two towns of a canton that are one municipality (`Rapperswil-Jona`).
 */
function townsCalled(
  table: LocalityTable,
  { name, cantons }: PlaceText,
  how: 'shortened' | 'whole' = 'shortened',
): readonly string[] {
  const { byName, byFirstWord } = placesOf(table);
  const called = (text: string) => byName.get(foldPlaceName(text))?.filter((id) => isIn(id, cantons)) ?? [];
  const towns = called(name);
  if (towns.length > 0) return towns;
  const isSeveral = /[\s-]/.test(name.trim());
  if (how === 'whole' && !isSeveral) return [];
  const named = articles.flatMap((article) => called(`${article} ${name}`));
  if (named.length > 0) return named;
  const words = foldPlaceName(name).split(' ');
  const shortened = (byFirstWord.get(words[0]!) ?? []).filter(
    ([id, full]) => isIn(id, cantons) && areBeginnings(words, full.split(' ')),
  );
  if (how === 'shortened' && words.length > 1 && shortened.length > 0) return [...new Set(shortened.map(([id]) => id))];
  const [, city = '', quarter = ''] = /^(\S+?)[\s-]+(\S+)$/.exec(name) ?? [];
  const [parts, cities] = [called(quarter), called(city)];
  const ofCity = parts.filter((id) =>
    localitiesOfId(table, id).some((locality) => foldPlaceName(locality.name) === foldPlaceName(city)),
  );
  // Only a name without spaces is split into two towns: with a space, the second town would be silently dropped.
  if (ofCity.length > 0 || /\s/.test(name)) return ofCity;
  return cities.filter((id) => parts.some((part) => part.slice(-2) === id.slice(-2)));
}

/** Articles that people leave out of the names of places. */
const articles = ['la', 'le', 'les'];

/** Whether a name has as many words as the text, and each begins with the text's word at its position. */
function areBeginnings(words: readonly string[], full: readonly string[]): boolean {
  return words.length === full.length && words.every((word, place) => full[place]!.startsWith(word));
}

/**
 * The places that a comma-separated list names, each as an id if it is known. A comma within a place separates nothing:
 * `8001, Zürich ZH` and `Wil, SG` are one place each. Places beyond the limit of a search are not looked up: their parts
 * are returned unchanged.
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

/** The place of two adjacent parts, one of which is the name or the canton of the other. */
function onePlace(table: LocalityTable, part: string, next: string): string | undefined {
  const place = namedPlace(table, `${part}, ${next}`);
  if (place === undefined) return undefined;
  return /^\d/.test(place)
    ? isNameOf(table, place, next)
      ? place
      : undefined
    : namedPlace(table, next)
      ? undefined
      : place;
}

/**
 * The quality of a match: 0 for the whole name, 1 for its beginning, 2 for the beginning of a later word, otherwise
 * Infinity.
 */
function fitOf(name: string, prefix: string): number {
  if (name === prefix) return 0;
  if (name.startsWith(prefix)) return 1;
  return name.includes(prefix) && name.includes(` ${prefix}`) ? 2 : Infinity;
}

interface Places {
  readonly towns: readonly NamedPlace[];
  readonly postcodes: readonly string[];
  /** The ids of towns by folded name, the more important first. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** The ids of towns by the folded first word of their names, each with the name. */
  readonly byFirstWord: ReadonlyMap<string, readonly (readonly [id: string, name: string])[]>;
}

const known = new WeakMap<LocalityTable, Places>();

/** A directory is immutable, so its places are indexed once, the more important first. */
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
        // A name that only some parts of a town have is that of a quarter, and the search covers only that part.
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
