import { languages } from '#machines/market/language.ts';
import { AdRecords } from './adRecords.ts';
import { categoryAt, placeOfCategory } from './countedCategories.ts';
import { type CountedAd, namesOf } from './countedAd.ts';
import { PairCounts } from './pairCounts.ts';
import { phrasesOf } from '../phrases.ts';
import type { CategoryCells, CountedAs, Tally } from './tally.ts';
import { type Spelled, WordCounts } from './wordCounts.ts';

/** How much the counts hold before what few ads have is forgotten. */
export interface VocabularySize {
  /** Spellings of words. */
  readonly words: number;
  readonly pairs: number;
}

const usualSize: VocabularySize = { words: 250_000, pairs: 250_000 };

/** There are some 5,500 places; sellers may write them in their own ways. */
const mostPlaces = 50_000;

/** A record begins with its category, language, whether the thing is given away, its place, and how many spellings follow. */
const head = 5;

/** Stands in a record for what has been forgotten since. */
const forgotten = 0xffffffff;

/** A word or a pair of words, counted. */
export interface CountedText extends Spelled {
  readonly ads: number;
  /** By the place of a language, how many of the ads are in it. */
  readonly adsInLanguage: readonly number[];
  readonly free: number;
  /** The category that one means with it; 0 for none. */
  readonly category: number;
  /** The places of the categories that ads with it are in, and how many are in each. */
  readonly inCategories: Pick<CategoryCells, 'places' | 'ads'>;
}

/**
 * Counts the words and word pairs of ads, ad by ad, both ways. Memory is bounded: where there would be too many, those that
 * the fewest ads have are forgotten, and counted from nothing if they come again (lossy counting).
 */
export class VocabularyCounts {
  readonly #size: VocabularySize;
  readonly #records = new AdRecords();
  readonly #adsIn = new Map<number, number>();
  readonly #places = new Map<string, number>();
  readonly #adsAt: number[] = [];
  readonly #words = new WordCounts();
  readonly #pairs = new PairCounts();

  constructor(size = usualSize) {
    this.#size = size;
  }

  /** How many ads are counted. */
  get ads(): number {
    return this.#records.size;
  }

  /** How many ads there are in each category itself. */
  get adsIn(): ReadonlyMap<number, number> {
    return this.#adsIn;
  }

  /** Names of places, with how many ads are there. */
  get adsAt(): readonly (readonly [name: string, ads: number])[] {
    return Array.from(this.#places, ([name, place]) => [name, this.#adsAt[place]!] as const);
  }

  /** Counts an ad, in the place of what was counted of it before. */
  put(ad: CountedAd): void {
    this.remove(ad.id);
    const as: CountedAs = {
      category: placeOfCategory(ad.category),
      isFree: ad.price === 'free',
      language: languages.indexOf(ad.language),
    };
    const { spellings, pairs } = this.#textsOf(ad);
    for (const spelling of spellings) this.#words.add(spelling, as);
    for (const pair of pairs) this.#pairs.add(pair, as);
    this.#adsIn.set(ad.category, (this.#adsIn.get(ad.category) ?? 0) + 1);
    const place = this.#placeOf(ad.locality);
    if (place !== forgotten) this.#adsAt[place]! += 1;
    this.#records.put(ad.id, [
      ad.category,
      as.language,
      Number(as.isFree),
      place,
      spellings.size,
      ...spellings,
      ...pairs,
    ]);
    if (this.#words.size > this.#size.words || this.#pairs.size > this.#size.pairs) this.#forgetRare();
  }

  /** Takes back what was counted of an ad; one that is not there is no matter. */
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

  /** Every word and every pair that an ad has. */
  *texts(): Generator<CountedText> {
    const words = this.#words.spelled();
    yield* counted(this.#words.tally, words);
    yield* counted(this.#pairs.tally, this.#pairs.spelled(words));
  }

  /** What an ad's names are made of, each once; of a word that they spell in two ways, the first counts. */
  #textsOf(ad: CountedAd) {
    const spellings = new Set<number>();
    const pairs = new Set<number>();
    const there = new Set<number>();
    for (const name of namesOf(ad)) {
      const { words, alone, pairs: places } = phrasesOf(name);
      const kept = new Set([...alone, ...places.map((place) => place + 1)]);
      const numbers = new Map([...kept].map((place) => [place, this.#words.spellingOf(words[place]!)]));
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

  /** Forgets words and pairs of few ads until half of the room is free. */
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
  for (const [number, ads] of tally.ads.entries()) {
    if (ads === 0) continue;
    yield {
      ...spelled[number]!,
      ads,
      adsInLanguage: tally.inLanguage.map((inIt) => inIt[number]!),
      free: tally.free[number]!,
      category: categoryAt(meant[number]!),
      inCategories: {
        places: cells.places.subarray(cells.starts[number], cells.starts[number + 1]),
        ads: cells.ads.subarray(cells.starts[number], cells.starts[number + 1]),
      },
    };
  }
}
