import { barePlaceText, longestPlaceText, placeSeparators, splitPostcode } from '#machines/market/postcode.ts';
import { cantonAbbreviations, regionOfAbbreviation } from '../cantons/cantonAbbreviations.ts';
import { cantons } from '../cantons/cantons.ts';
import { foldPlaceName, foldTypedPlaceName } from './placeNames.ts';

/** The parts of a place's text: `CH-9500 Wil (SG)` is postcode 9500, name `Wil`, canton SG. */
export interface PlaceText {
  readonly postcode?: string;
  /** The name of the place; empty if the text has only a postcode or a canton. */
  readonly name: string;
  /**
   * The cantons that the text may name, as abbreviations in lower case; the place is in one of them. Empty if it names
   * none.
   */
  readonly cantons: readonly string[];
}

const country = /[\s,;/(]+(?:ch|schweiz|suisse|svizzera|svizra|switzerland)\)?$/i;
/** Matches the number of a post office in a city, or the city's station: `Genève 11`, `Zürich HB`. */
const office = /\s+(?:\d{1,2}|hb|sbb|cff|ffs|hauptbahnhof|bahnhof|gare|stazione|station)$/i;
const cantonFirst = /^(?:kanton\s+|kt\.?\s*)?([a-z]{2})[\s,;/–-]+(?=\p{L})/iu;
const wordForCanton = /[\s,;/(]*(?:kanton|kt\.?|cantone?|ct\.?)(?:\s+(?:de|du|di|del|della|von|of))?(?:\s+la)?$/i;

/**
 * The readings of a text, the most literal first. A name may end like a canton: `Muri Bern` is Muri in Bern, but
 * `St. Gallen` is no place called St. Postcode, name and canton come in any order that people write, with and without
 * commas, brackets and the country. Empty for a text without letters and digits.
 */
export function readingsOf(text: string): readonly PlaceText[] {
  if (text.length > 2 * longestPlaceText) return [];
  const bare = barePlaceText(text);
  if (bare === '' || bare.length > longestPlaceText) return [];
  const { postcode, rest } = splitPostcode(barePlaceText(bare.replace(country, '')));
  const found = postcode === undefined ? {} : { postcode };
  if (rest === '') return [{ ...found, name: '', cantons: [] }];
  const withoutOffice = rest.replace(office, '');
  return [rest, ...(withoutOffice === rest ? [] : [withoutOffice])].flatMap((name) => [
    { ...found, name, cantons: [] },
    ...[...withoutCanton(name), ...behindCanton(name)].map((split) => ({ ...found, ...split })),
  ]);
}

/** The text without a canton at its end, for each possible reading of that end. */
function withoutCanton(text: string): readonly Pick<PlaceText, 'name' | 'cantons'>[] {
  const unbracketed = text.replace(/\)$/, '');
  // Every word that a canton's name may begin with; no name has more than four words.
  const starts = [...unbracketed.matchAll(/(?<=^|[\s,;/(-])[^\s,;/()-]/g)].map(({ index }) => index).slice(-6);
  return starts.flatMap((start) => {
    const named = cantonsCalled(unbracketed.slice(start));
    const name = unbracketed.slice(0, start).trimEnd().replace(wordForCanton, '').replaceAll(placeSeparators, '');
    return named.length === 0 ? [] : [{ name, cantons: named }];
  });
}

/**
 * The name and the canton in a text that begins with the canton's abbreviation (`SG Wil`). The list has one reading, or
 * none if the text has no such beginning.
 */
function behindCanton(text: string): readonly Pick<PlaceText, 'name' | 'cantons'>[] {
  const [start, abbreviation] = cantonFirst.exec(text) ?? [];
  const named = abbreviation && cantonsByName.get(abbreviation.toLowerCase());
  return named ? [{ name: text.slice(start!.length), cantons: named }] : [];
}

/** Further names of cantons: those of half-cantons, which share a code, and usual short forms. */
const furtherNames: readonly (readonly [canton: string, ...names: string[]])[] = [
  ['ai', 'Appenzell Innerrhoden', 'Innerrhoden', 'Appenzell Rhodes-Intérieures', 'Appenzello Interno'],
  ['ar', 'Appenzell Ausserrhoden', 'Ausserrhoden', 'Appenzell Rhodes-Extérieures', 'Appenzello Esterno'],
  ['bl', 'Basel-Landschaft', 'Basel-Land', 'Baselland', 'Baselbiet', 'Bâle-Campagne', 'Basilea Campagna'],
  ['bs', 'Basel-Stadt', 'Bâle-Ville', 'Basilea Città'],
  ['nw', 'Nidwalden', 'Nidwald', 'Nidvaldo'],
  ['ow', 'Obwalden', 'Obwald', 'Obvaldo'],
  ['gr', 'Bünden', 'Grischun'],
  ['fl', 'LI', 'Fürstentum Liechtenstein'],
];

const cantonsByName = namesOfCantons();

function namesOfCantons(): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, readonly string[]>();
  for (const { code, name } of cantons) {
    const abbreviations = cantonAbbreviations[code as keyof typeof cantonAbbreviations].map((each) =>
      each.toLowerCase(),
    );
    for (const each of Object.values(name))
      if (!each.includes('/')) byName.set(foldTypedPlaceName(each), abbreviations);
    for (const each of abbreviations) byName.set(each, [each]);
  }
  for (const [canton, ...names] of furtherNames)
    for (const name of names) byName.set(foldTypedPlaceName(name), [canton]);
  return byName;
}

