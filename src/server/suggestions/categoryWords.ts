import { type Category, categoryTree, parentOf } from '#machines/market/categories/categories.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { categorySynonyms } from '#market/categorySynonyms.ts';
import { stemsOf } from '#market/text/stems.ts';
import { isInflection, stemsIn } from './inflections.ts';
import { keyOfText, phrasesOf } from './phrases.ts';

/** A name of a category in a language, or a synonym of it. */
interface Call {
  readonly language: Language;
  /** The key of the name, by which texts are compared. */
  readonly key: string;
  /** The keys of the name's significant words. */
  readonly words: readonly string[];
  readonly isName: boolean;
}

/** The names and synonyms of each category, in all languages. */
const calls: ReadonlyMap<number, readonly Call[]> = new Map(
  categoryTree.flatMap((top) => [top, ...top.children]).map((each) => [each.id, callsOf(each)]),
);

/** The names and synonyms of categories, by the first letter and the first two letters of each of their words. */
const callsByLetters = new Map<string, { readonly category: number; readonly call: Call }[]>();

for (const [category, called] of calls) {
  for (const call of called) {
    for (const letters of new Set(call.key.split(' ').flatMap((word) => [word.slice(0, 1), word.slice(0, 2)]))) {
      const there = callsByLetters.get(letters);
      if (there) there.push({ category, call });
      else callsByLetters.set(letters, [{ category, call }]);
    }
  }
}

/** Whether a category has this name in any language. */
export function isNameOf(category: number, key: string): boolean {
  return calls.get(category)?.some((call) => call.isName && call.key === key) ?? false;
}

/**
 * The distance from typed words to the categories whose names or synonyms have words with these beginnings. In the
 * language it is 0 for a complete match, 1 for a longer name and 2 for a synonym. Another language adds 3. Other
 * categories are left out. There must be at least one typed word.
 */
export function distancesToCalls(keys: readonly string[], language: Language): ReadonlyMap<number, number> {
  const whole = keys.join(' ');
  const distances = new Map<number, number>();
  for (const { category, call } of callsByLetters.get(keys[0]!.slice(0, 2)) ?? []) {
    if (!beginWords(call.key, keys)) continue;
    const distance = (isInflection(call.key, whole) ? 0 : call.isName ? 1 : 2) + (call.language === language ? 0 : 3);
    distances.set(category, Math.min(distance, distances.get(category) ?? distance));
  }
  return distances;
}

/** Whether each key is the beginning of a word in the text. */
export function beginWords(text: string, keys: readonly string[]): boolean {
  return keys.every((key) => text.startsWith(key) || text.includes(` ${key}`));
}

/**
 * The category among `categories` that a word in a language means. It has the word in its name or as a synonym, and a
 * shorter name is a closer match. Among equal matches it is their common parent, or otherwise the first of `categories`.
 * Undefined if no category matches.
 */
export function categoryNamedBy(key: string, language: Language, categories: readonly number[]): number | undefined {
  const meant = [key, ...stemsIn(key)[languages.indexOf(language)]!]
    .flatMap((spelling) => meanings[language].get(spelling) ?? [])
    .filter(({ category }) => categories.includes(category));
  if (meant.length === 0) return undefined;
  const fewest = Math.min(...meant.map(({ words }) => words));
  const ids = new Set(meant.filter(({ words }) => words === fewest).map(({ category }) => category));
  const above = new Set(Array.from(ids, (id) => parentOf(id)?.id ?? id));
  if (ids.size > 1 && above.size === 1) return [...above][0];
  return categories.find((id) => ids.has(id));
}

/**
 * The categories that a word means in a language, as in `categoryNamedBy`, with the length of the matching name in
 * words.
 */
export function meaningsOf(key: string, language: Language): readonly Meaning[] {
  const spelled = [key, ...stemsIn(key)[languages.indexOf(language)]!];
  return spelled.flatMap((spelling) => meanings[language].get(spelling) ?? []);
}

export interface Meaning {
  readonly category: number;
  /** The number of words in the category's name or synonym that contains the word. */
  readonly words: number;
}

const meanings = Object.fromEntries(languages.map((language) => [language, new Map<string, Meaning[]>()])) as Readonly<
  Record<Language, Map<string, Meaning[]>>
>;

for (const [category, called] of calls) {
  for (const { language, words } of called) {
    for (const spelling of words.flatMap((word) => spellings(word, language))) {
      const there = meanings[language].get(spelling) ?? [];
      meanings[language].set(spelling, [...there, { category, words: words.length }]);
    }
  }
}

function spellings(key: string, language: Language): readonly string[] {
  return [key, ...stemsOf(key, language)];
}

function callsOf({ id, name }: Category): readonly Call[] {
  const synonyms = categorySynonyms.filter(({ category }) => category === id);
  return [
    ...languages.map((language) => callOf(language, name[language], true)),
    ...synonyms.map(({ language, word }) => callOf(language, word, false)),
    // Visitors type several words with spaces. None of them alone means the category.
    ...synonyms
      .filter(({ word }) => word.includes('-'))
      .map(({ language, word }) => ({ ...callOf(language, word.replaceAll('-', ' '), false), words: [] })),
  ];
}

function callOf(language: Language, text: string, isName: boolean): Call {
  const { words, alone } = phrasesOf(text);
  return { language, key: keyOfText(text), words: alone.map((place) => words[place]!.key), isName };
}
