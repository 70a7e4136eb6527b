import { widestRadius } from '#machines/market/limits.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { LocalityTable } from '../places/localities.ts';
import { exactPlace } from '../places/placeSearch.ts';
import { cantonNamed } from '../places/placeText.ts';
import { fold } from '../text/fold.ts';
import { ambiguousPlaces } from './ambiguousPlaces.ts';
import { around, canton, from, inside, surroundings, within } from './phrases.ts';
import type { QueryText } from './queryText.ts';

/** The radius, in kilometres, that counts as the surroundings of a place. */
const surroundingRadius = 10;

/** The most words that the name of a place has: `La Chaux de Fonds NE`. */
const longestName = 5;
/** The number of words of a query that are examined for places. */
const mostWords = 24;

const circle = 'umkreis|umgebung|radius|rayon|raggio|distanz|entfernung|distance|distanza';
const radius = String.raw`(?:(?<!\S)(?:${within}) )?(?<!\S)\+?(?<km>\d{1,3})\s?(?:km|kilomet(?:er|res?|ri))`;
const radiusBefore = new RegExp(
  String.raw`${radius}(?: (?:${circle}|away|entfernt))?(?: (?:${around}|${from}|${inside}))?$`,
);
const radiusBehind = new RegExp(
  String.raw`^(?:(?:und|mit|et|avec|e|con|and|with) )?${radius}(?: (?:im )?(?:${circle}))?(?=\s|$)`,
);
const aroundBefore = new RegExp(String.raw`(?:^|\s)(?:${around})$`);
const cantonBefore = new RegExp(String.raw`(?:^|\s)(?:(?:${inside}) )?(?:${canton})$`);
const cantonBehind = new RegExp(String.raw`^(?:${canton})(?=\s|$)`);
const insideBefore = new RegExp(String.raw`(?:^|\s)(?:${inside})$`);
const fromBefore = new RegExp(String.raw`(?:^|\s)(?:${from})$`);
const surroundingsBehind = new RegExp(String.raw`^(?:${surroundings})(?=\s|$)`);

/** Round postcodes that people use for a whole city, such as 8000. */
const largeCities = /^[3468]000$/;
/** Words for things that come in thousands, so that a number next to them is no postcode. */
const pieces = /puzzles?|lego|teile|pieces?|pezzi|mah|akkus?|watt|lumen/;

/** Abbreviations of cantons that are also words or currencies. */
const ambiguousAbbreviations = new Set([
  'ag',
  'ai',
  'ar',
  'be',
  'fr',
  'ge',
  'ju',
  'ne',
  'so',
  'ti',
  'ur',
  'li',
  'ow',
  'gr',
]);

/** The context of a name in the text. */
interface Surroundings {
  readonly before: string;
  readonly behind: string;
  /** Whether the place's name is at the start or the end of the text. */
  readonly isEdge: boolean;
  readonly isSure: boolean;
  readonly knowsCities: boolean;
}

interface FoundPlace {
  readonly first: number;
  readonly last: number;
  readonly place: Pick<SearchFilter, 'region'> | { readonly localityID: string };
}

/**
 * Extracts places with their radii, or a canton. With `isSure`, a name that is also a common word counts as a place.
 * With `hasPrice`, so does a round postcode of a city (`8000`): the price is another number.
 */
export function extractPlaces(
  text: QueryText,
  table: LocalityTable,
  context: { readonly isSure: boolean; readonly hasPrice: boolean },
): Partial<SearchFilter> {
  const localities = new Map<string, number>();
  for (;;) {
    const found = firstPlace(text, table, context);
    if (!found) break;
    const km = takeWith(text, found);
    if ('localityID' in found.place) localities.set(found.place.localityID, km);
    else if (localities.size === 0) return found.place;
  }
  if (localities.size === 0) return {};
  return { localities: Array.from(localities, ([localityID, km]) => ({ localityID, radius: km })) };
}