/** The code of the canton whose name or abbreviation a text is, in any language; undefined if there is none. */
export function cantonNamed(text: string): number | undefined {
  return regionsByName.get(foldTypedPlaceName(text)) ?? regionsByName.get(foldPlaceName(text));
}

/** The codes of the cantons by every folded name, also by those of two half-cantons: `nidwalden obwalden`. */
const regionsByName: ReadonlyMap<string, number> = new Map([
  ...cantons.flatMap(({ code, name }) =>
    Object.values(name).flatMap((each) =>
      [foldTypedPlaceName(each), foldPlaceName(each)].map((key) => [key, code] as const),
    ),
  ),
  ...[...cantonsByName].map(
    ([name, [abbreviation]]) => [name, regionOfAbbreviation(abbreviation!.toUpperCase())!] as const,
  ),
]);

/** The whole cantons of a text. */
export interface CantonsNamed {
  /** The codes of the cantons, which are several while a name is being typed. */
  readonly regions: readonly number[];
  /** Whether the text has the word for canton: `Kt. Bern`, `canton de Vaud`. */
  readonly hasWord: boolean;
  /** Whether the name or abbreviation is complete. */
  readonly isComplete: boolean;
}

/**
 * The cantons that a text names as a whole, in any language and spelling: `Kanton Bern`, `Kt. ZH`, `canton d’Argovie`,
 * `Bern (Kanton)`, `Bern`. The beginning of a name is enough. A town next to the canton makes it another text.
 */
export function cantonsNamed(text: string): CantonsNamed {
  const bare = barePlaceText(text).replace(country, '');
  const words = bare.length > longestPlaceText ? '' : foldTypedPlaceName(bare);
  const called = cantonBehindWord.exec(words)?.[1] ?? cantonBeforeWord.exec(words)?.[1];
  const name = called ?? words;
  const region = cantonNamed(name);
  const hasWord = called !== undefined;
  if (region !== undefined) return { regions: [region], hasWord, isComplete: true };
  const isBegun = name.length >= (hasWord ? 1 : shortestBeginning);
  const begun = isBegun ? [...regionsByName].filter(([each]) => each.startsWith(name)) : [];
  return { regions: [...new Set(begun.map(([, code]) => code))], hasWord, isComplete: false };
}

const wordsForCanton = 'kantons?|kt|cantons?|cantone|chantun|ct';
const wholeOf =
  '(?:(?:in|im|dem|der|ganze[nr]?|gesamte[nr]?|dans|tout|le|il|tutto|nel|the|whole|entire|(?:republique|repubblica|republik|republic) (?:et|e|und|and)) )*';
/** After the word for canton, on folded words: `kanton bern`, `canton d argovie`. */
const cantonBehindWord = new RegExp(
  `^${wholeOf}(?:${wordsForCanton}) (?:(?:de|du|d|des|del|dell|della|di|dei|von|of) )?(?:(?:la|le|les|l|the) )?(.+)$`,
);
/** Before the word for canton: `bern kanton`. */
const cantonBeforeWord = new RegExp(`^(.+) (?:${wordsForCanton})$`);

/** The number of letters from which on a partly typed name identifies a canton. */
const shortestBeginning = 3;

/**
 * The canton of an abbreviation or of a name in any language. While a text is being typed, the beginning of a name is
 * enough.
 */
function cantonsCalled(text: string): readonly string[] {
  const name = foldTypedPlaceName(text);
  const known = cantonsByName.get(name);
  if (known || name.length < shortestBeginning) return known ?? [];
  const begun = [...cantonsByName]
    .filter(([each]) => each.startsWith(name))
    .flatMap(([, abbreviations]) => abbreviations);
  return [...new Set(begun)];
}
