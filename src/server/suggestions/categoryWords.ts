import { type Category, categoryTree } from '#machines/market/categories.ts';
import { languages } from '#machines/market/language.ts';
import { keyOfText } from './phrases.ts';

/** The names of each category in all languages, as texts are compared. */
const names: ReadonlyMap<number, readonly string[]> = new Map(
  categoryTree.flatMap((top) => [top, ...top.children]).map((each) => [each.id, namesOf(each)]),
);

/** Whether a category is called so in any language. */
export function isNameOf(category: number, key: string): boolean {
  return names.get(category)?.includes(key) ?? false;
}

/** Whether in any language each of these begins a word of the category's name. */
export function isNamedBy(category: number, keys: readonly string[]): boolean {
  return names.get(category)?.some((name) => beginWords(name, keys)) ?? false;
}

/** Whether each of these begins a word of a text that is compared so. */
export function beginWords(text: string, keys: readonly string[]): boolean {
  return keys.every((key) => text.startsWith(key) || text.includes(` ${key}`));
}

function namesOf({ name }: Category): readonly string[] {
  return [...new Set(languages.map((language) => keyOfText(name[language])))];
}
