import { setImmediate } from 'node:timers/promises';
import { parentOf } from '#machines/market/categories/categories.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { stemsOf } from '#market/text/stems.ts';
import { titleWords } from '#market/titleWords.ts';
import { meaningsOf } from '../../suggestions/categoryWords.ts';
import { stemsIn } from '../../suggestions/inflections.ts';
import { keyOfWord, saysNothing, wordsIn } from '../../suggestions/phrases.ts';

/** The kinds of names in a title: a category, a kind of thing, or a make or model. */
export type NamedBy = 'category' | 'thing' | 'make';

/** A category that certain words name, and their language. */
export interface Naming {
  readonly category: number;
  /** The language of the words; null for makes and models. */
  readonly language: Language | null;
  readonly by: NamedBy;
  /** How strongly the words name the category, from 0 to 1. A word that is part of a longer name counts less. */
  readonly strength: number;
}

/** Most words of one name: «machine à café professionnelle» has four. */
export const mostWordsOfName = 5;

/** The strength of a word that is part of a longer category name: «Objekte» of «Gewerbeobjekte». */
const partOfName = 0.6;

/** Words that occur in many category names and name nothing alone: «Objekte», «Alles andere». */
const vague = new Set(
  'objets objekte oggetti objects alles andere ubrige ubriger autres altri altro other everything else tout reste tutto resto'.split(
    ' ',
  ),
);

/** The ends of German compounds have at least this many letters, or are among the short nouns. */
const shortestEnd = 5;
const shortEnds = new Set('bett sofa velo hose haus hund wein boot lampe rock uhr auto bus'.split(' '));

/** Names of one word, by spelling or stem. */
const single = new Map<string, Naming[]>();
/** Longer names by the stems of their words. */
const longer = new Map<string, Naming[]>();
/** Fills both. */
const steps = indexing();

/** The number of names between two pauses: stemming them takes a few milliseconds. */
const namesAtOnce = 100;

/** Indexes all names in the background. A guess before its end indexes the rest first, which takes up to a second. */
export async function indexNames(): Promise<void> {
  while (steps.next().done !== true) await setImmediate();
}

function finishIndex(): void {
  for (let step = steps.next(); step.done !== true; step = steps.next());
}

function* indexing(): Generator<void, void> {
  for (const [place, { category, language, text }] of titleWords.entries()) {
    if (place % namesAtOnce === 0) yield;
    const keys = keysOf(text);
    const naming: Naming = { category, language, by: language === null ? 'make' : 'thing', strength: 1 };
    // Compounds in one word: «E Bike» and «E-Bike», «lave vaisselle» and «lave-vaisselle».
    add(single, keys.join(''), naming);
    if (language === null) {
      if (keys.length > 1) add(longer, keys.join(' '), naming);
      continue;
    }
    if (keys.length > 1) add(longer, keys.map((key) => stemsOf(key, language)[0] ?? key).join(' '), naming);
    else for (const stem of stemsOf(keys[0]!, language)) add(single, stem, naming);
  }
}

/** Most names are plain words, which need no normalisation. */
function keysOf(text: string): readonly string[] {
  return /^[\p{L} -]+$/u.test(text) ? text.split(' ').map(keyOfWord) : wordsIn(text).map(({ key }) => key);
}

/** The categories that the words with these keys name together, in any language. */
export function namedBy(keys: readonly string[]): readonly Naming[] {
  finishIndex();
  const joined = keys.join('');
  if (keys.length > 1) {
    const spellings = languages.map(
      (language) => [language, keys.map((key) => stemIn(key, language)).join(' ')] as const,
    );
    return distinct([
      ...(longer.get(keys.join(' ')) ?? []).filter(({ language }) => language === null),
      ...spellings.flatMap(([language, spelling]) =>
        (longer.get(spelling) ?? []).filter((naming) => naming.language === language),
      ),
      ...(single.get(joined) ?? []).filter(({ by }) => by === 'thing'),
    ]);
  }
  const stems = stemsIn(joined);
  return distinct([
    ...languages.flatMap((language) => categoriesCalled(joined, language)),
    ...(single.get(joined) ?? []),
    ...languages.flatMap((language, place) =>
      stems[place]!.flatMap((stem) => (single.get(stem) ?? []).filter((naming) => naming.language === language)),
    ),
  ]);
}

function stemIn(key: string, language: Language): string {
  return stemsIn(key)[languages.indexOf(language)]![0] ?? key;
}

/** The categories that the last part of a German compound names: «Holzkommode» is a «Kommode». */
export function namedByEnd(key: string): readonly Naming[] {
  for (let at = 2; at <= key.length - 3; at += 1) {
    const end = key.slice(at);
    if (end.length < shortestEnd && !shortEnds.has(end)) continue;
    const named = namedBy([end]).filter(({ language }) => language === 'de');
    if (named.length > 0) return named;
  }
  return [];
}

function categoriesCalled(key: string, language: Language): readonly Naming[] {
  if (saysNothing(key) || vague.has(key)) return [];
  return meaningsOf(key, language)
    .filter(({ category }) => parentOf(category))
    .map(({ category, words }) => ({ category, language, by: 'category', strength: words === 1 ? 1 : partOfName }));
}

/** The strongest naming of each category and language. */
function distinct(namings: readonly Naming[]): readonly Naming[] {
  const best = new Map<string, Naming>();
  for (const naming of namings) {
    const key = `${naming.category} ${naming.language}`;
    if ((best.get(key)?.strength ?? 0) < naming.strength) best.set(key, naming);
  }
  return [...best.values()];
}

function add(map: Map<string, Naming[]>, key: string, naming: Naming): void {
  const there = map.get(key);
  if (there) there.push(naming);
  else map.set(key, [naming]);
}