function firstPlace(
  text: QueryText,
  table: LocalityTable,
  { isSure, hasPrice }: { readonly isSure: boolean; readonly hasPrice: boolean },
): FoundPlace | undefined {
  const knowsCities = hasPrice && !text.has(pieces);
  const words = text.words.slice(0, mostWords);
  for (const [start, { at: first }] of words.entries()) {
    for (let length = longestName; length > 0; length -= 1) {
      const those = words.slice(start, start + length);
      const last = those.at(-1)!.at;
      if (those.length < length || last - first !== length - 1) continue;
      const written = those.map((word) => word.written).join(' ');
      const isEdge = start === 0 || start + length === words.length;
      const place = placeNamed(written, { ...text.around(first, last), isEdge, isSure, knowsCities }, table);
      if (place) return { first, last, place };
    }
  }
  return undefined;
}

function placeNamed(
  written: string,
  { before, behind, isEdge, isSure, knowsCities }: Surroundings,
  table: LocalityTable,
): FoundPlace['place'] | undefined {
  if (cantonBefore.test(before) || cantonBehind.test(behind)) {
    const region = cantonNamed(written);
    if (region !== undefined) return { region };
  }
  const name = fold(written);
  const isAdjacent = insideBefore.test(before) || aroundBefore.test(before);
  if (!isSure && !isAdjacent && ambiguousPlaces.has(name)) return undefined;
  const postcode = /^\d+$/.test(written);
  // A round number is more likely a quantity than a postcode, and 1950 to 2049 a year.
  const isCity = knowsCities && largeCities.test(written);
  if (postcode && !isAdjacent && !isCity && (/(?:000|500)$/.test(written) || /^(?:19[5-9]|20[0-4])\d$/.test(written)))
    return undefined;
  if (!postcode && /\s\d{1,3}$/.test(written)) return undefined;
  // Two letters are a canton only in capitals, or at the start or end of the text.
  if (/^[\p{L}.]{1,2}$/u.test(written)) {
    const isCanton = /^[A-Z]{2}$/.test(written) || (isEdge && (isSure || !ambiguousAbbreviations.has(name)));
    const region = isCanton ? cantonNamed(written) : undefined;
    return region === undefined ? undefined : { region };
  }
  const localityID = exactPlace(table, written) ?? withArticle(written, before, table);
  if (localityID !== undefined) return { localityID };
  const region = cantonNamed(written);
  return region === undefined ? undefined : { region };
}

/** The place after a preposition that contains its article: Le Locle in `au Locle`. */
function withArticle(written: string, before: string, table: LocalityTable): string | undefined {
  const [, plural] = /(?:^|\s)au(x?)$/.exec(before) ?? [];
  return plural === undefined ? undefined : exactPlace(table, `${plural === '' ? 'le' : 'les'} ${written}`);
}

/** Removes a place and the words that belong to it from the text. Returns its radius in kilometres. */
function takeWith(text: QueryText, { first, last }: FoundPlace): number {
  const { before, behind } = text.around(first, last);
  const wordsIn = (part: string | undefined) => (part?.trim() ? part.trim().split(' ').length : 0);
  const [kmBefore, kmBehind] = [radiusBefore.exec(before), radiusBehind.exec(behind)];
  const km = kmBefore?.groups!['km'] ?? kmBehind?.groups!['km'];
  const isWide = aroundBefore.test(before) || surroundingsBehind.test(behind);
  const prefix =
    kmBefore ??
    cantonBefore.exec(before) ??
    aroundBefore.exec(before) ??
    insideBefore.exec(before) ??
    fromBefore.exec(before);
  const suffix = kmBehind ?? cantonBehind.exec(behind) ?? surroundingsBehind.exec(behind);
  text.takeWords(first - wordsIn(prefix?.[0]), last + wordsIn(suffix?.[0]));
  return km === undefined ? (isWide ? surroundingRadius : 0) : Math.min(Number(km), widestRadius);
}
