import { categoryById, parentOf } from '#machines/market/categories/categories.ts';
import { languages } from '#machines/market/language.ts';
import { thingSynonyms } from '#market/thingSynonyms.ts';
import { addCategory, addParts, addPlace, addThing, bitOf } from './knownWords.ts';
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
  /** The spellings that differ from `texts`, because listings of a language mostly use them. */
  readonly variants: TextTable;
  /** By text and language: the place of the language's spelling in `variants`, plus 1; 0 if there is none. */
  readonly variantOf: Uint32Array;
  /** The number of listings with the text, and of free ones among them. A text without listings is not offered. */
  readonly listings: Uint32Array;
  readonly free: Uint32Array;
  /** By text and language: the number of listings in the language with the text. */
  readonly listingsInLanguage: Uint32Array;
  /** A lower bound for the matches of a search. Listings at a place of this name count too. */
  readonly known: Uint32Array;
  /** By text: its languages, as bits. */
  readonly languages: Uint8Array;
  /** By text: the id of its usual category; 0 for none. */
  readonly categories: Uint32Array;
  /** By text: the categories of its listings, with the number in each. */
  readonly inCategories: CategoryCells;
  /** The index for typing errors, only of texts that are single words. */
  readonly errors: TypingErrors;
  /** Categories with their number of listings, including those of subcategories, the largest first. */
  readonly listingsIn: readonly (readonly [category: number, ads: number])[];
}

/** Builds the index from the counts of the vocabulary. */
export function vocabularyIndex(counts: VocabularyCounts): VocabularyIndex {
  const found = new Map<string, VocabularyText>();
  const fewest = fewestOfPair(counts.listings);
  for (const counted of counts.texts()) {
    // Skips texts without letters: numbers follow a word, and are never suggested alone.
    if (!/\p{L}/u.test(counted.key) || (counted.listings < fewest && counted.key.includes(' '))) continue;
    const spoken = languages.filter((_, place) => counted.listingsInLanguage[place]! > 0).map(bitOf);
    found.set(counted.key, {
      ...counted,
      known: counted.listings,
      languages: spoken.reduce((bits, bit) => bits | bit, 0),
    });
  }
  for (const word of Array.from(found.values())) if (/^[^ ]+-[^ ]*$/.test(word.text)) addParts(found, word);
  const listingsIn = withSubcategories(counts.listingsIn);
  for (const [id, listings] of listingsIn) addCategory(found, id, listings);
  for (const thing of thingSynonyms) addThing(found, thing);
  for (const [name, listings] of counts.listingsAt) addPlace(found, name, listings);
  const all = [...found.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  const keys = textTable(all.map(({ key }) => key));
  return {
    keys,
    texts: textTable(all.map(({ text }) => text)),
    ...variantsOf(all),
    listings: Uint32Array.from(all, ({ listings }) => listings),
    free: Uint32Array.from(all, ({ free }) => free),
    listingsInLanguage: Uint32Array.from(all.flatMap(({ listingsInLanguage }) => listingsInLanguage)),
    known: Uint32Array.from(all, ({ known }) => known),
    languages: Uint8Array.from(all, ({ languages: bits }) => bits),
    categories: Uint32Array.from(all, ({ category }) => category),
    inCategories: cellsOf(all),
    errors: typingErrors(keys),
    listingsIn: [...listingsIn].sort(([one, some], [other, others]) => others - some || one - other),
  };
}

/** The arrays of an index. */
export function arraysOf({ keys, texts, variants, errors, ...index }: VocabularyIndex) {
  const { variantOf, listings, free, listingsInLanguage, known, categories, inCategories } = index;
  const tables = [keys, texts, variants].flatMap(({ units, starts }) => [units, starts]);
  const counts = [variantOf, listings, free, listingsInLanguage, known, index.languages, categories];
  const cells = [inCategories.starts, inCategories.places, inCategories.listings];
  return [...tables, errors.words, errors.starts, ...counts, ...cells];
}

/** The buffers of an index, to transfer it to another thread without a copy. */
export function buffersOf(index: VocabularyIndex): ArrayBuffer[] {
  return arraysOf(index).map(({ buffer }) => buffer as ArrayBuffer);
}

/** The text of a vocabulary at a place. */
export function vocabularyTextAt(index: VocabularyIndex, place: number): VocabularyText {
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
    listings: index.listings[place]!,
    listingsInLanguage: [...index.listingsInLanguage.subarray(from, from + languages.length)],
    free: index.free[place]!,
    known: index.known[place]!,
    languages: index.languages[place]!,
    category: index.categories[place]!,
    inCategories: {
      places: inCategories.places.subarray(inCategories.starts[place], inCategories.starts[place + 1]),
      listings: inCategories.listings.subarray(inCategories.starts[place], inCategories.starts[place + 1]),
    },
  };
}

/** The text with a key. */
export function textWith(index: VocabularyIndex, key: string): VocabularyText | undefined {
  const place = placeOf(index.keys, key);
  return place === undefined ? undefined : vocabularyTextAt(index, place);
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
function fewestOfPair(listings: number): number {
  return Math.max(1, Math.round(Math.log10(listings)) - 1);
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
  for (const [place, { inCategories }] of all.entries())
    starts[place + 1] = starts[place]! + inCategories.listings.length;
  const places = new Uint8Array(starts[all.length]!);
  const listings = new Uint32Array(starts[all.length]!);
  for (const [place, { inCategories }] of all.entries()) {
    places.set(inCategories.places, starts[place]);
    listings.set(inCategories.listings, starts[place]);
  }
  return { starts, places, listings };
}

/** The number of listings by category, with those of subcategories added to their parents. */
function withSubcategories(inCategory: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const all = new Map<number, number>();
  for (const [id, listings] of inCategory) {
    for (const each of [id, parentOf(id)?.id])
      if (each && categoryById(each)) all.set(each, (all.get(each) ?? 0) + listings);
  }
  return all;
}
