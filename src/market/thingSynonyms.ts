import { type Language, languages } from '#machines/market/language.ts';
import { animals } from './thingSynonyms/animals.ts';
import { clothes } from './thingSynonyms/clothes.ts';
import { collecting } from './thingSynonyms/collecting.ts';
import { electronics } from './thingSynonyms/electronics.ts';
import { furniture } from './thingSynonyms/furniture.ts';
import { garden } from './thingSynonyms/garden.ts';
import { homesAndWork } from './thingSynonyms/homesAndWork.ts';
import { household } from './thingSynonyms/household.ts';
import { leisure } from './thingSynonyms/leisure.ts';
import { qualities } from './thingSynonyms/qualities.ts';
import { vehicles } from './thingSynonyms/vehicles.ts';

/** A name of a thing in a language, in one or more words. */
export interface ThingName {
  readonly language: Language;
  readonly text: string;
  /** Whether a query with this name finds the thing by its other names. */
  readonly isTyped: boolean;
  /** Whether other names of the thing find listings with this name. */
  readonly isInListings: boolean;
  /** Whether listings must have the name as a separate word: the `Wein` of a Weinglas is no wine. */
  readonly isWholeWord: boolean;
}

/** The names of a thing. A query with any of them finds the listings with the others, each in its own language. */
export type ThingNames = readonly ThingName[];

/**
 * Things with their names. In the tables a line is a thing, with its names in German, French, Italian and English. A
 * name that means something else in another context has a mark:
 *
 * - `iron*` is for queries only: in listings it is usually the metal.
 * - `*baskets` is for listings only: in an English query it is no shoe.
 * - `"Wein"` is a word of its own in listings, no part of a compound.
 */
export const thingSynonyms: readonly ThingNames[] = [
  vehicles,
  furniture,
  household,
  garden,
  leisure,
  electronics,
  clothes,
  animals,
  homesAndWork,
  collecting,
  qualities,
].flatMap((table) => table.trim().split('\n').map(namesOf));

function namesOf(line: string): ThingNames {
  return line.split(' | ').flatMap((names, place) => names.split(', ').map((name) => nameOf(name, languages[place]!)));
}

function nameOf(name: string, language: Language): ThingName {
  return {
    language,
    text: name.replaceAll(/["*]/g, ''),
    isTyped: !name.startsWith('*'),
    isInListings: !name.endsWith('*'),
    isWholeWord: name.startsWith('"'),
  };
}
