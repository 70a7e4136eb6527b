import { type Category, categoryById, parentOf } from '#machines/market/categories.ts';
import { languages } from '#machines/market/language.ts';
import { phrasesOf, type SpelledWord } from './phrases.ts';
import { rangeOf, placeOf, textOf, textTable, type TextTable } from './textTable.ts';
import { typingErrors, type TypingErrors } from './typingErrors.ts';
import type { VocabularyCounts } from './vocabularyCounts.ts';

/** What may be typed, with what it would find: typed arrays alone, so that it goes from thread to thread at once. */
export interface VocabularyIndex {
  /** What the texts are compared by, in the order of code units. */
  readonly keys: TextTable;
  /** The texts as they are shown. */
  readonly texts: TextTable;
  /** How many ads have them, and how many of these are given away. Nobody is offered one of no ads. */
  readonly ads: Uint32Array;
  readonly free: Uint32Array;
  /** How many ads a search for them finds at least: the ads at a place of this name count too. */
  readonly known: Uint32Array;
  /** The category that one means with them, by its id; 0 for none. */
  readonly categories: Uint32Array;
  /** Of the texts that are single words. */
  readonly errors: TypingErrors;
  /** Ids of categories with ads, those of their subcategories counted, and how many. */
  readonly adsIn: readonly (readonly [category: number, ads: number])[];
}

/** A text that may be typed. */
export interface VocabularyText {
  readonly key: string;
  readonly text: string;
  readonly ads: number;
  readonly free: number;
  /** How many ads a search for it finds at least. */
  readonly known: number;
  /** The category that one means with it; 0 for none. */
  readonly category: number;
}

/** Makes the index of what has been counted. */
export function vocabularyIndex(counts: VocabularyCounts): VocabularyIndex {
  const found = new Map<string, VocabularyText>();
  for (const counted of counts.texts()) {
    // Numbers stand behind a word, never alone.
    if (/\p{L}/u.test(counted.key)) found.set(counted.key, { ...counted, known: counted.ads });
  }
  for (const word of [...found.values()]) if (/^[^ ]+-[^ ]*$/.test(word.text)) addParts(found, word);
  const adsIn = withSubcategories(counts.adsIn);
  for (const [id, ads] of adsIn) addNames(found, categoryById(id)!, ads);
  for (const [name, ads] of counts.adsAt) addPlace(found, name, ads);
  const all = [...found.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  const keys = textTable(all.map(({ key }) => key));
  return {
    keys,
    texts: textTable(all.map(({ text }) => text)),
    ads: Uint32Array.from(all, ({ ads }) => ads),
    free: Uint32Array.from(all, ({ free }) => free),
    known: Uint32Array.from(all, ({ known }) => known),
    categories: Uint32Array.from(all, ({ category }) => category),
    errors: typingErrors(keys),
    adsIn: [...adsIn],
  };
}

/** The buffers of an index, which go to another thread without a copy. */
export function buffersOf({ keys, texts, errors, ...counts }: VocabularyIndex): ArrayBuffer[] {
  const { ads, free, known, categories } = counts;
  const tables = [keys.units, keys.starts, texts.units, texts.starts, errors.words, errors.starts];
  return [...tables, ads, free, known, categories].map(({ buffer }) => buffer as ArrayBuffer);
}

/** The text at a place. */
export function textAt({ keys, texts, ads, free, known, categories }: VocabularyIndex, place: number): VocabularyText {
  return {
    key: textOf(keys, place),
    text: textOf(texts, place),
    ads: ads[place]!,
    free: free[place]!,
    known: known[place]!,
    category: categories[place]!,
  };
}

/** The text that is compared by this. */
export function textWith(index: VocabularyIndex, key: string): VocabularyText | undefined {
  const place = placeOf(index.keys, key);
  return place === undefined ? undefined : textAt(index, place);
}

/** Texts that begin so, those that most ads have first; of equally many, in the order of code units. */
export function textsFrom(index: VocabularyIndex, prefix: string, most: number): readonly VocabularyText[] {
  const { ads } = index;
  const [from, to] = rangeOf(index.keys, prefix);
  const best: number[] = [];
  for (let place = from; place < to; place += 1) {
    const count = ads[place]!;
    if (count === 0 || (best.length === most && count <= ads[best.at(-1)!]!)) continue;
    const at = best.findLastIndex((other) => ads[other]! >= count) + 1;
    best.splice(at, 0, place);
    if (best.length > most) best.pop();
  }
  return best.map((place) => textAt(index, place));
}

/** The same counts, those of subcategories added to what is above them. */
function withSubcategories(inCategory: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const all = new Map<number, number>();
  for (const [id, ads] of inCategory) {
    for (const each of [id, parentOf(id)?.id])
      if (each && categoryById(each)) all.set(each, (all.get(each) ?? 0) + ads);
  }
  return all;
}

/** Ads are found by the names of their categories in every language: none of them is an error. */
function addNames(found: Map<string, VocabularyText>, { name }: Category, ads: number): void {
  const names = new Map(languages.flatMap((language) => telling(name[language])).map((word) => [word.key, word]));
  for (const { key, spelling } of names.values()) {
    const known = found.get(key) ?? unoffered(key, spelling);
    found.set(key, { ...known, known: Math.max(known.known, ads) });
  }
}

/** Ads are found by the parts of words: Mercedes-Benz by Mercedes. */
function addParts(found: Map<string, VocabularyText>, { text, ads }: VocabularyText): void {
  for (const { key, spelling } of telling(text.replaceAll('-', ' '))) {
    const there = found.get(key) ?? unoffered(key, spelling);
    found.set(key, { ...there, known: there.known + ads });
  }
}

/** Ads are found by their places, but one looks for a place elsewhere. */
function addPlace(found: Map<string, VocabularyText>, name: string, ads: number): void {
  for (const { key, spelling } of ads > 0 ? telling(name) : []) {
    const there = found.get(key) ?? unoffered(key, spelling);
    found.set(key, { ...there, known: there.known + ads });
  }
}

function telling(text: string): readonly SpelledWord[] {
  const { words, alone } = phrasesOf(text);
  return alone.map((place) => words[place]!);
}

/** A word that a search finds, though no title has it. */
function unoffered(key: string, text: string): VocabularyText {
  return { key, text, ads: 0, free: 0, known: 0, category: 0 };
}
