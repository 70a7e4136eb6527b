import { languages } from '#machines/market/language.ts';
import { ListingRecords } from './listingRecords.ts';
import { categoryAt, placeOfCategory } from './countedCategories.ts';
import { type CountedListing, namesOf } from './countedListing.ts';
import { PairCounts } from './pairCounts.ts';
import { phrasesOf } from '../phrases.ts';
import type { CategoryCells, CountedAs, Tally } from './tally.ts';
import { type Spelled, WordCounts } from './wordCounts.ts';

/** The capacity of the counts. Beyond it rare entries are dropped. */
export interface VocabularySize {
  /** The maximum number of spellings of words. */
  readonly words: number;
  readonly pairs: number;
}

const usualSize: VocabularySize = { words: 250_000, pairs: 250_000 };

/**
 * The maximum number of distinct place names. There are some 5,500 places, but sellers may spell them in various ways.
 */
const mostPlaces = 50_000;

/**
 * The length of the head of a listing's record: category, language, whether the listing is free, place, and number of
 * spellings.
 */
const head = 5;

/** The value that replaces a dropped word or pair in a record. */
const forgotten = 0xffffffff;

/** A word or a pair of words, with its counts. */
export interface CountedText extends Spelled {
  readonly listings: number;
  /** By the language's index: the number of listings in this language with the text. */
  readonly listingsInLanguage: readonly number[];
  readonly free: number;
  /** The usual category of the text; 0 for none. */
  readonly category: number;
  /**
   * The places of the categories in which the text occurs (`countedCategories.ts`), and the number of listings in each.
   */
  readonly inCategories: Pick<CategoryCells, 'places' | 'listings'>;
}

/**
 * Counts the words and word pairs of listings, and subtracts removed listings. Memory is bounded: beyond the capacity
 * the entries with the fewest listings are dropped, and later counted from zero (lossy counting).
 */
export class VocabularyCounts {
  readonly #size: VocabularySize;
  readonly #records = new ListingRecords();
  readonly #adsIn = new Map<number, number>();
  readonly #places = new Map<string, number>();
  readonly #adsAt: number[] = [];
  readonly #words = new WordCounts();
  readonly #pairs = new PairCounts();

  constructor(size = usualSize) {
    this.#size = size;
  }

  /** The number of counted listings. */
  get listings(): number {
    return this.#records.size;
  }

  /** By category: the number of listings directly in it, without its subcategories. */
  get listingsIn(): ReadonlyMap<number, number> {
    return this.#adsIn;
  }

  /** The names of places, each with the number of its listings. */
  get listingsAt(): readonly (readonly [name: string, ads: number])[] {
    return Array.from(this.#places, ([name, place]) => [name, this.#adsAt[place]!] as const);
  }

  /** Counts a listing, replacing its earlier counts. */
  put(listing: CountedListing): void {
    this.remove(listing.id);
    const as: CountedAs = {
      category: placeOfCategory(listing.category),
      isFree: listing.price === 'free',
      language: languages.indexOf(listing.language),
    };
    const { spellings, pairs } = this.#textsOf(listing);
    for (const spelling of spellings) this.#words.add(spelling, as);
    for (const pair of pairs) this.#pairs.add(pair, as);
    this.#adsIn.set(listing.category, (this.#adsIn.get(listing.category) ?? 0) + 1);
    const place = this.#placeOf(listing.locality);
    if (place !== forgotten) this.#adsAt[place]! += 1;
    this.#records.put(listing.id, [
      listing.category,
      as.language,
      Number(as.isFree),
      place,
      spellings.size,
      ...spellings,
      ...pairs,
    ]);
    if (this.#words.size > this.#size.words || this.#pairs.size > this.#size.pairs) this.#forgetRare();
  }

  /** Subtracts the counts of a listing. Does nothing if the listing is unknown. */
  remove(id: string): void {
    const record = this.#records.take(id);
    if (!record) return;
    const [category, language, isFree, place, spellings] = Array.from({ length: head }, (_, at) => record[at]!);
    const as: CountedAs = { category: placeOfCategory(category!), isFree: isFree === 1, language: language! };
    if (place !== forgotten) this.#adsAt[place!]! -= 1;
    for (let at = head; at < record.length; at += 1) {
      const number = record[at]!;
      if (number !== forgotten) (at < head + spellings! ? this.#words : this.#pairs).remove(number, as);
    }
    const left = this.#adsIn.get(category!)! - 1;
    if (left > 0) this.#adsIn.set(category!, left);
    else this.#adsIn.delete(category!);
  }

  /** Every counted word, and every counted pair of words. */
  *texts(): Generator<CountedText> {
    const words = this.#words.spelled();
    yield* counted(this.#words.tally, words);
    yield* counted(this.#pairs.tally, this.#pairs.spelled(words));
  }

  /** The distinct words and pairs of a listing's names. If a word has two spellings, the first counts. */
  #textsOf(listing: CountedListing) {
    const spellings = new Set<number>();
    const pairs = new Set<number>();
    const there = new Set<number>();
    for (const name of namesOf(listing)) {
      const { words, alone, pairs: places } = phrasesOf(name);
      const retained = new Set([...alone, ...places.map((place) => place + 1)]);
      const numbers = new Map([...retained].map((place) => [place, this.#words.spellingOf(words[place]!)]));
      for (const spelling of numbers.values()) {
        const word = this.#words.wordOf(spelling);
        if (!there.has(word)) spellings.add(spelling);
        there.add(word);
      }
      const wordAt = (place: number) => this.#words.wordOf(numbers.get(place)!);
      for (const place of places) pairs.add(this.#pairs.pairOf(wordAt(place), wordAt(place + 1)));
    }
    return { spellings, pairs };
  }

  #placeOf(name: string): number {
    if (name === '') return forgotten;
    const known = this.#places.get(name);
    if (known !== undefined || this.#places.size >= mostPlaces) return known ?? forgotten;
    this.#places.set(name, this.#adsAt.length);
    return this.#adsAt.push(0) - 1;
  }

  /** Drops the words and pairs with the fewest listings until half of the capacity is free. */
  #forgetRare(): void {
    const { words, spellings } = this.#words.forgetRare(this.#size.words / 2);
    const pairs = this.#pairs.forgetRare(this.#size.pairs / 2, words);
    for (const record of this.#records.all()) {
      const firstPair = head + record[head - 1]!;
      for (let at = head; at < record.length; at += 1) {
        record[at] = (at < firstPair ? spellings : pairs)[record[at]!] ?? forgotten;
      }
    }
  }
}

function* counted(tally: Tally, spelled: readonly Spelled[]): Generator<CountedText> {
  const meant = tally.meant();
  const cells = tally.inCategories();
  for (const [number, listings] of tally.listings.entries()) {
    if (listings === 0) continue;
    yield {
      ...spelled[number]!,
      listings,
      listingsInLanguage: tally.inLanguage.map((inIt) => inIt[number]!),
      free: tally.free[number]!,
      category: categoryAt(meant[number]!),
      inCategories: {
        places: cells.places.subarray(cells.starts[number], cells.starts[number + 1]),
        listings: cells.listings.subarray(cells.starts[number], cells.starts[number + 1]),
      },
    };
  }
}
