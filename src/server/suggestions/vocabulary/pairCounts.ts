import { rarity, type Renumbering, renumbering } from './rareNumbers.ts';
import { type CountedAs, Tally } from './tally.ts';
import type { Spelled } from './wordCounts.ts';

/** A pair is identified by both words' numbers, combined into one. There are fewer than 2^20 words. */
const wordsApart = 2 ** 20;

/** Counts pairs of adjacent words. */
export class PairCounts {
  #numbers = new Map<number, number>();
  #tally = new Tally();

  /** The number of pairs. */
  get size(): number {
    return this.#numbers.size;
  }

  /** The counts of listings, by the pair's number. */
  get tally(): Tally {
    return this.#tally;
  }

  /** The number of a pair. An unknown pair gets a new number. */
  pairOf(first: number, second: number): number {
    const pair = first * wordsApart + second;
    const number = this.#numbers.get(pair) ?? this.#tally.begin();
    this.#numbers.set(pair, number);
    return number;
  }

  /** Counts a listing for a pair. */
  add(pair: number, as: CountedAs): void {
    this.#tally.add(pair, as);
  }

  /** Subtracts a listing that was counted for a pair. */
  remove(pair: number, as: CountedAs): void {
    this.#tally.remove(pair, as);
  }

  /**
   * The pairs by number. Each is spelled as in the language of most of its listings; `words` has the spellings of
   * words.
   */
  spelled(words: readonly Spelled[]): readonly Spelled[] {
    const { inLanguage } = this.#tally;
    return Array.from([...this.#numbers.keys()], (pair, number) => {
      const [first, second] = wordsOf(pair).map((word) => words[word]!) as [Spelled, Spelled];
      const spelledIn = (language: number) => `${first.textIn[language]} ${second.textIn[language]}`;
      const listings = inLanguage.map((inIt) => inIt[number]!);
      const text = spelledIn(listings.indexOf(Math.max(...listings)));
      const textIn = listings.map((count, language) => (count > 0 ? spelledIn(language) : text));
      return { key: `${first.key} ${second.key}`, text, textIn };
    });
  }

  /** Drops the pairs with the fewest listings, and those of dropped words, until at most `most` remain. */
  forgetRare(most: number, words: Renumbering): Renumbering {
    const rare = rarity(this.#tally.listings, most);
    const ends = Array.from(this.#numbers.keys(), (pair) => wordsOf(pair).map((word) => words[word]));
    const pairs = renumbering(
      this.#tally.listings,
      (number, count) => count > rare && !ends[number]!.includes(undefined),
    );
    const retained = [...this.#numbers.values()].filter((number) => pairs[number] !== undefined);
    this.#numbers = new Map(
      retained.map((number) => [ends[number]![0]! * wordsApart + ends[number]![1]!, pairs[number]!]),
    );
    this.#tally = this.#tally.renumbered(pairs);
    return pairs;
  }
}

function wordsOf(pair: number): readonly [first: number, second: number] {
  return [Math.floor(pair / wordsApart), pair % wordsApart];
}
