import { categoryById, parentOf } from '#machines/market/categories/categories.ts';
import { languages } from '#machines/market/language.ts';
import { addCategory, addParts, addPlace, bitOf } from './knownWords.ts';
import { placeOf, textOf, textTable, type TextTable } from './textTable.ts';
import { typingErrors, type TypingErrors } from './typingErrors.ts';
import type { CategoryCells } from './tally.ts';
import type { VocabularyCounts } from './vocabularyCounts.ts';
import type { VocabularyText } from './vocabularyText.ts';

/**
 * The texts to suggest, with their counts. It consists of typed arrays, so that it moves between threads without a
 * copy.
 */
export interface VocabularyIndex {
  /** The keys of the texts, in the order of code units. */
  readonly keys: TextTable;
  /** The texts in their most frequent spelling. */
  readonly texts: TextTable;
  /** The spellings that differ in the listings of a language. */
  readonly variants: TextTable;
  /** By text and language: the place of its variant plus 1; 0 if there is none. */
  readonly variantOf: Uint32Array;
  /** The number of listings with the text, and of free ones among them. A text without listings is not offered. */
  readonly ads: Uint32Array;
  readonly free: Uint32Array;
  /** By text and language: the number of listings in the language. */
  readonly adsInLanguage: Uint32Array;
  /** A lower bound for the matches of a search. Listings at a place of this name count too. */
  readonly known: Uint32Array;
  /** The languages of the texts, a bit each. */
  readonly languages: Uint8Array;
  /** The id of the text's usual category; 0 for none. */
  readonly categories: Uint32Array;
  /** By text: the categories of its listings. */
  readonly inCategories: CategoryCells;
  /** Only texts that are single words. */
  readonly errors: TypingErrors;
  /** Categories with their number of listings, including those of subcategories, the largest first. */
  readonly adsIn: readonly (readonly [category: number, ads: number])[];
}

/** Builds the index of the counts. */
export function vocabularyIndex(counts: VocabularyCounts): VocabularyIndex {
  const found = new Map<string, VocabularyText>();
  const fewest = fewestOfPair(counts.ads);
  for (const counted of counts.texts()) {
    // Numbers follow a word and never come alone.
    if (!/\p{L}/u.test(counted.key) || (counted.ads < fewest && counted.key.includes(' '))) continue;
    const spoken = languages.filter((_, place) => counted.adsInLanguage[place]! > 0).map(bitOf);
    found.set(counted.key, {
      ...counted,
      known: counted.ads,
      languages: spoken.reduce((bits, bit) => bits | bit, 0),
    });
  }
  for (const word of Array.from(found.values())) if (/^[^ ]+-[^ ]*$/.test(word.text)) addParts(found, word);
  const adsIn = withSubcategories(counts.adsIn);
  for (const [id, ads] of adsIn) addCategory(found, id, ads);
  for (const [name, ads] of counts.adsAt) addPlace(found, name, ads);
  const all = [...found.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  const keys = textTable(all.map(({ key }) => key));
  return {
    keys,
    texts: textTable(all.map(({ text }) => text)),
    ...variantsOf(all),
    ads: Uint32Array.from(all, ({ ads }) => ads),
    free: Uint32Array.from(all, ({ free }) => free),
    adsInLanguage: Uint32Array.from(all.flatMap(({ adsInLanguage }) => adsInLanguage)),
    known: Uint32Array.from(all, ({ known }) => known),
    languages: Uint8Array.from(all, ({ languages: bits }) => bits),
    categories: Uint32Array.from(all, ({ category }) => category),
    inCategories: cellsOf(all),
    errors: typingErrors(keys),
    adsIn: [...adsIn].sort(([one, some], [other, others]) => others - some || one - other),
  };
}

/** The arrays of an index. */
export function arraysOf({ keys, texts, variants, errors, ...index }: VocabularyIndex) {
  const { variantOf, ads, free, adsInLanguage, known, categories, inCategories } = index;
  const tables = [keys, texts, variants].flatMap(({ units, starts }) => [units, starts]);
  const counts = [variantOf, ads, free, adsInLanguage, known, index.languages, categories];
  const cells = [inCategories.starts, inCategories.places, inCategories.ads];
  return [...tables, errors.words, errors.starts, ...counts, ...cells];
}

/** The buffers of an index, to transfer it to another thread without a copy. */
export function buffersOf(index: VocabularyIndex): ArrayBuffer[] {
  return arraysOf(index).map(({ buffer }) => buffer as ArrayBuffer);
}

/** The text at a place. */
export function textAt(index: VocabularyIndex, place: number): VocabularyText {
  const text = textOf(index.texts, place);
  const from = place * languages.length;
  const { inCategories } = index;
  return {
    key: textOf(index.keys, place),
    text,
    textIn: languages.map((_, language) => {
      const variant = index.variantOf[from + language]!;
      return variant === 0 ? text : textOf(index.variants, variant - 1);
    }),
    ads: index.ads[place]!,
    adsInLanguage: [...index.adsInLanguage.subarray(from, from + languages.length)],
    free: index.free[place]!,
    known: index.known[place]!,
    languages: index.languages[place]!,
    category: index.categories[place]!,
    inCategories: {
      places: inCategories.places.subarray(inCategories.starts[place], inCategories.starts[place + 1]),
      ads: inCategories.ads.subarray(inCategories.starts[place], inCategories.starts[place + 1]),
    },
  };
}

/** The text with a key. */
export function textWith(index: VocabularyIndex, key: string): VocabularyText | undefined {
  const place = placeOf(index.keys, key);
  return place === undefined ? undefined : textAt(index, place);
}

/** A lower bound for the matches of a search for the text with this key; 0 if it is unknown. */
export function knownAs(index: VocabularyIndex, key: string): number {
  const place = placeOf(index.keys, key);
  return place === undefined ? 0 : index.known[place]!;
}

/**
 * The minimum number of listings for a pair of words, by the size of the market, below which the pair is coincidental.
 * It is 2 from 316 listings on, and one more for each tenfold growth.
 */
function fewestOfPair(ads: number): number {
  return Math.max(1, Math.round(Math.log10(ads)) - 1);
}

function variantsOf(all: readonly VocabularyText[]): Pick<VocabularyIndex, 'variants' | 'variantOf'> {
  const spelled: string[] = [];
  const variantOf = new Uint32Array(all.length * languages.length);
  for (const [place, { text, textIn }] of all.entries()) {
    for (const [language, variant] of textIn.entries()) {
      if (variant !== text) variantOf[place * languages.length + language] = spelled.push(variant);
    }
  }
  return { variants: textTable(spelled), variantOf };
}

function cellsOf(all: readonly VocabularyText[]): CategoryCells {
  const starts = new Uint32Array(all.length + 1);
  for (const [place, { inCategories }] of all.entries()) starts[place + 1] = starts[place]! + inCategories.ads.length;
  const places = new Uint8Array(starts[all.length]!);
  const ads = new Uint32Array(starts[all.length]!);
  for (const [place, { inCategories }] of all.entries()) {
    places.set(inCategories.places, starts[place]);
    ads.set(inCategories.ads, starts[place]);
  }
  return { starts, places, ads };
}

/** The same counts, with subcategories added to their parents. */
function withSubcategories(inCategory: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const all = new Map<number, number>();
  for (const [id, ads] of inCategory) {
    for (const each of [id, parentOf(id)?.id])
      if (each && categoryById(each)) all.set(each, (all.get(each) ?? 0) + ads);
  }
  return all;
}
