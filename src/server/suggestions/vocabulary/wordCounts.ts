import { languages } from '#machines/market/language.ts';
import type { SpelledWord } from '../phrases.ts';
import { rarity, type Renumbering, renumbering } from './rareNumbers.ts';
import { type CountedAs, Tally } from './tally.ts';

/** The spellings of a word. */
export interface Spelled {
  readonly key: string;
  /** The most frequent spelling. */
  readonly text: string;
  /** By the language's index: the most frequent spelling in its listings, or `text` if it has no listings. */
  readonly textIn: readonly string[];
}

/** Counts words by their spellings, each of which has a number. Ties go to the first spelling by code units. */
export class WordCounts {
  #spellings = new Map<string, number>();
  /** By the language's index, then by spelling: the number of listings with this spelling. */
  #spelledBy: number[][] = languages.map(() => []);
  /** By spelling's number: the number of the word that it spells. */
  #wordOf: number[] = [];
  #words = new Map<string, number>();
  #tally = new Tally();

  /** The number of spellings. */
  get size(): number {
    return this.#spellings.size;
  }

  /** The counts of listings, by the word's number. */
  get tally(): Tally {
    return this.#tally;
  }

  /** The number of a spelling. An unknown spelling gets a new number. */
  spellingOf({ spelling, key }: SpelledWord): number {
    const known = this.#spellings.get(spelling);
    if (known !== undefined) return known;
    const word = this.#words.get(key) ?? this.#tally.begin();
    this.#words.set(key, word);
    const number = this.#wordOf.push(word) - 1;
    for (const listings of this.#spelledBy) listings.push(0);
    this.#spellings.set(spelling, number);
    return number;
  }

  /** The number of the word that a spelling spells. */
  wordOf(spelling: number): number {
    return this.#wordOf[spelling]!;
  }

  /** Counts a listing for a spelling and its word. */
  add(spelling: number, as: CountedAs): void {
    this.#spelledBy[as.language]![spelling]! += 1;
    this.#tally.add(this.wordOf(spelling), as);
  }

  /** Subtracts a counted spelling. */
  remove(spelling: number, as: CountedAs): void {
    this.#spelledBy[as.language]![spelling]! -= 1;
    this.#tally.remove(this.wordOf(spelling), as);
  }

  /** All words by number, with their most frequent spellings. */
  spelled(): readonly Spelled[] {
    const texts = this.#best((spelling) => this.#adsSpelling(spelling));
    const textsIn = this.#spelledBy.map((listings) => this.#best((spelling) => listings[spelling]!));
    return Array.from(this.#words.keys(), (key, word) => ({
      key,
      text: texts[word]!,
      textIn: textsIn.map((spelled) => spelled[word] ?? texts[word]!),
    }));
  }

  /** Drops the words with the fewest listings, and unused spellings, until at most `most` remain. */
  forgetRare(most: number): { readonly words: Renumbering; readonly spellings: Renumbering } {
    const { listings } = this.#tally;
    const rare = rarity(
      this.#wordOf.map((word) => listings[word]!),
      most,
    );
    const words = renumbering(listings, (_, count) => count > rare);
    const spelledBy = this.#wordOf.map((_, spelling) => this.#adsSpelling(spelling));
    const spellings = renumbering(
      spelledBy,
      (spelling, count) => count > 0 && words[this.wordOf(spelling)] !== undefined,
    );
    const retained = [...this.#spellings].filter(([, spelling]) => spellings[spelling] !== undefined);
    const retainedWords = [...this.#words].filter(([, word]) => words[word] !== undefined);
    this.#words = new Map(retainedWords.map(([key, word]) => [key, words[word]!]));
    this.#wordOf = retained.map(([, spelling]) => words[this.wordOf(spelling)]!);
    this.#spelledBy = this.#spelledBy.map((counts) => retained.map(([, spelling]) => counts[spelling]!));
    this.#spellings = new Map(retained.map(([spelling], number) => [spelling, number]));
    this.#tally = this.#tally.renumbered(words);
    return { words, spellings };
  }

  #adsSpelling(spelling: number): number {
    return this.#spelledBy.reduce((sum, listings) => sum + listings[spelling]!, 0);
  }

  /** By word: the spelling with the most listings. Undefined if no listing has any of its spellings. */
  #best(listingsOf: (spelling: number) => number): readonly (string | undefined)[] {
    const best: string[] = [];
    const most: number[] = [];
    for (const [spelling, number] of this.#spellings) {
      const word = this.wordOf(number);
      const listings = listingsOf(number);
      const isBetter =
        listings > (most[word] ?? 0) || (listings > 0 && listings === most[word] && spelling < best[word]!);
      if (isBetter) [best[word], most[word]] = [spelling, listings];
    }
    return best;
  }
}
