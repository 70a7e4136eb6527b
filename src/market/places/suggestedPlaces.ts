import type { LocalityTable } from './localities.ts';
import { exactPlace, namedPlace, searchPlaces } from './placeSearch.ts';
import { cantonsNamed } from './placeText.ts';

/** A place (`ChosenLocality`), or the code of a whole canton. */
export type SuggestedPlace = { readonly localityID: string } | { readonly region: number };

/** An abbreviation may be the beginning of a town's name, so it is no complete name. */
const abbreviationLength = 2;

/**
 * The places and whole cantons that a text can mean while a visitor types it. With the word for canton (`Kanton Bern`)
 * cantons come first. The bare name of a canton means its town first, and a name that is only begun means places first.
 */
export function suggestPlaces(table: LocalityTable, typed: string, limit: number): readonly SuggestedPlace[] {
  const { regions, hasWord, isComplete } = cantonsNamed(typed);
  const cantons = regions.map((region) => ({ region }));
  const found = searchPlaces(table, typed, limit).map((localityID) => ({ localityID }));
  const places = found.slice(0, Math.max(limit - cantons.length, hasWord ? 0 : 1));
  const isName = isComplete && typed.trim().length > abbreviationLength;
  const towns = exactPlace(table, typed) === undefined ? 0 : 1;
  const before = hasWord ? 0 : isName ? towns : places.length;
  return [...places.slice(0, before), ...cantons, ...places.slice(before)].slice(0, limit);
}

/**
 * The code of the canton that a complete text means as a whole. The bare name of a place means the place: `Bern` is the
 * town, `Kanton Bern` and `Aargau` are cantons.
 */
export function wholeCanton(table: LocalityTable, text: string): number | undefined {
  const { regions, hasWord, isComplete } = cantonsNamed(text);
  return isComplete && (hasWord || namedPlace(table, text) === undefined) ? regions[0] : undefined;
}
