import { AdRecords } from './adRecords.ts';
import { categoryAt, placeOfCategory } from './countedCategories.ts';
import { type CountedAd, namesOf } from './countedAd.ts';
import { phrasesOf } from './phrases.ts';
import { Tally } from './tally.ts';

/** How much the counts hold before what few ads have is forgotten. */
export interface VocabularySize {
  /** Spellings of words. */
  readonly words: number;
  readonly pairs: number;
}

const usualSize: VocabularySize = { words: 250_000, pairs: 250_000 };

/** There are some 5,500 places; sellers may write them in their own ways. */
const mostPlaces = 50_000;

/** A record begins with its category, whether the thing is given away, its place, and how many spellings follow. */
const head = 4;

/** Stands in a record for what has been forgotten since. */
const forgotten = 0xffffffff;

/** Pairs are known by both words, in one number: there are fewer than 2^20 words. */
const wordsApart = 2 ** 20;

/** A word or a pair of words, counted. */
export interface CountedText {
  readonly key: string;
  /** As most ads spell it. */
  readonly text: string;
  readonly ads: number;
  readonly free: number;
  /** The category that one means with it; 0 for none. */
  readonly category: number;
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
  #spellings = new Map<string, number>();
  /** By spelling: how many ads spell the word so, and which word that is. */
  #spelledBy: number[] = [];
  #wordOf: number[] = [];
  #words = new Map<string, number>();
  #wordCounts = new Tally();
  #pairs = new Map<number, number>();
  #pairCounts = new Tally();

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
    const category = placeOfCategory(ad.category);
    const isFree = ad.price === 'free';
    const spellings = new Set<number>();
    const pairs = new Set<number>();
    const counted = new Set<number>();
    for (const name of namesOf(ad)) {
      const { words, alone, pairs: places } = phrasesOf(name);
      const kept = new Set([...alone, ...places.map((place) => place + 1)]);
      const numbers = new Map([...kept].map((place) => [place, this.#spellingOf(words[place]!)]));
      // Of a word that an ad spells in two ways, the first counts.
      for (const spelling of numbers.values()) {
        const word = this.#wordOf[spelling]!;
        if (!counted.has(word)) spellings.add(spelling);
        counted.add(word);
      }
      for (const place of places) {
        pairs.add(this.#pairOf(this.#wordOf[numbers.get(place)!]!, this.#wordOf[numbers.get(place + 1)!]!));
      }
    }
    for (const spelling of spellings) {
      this.#spelledBy[spelling]! += 1;
      this.#wordCounts.add(this.#wordOf[spelling]!, category, isFree);
    }
    for (const pair of pairs) this.#pairCounts.add(pair, category, isFree);
    this.#adsIn.set(ad.category, (this.#adsIn.get(ad.category) ?? 0) + 1);
    const place = this.#placeOf(ad.locality);
    if (place !== forgotten) this.#adsAt[place]! += 1;
    this.#records.put(ad.id, [ad.category, Number(isFree), place, spellings.size, ...spellings, ...pairs]);
    if (this.#spellings.size > this.#size.words || this.#pairs.size > this.#size.pairs) this.#forgetRare();
  }

  /** Takes back what was counted of an ad; one that is not there is no matter. */
  remove(id: string): void {
    const record = this.#records.take(id);
    if (!record) return;
    const [categoryId, isFree, place, spellings] = [record[0]!, record[1] === 1, record[2]!, record[3]!];
    const category = placeOfCategory(categoryId);
    if (place !== forgotten) this.#adsAt[place]! -= 1;
    for (let at = head; at < record.length; at += 1) {
      const number = record[at]!;
      if (number === forgotten) continue;
      if (at < head + spellings) {
        this.#spelledBy[number]! -= 1;
        this.#wordCounts.remove(this.#wordOf[number]!, category, isFree);
      } else {
        this.#pairCounts.remove(number, category, isFree);
      }
    }
    const left = this.#adsIn.get(categoryId)! - 1;
    if (left > 0) this.#adsIn.set(categoryId, left);
    else this.#adsIn.delete(categoryId);
  }

  /** Every word and every pair that an ad has. */
  *texts(): Generator<CountedText> {
    const keys = [...this.#words.keys()];
    const spelled = this.#bestSpellings();
    yield* counted(this.#wordCounts, (word) => ({ key: keys[word]!, text: spelled[word]! }));
    const pairs = [...this.#pairs.keys()].map((pair) => [Math.floor(pair / wordsApart), pair % wordsApart] as const);
    yield* counted(this.#pairCounts, (pair) => {
      const [first, second] = pairs[pair]!;
      return { key: `${keys[first]} ${keys[second]}`, text: `${spelled[first]} ${spelled[second]}` };
    });
  }

  #spellingOf({ spelling, key }: { readonly spelling: string; readonly key: string }): number {
    const known = this.#spellings.get(spelling);
    if (known !== undefined) return known;
    const word = this.#words.get(key) ?? this.#wordCounts.begin();
    this.#words.set(key, word);
    const number = this.#spelledBy.push(0) - 1;
    this.#wordOf.push(word);
    this.#spellings.set(spelling, number);
    return number;
  }

  #placeOf(name: string): number {
    if (name === '') return forgotten;
    const known = this.#places.get(name);
    if (known !== undefined || this.#places.size >= mostPlaces) return known ?? forgotten;
    this.#places.set(name, this.#adsAt.length);
    return this.#adsAt.push(0) - 1;
  }

  #pairOf(first: number, second: number): number {
    const pair = first * wordsApart + second;
    const number = this.#pairs.get(pair) ?? this.#pairCounts.begin();
    this.#pairs.set(pair, number);
    return number;
  }

  /** Each word as most ads spell it; of equally many, the first in the order of code units. */
  #bestSpellings(): readonly string[] {
    const best: string[] = [];
    const most: number[] = [];
    for (const [spelling, number] of this.#spellings) {
      const word = this.#wordOf[number]!;
      const ads = this.#spelledBy[number]!;
      const isBetter = ads > (most[word] ?? -1) || (ads === most[word] && spelling < best[word]!);
      if (isBetter) [best[word], most[word]] = [spelling, ads];
    }
    return best;
  }

  /** Forgets words and pairs of few ads until half of the room is free. */
  #forgetRare(): void {
    const { ads } = this.#wordCounts;
    const rareWords = rarity(
      this.#wordOf.map((word) => ads[word]!),
      this.#size.words / 2,
    );
    const words = renumbering(ads, (_, count) => count > rareWords);
    const spellings = renumbering(
      this.#spelledBy,
      (number, count) => count > 0 && words[this.#wordOf[number]!] !== undefined,
    );
    const rarePairs = rarity(this.#pairCounts.ads, this.#size.pairs / 2);
    const ends = [...this.#pairs.keys()].map((pair) => [
      words[Math.floor(pair / wordsApart)],
      words[pair % wordsApart],
    ]);
    const pairs = renumbering(
      this.#pairCounts.ads,
      (number, count) => count > rarePairs && !ends[number]!.includes(undefined),
    );
    const keptWords = [...this.#words].filter(([, word]) => words[word] !== undefined);
    this.#words = new Map(keptWords.map(([key, word]) => [key, words[word]!]));
    const keptSpellings = [...this.#spellings].filter(([, number]) => spellings[number] !== undefined);
    this.#spellings = new Map(keptSpellings.map(([spelling, number]) => [spelling, spellings[number]!]));
    this.#wordOf = keptSpellings.map(([, number]) => words[this.#wordOf[number]!]!);
    this.#spelledBy = keptSpellings.map(([, number]) => this.#spelledBy[number]!);
    const keptPairs = [...this.#pairs.values()].filter((number) => pairs[number] !== undefined);
    this.#pairs = new Map(
      keptPairs.map((number) => [ends[number]![0]! * wordsApart + ends[number]![1]!, pairs[number]!]),
    );
    this.#wordCounts = this.#wordCounts.renumbered(words);
    this.#pairCounts = this.#pairCounts.renumbered(pairs);
    for (const record of this.#records.all()) {
      const firstPair = head + record[head - 1]!;
      for (let at = head; at < record.length; at += 1) {
        record[at] = (at < firstPair ? spellings : pairs)[record[at]!] ?? forgotten;
      }
    }
  }
}

function* counted(tally: Tally, named: (number: number) => Pick<CountedText, 'key' | 'text'>): Generator<CountedText> {
  const meant = tally.meant();
  for (const [number, ads] of tally.ads.entries()) {
    if (ads > 0) yield { ...named(number), ads, free: tally.free[number]!, category: categoryAt(meant[number]!) };
  }
}

/** How many ads are few, so that at most so many have more. */
function rarity(ads: readonly number[], most: number): number {
  const sorted = Uint32Array.from(ads).sort();
  return sorted.length <= most ? 0 : sorted[sorted.length - 1 - Math.floor(most)]!;
}

/** Numbers from 0 on for what is kept, in the same order. */
function renumbering(
  ads: readonly number[],
  isKept: (number: number, ads: number) => boolean,
): readonly (number | undefined)[] {
  let next = 0;
  return ads.map((count, number) => (isKept(number, count) ? next++ : undefined));
}
