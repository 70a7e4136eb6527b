import { languages } from '#machines/market/language.ts';
import type { SpelledWord } from '../phrases.ts';
import { rarity, type Renumbering, renumbering } from './rareNumbers.ts';
import { type CountedAs, Tally } from './tally.ts';

/** How a word is spelled. */
export interface Spelled {
  readonly key: string;
  /** As most ads spell it. */
  readonly text: string;
  /** By the place of a language, as most ads in it spell it; the same as `text` where none is in it. */
  readonly textIn: readonly string[];
}

/** Counts words by their spellings, each of which has a number. Of equally many ads, the first by code units is shown. */
export class WordCounts {
  #spellings = new Map<string, number>();
  /** By the place of a language and the spelling: how many ads spell the word so. */
  #spelledBy: number[][] = languages.map(() => []);
  /** By spelling, which word that is. */
  #wordOf: number[] = [];
  #words = new Map<string, number>();
  #tally = new Tally();

  /** How many spellings there are. */
  get size(): number {
    return this.#spellings.size;
  }

  /** The counts by word. */
  get tally(): Tally {
    return this.#tally;
  }

  /** The number of a spelling, a new one where it has none. */
  spellingOf({ spelling, key }: SpelledWord): number {
    const known = this.#spellings.get(spelling);
    if (known !== undefined) return known;
    const word = this.#words.get(key) ?? this.#tally.begin();
    this.#words.set(key, word);
    const number = this.#wordOf.push(word) - 1;
    for (const ads of this.#spelledBy) ads.push(0);
    this.#spellings.set(spelling, number);
    return number;
  }

  /** The word that a spelling is of. */
  wordOf(spelling: number): number {
    return this.#wordOf[spelling]!;
  }

  /** Counts a spelling once more. */
  add(spelling: number, as: CountedAs): void {
    this.#spelledBy[as.language]![spelling]! += 1;
    this.#tally.add(this.wordOf(spelling), as);
  }

  /** Takes back what was counted. */
  remove(spelling: number, as: CountedAs): void {
    this.#spelledBy[as.language]![spelling]! -= 1;
    this.#tally.remove(this.wordOf(spelling), as);
  }

  /** The words by their numbers. */
  spelled(): readonly Spelled[] {
    const texts = this.#best((spelling) => this.#adsSpelling(spelling));
    const textsIn = this.#spelledBy.map((ads) => this.#best((spelling) => ads[spelling]!));
    return Array.from(this.#words.keys(), (key, word) => ({
      key,
      text: texts[word]!,
      textIn: textsIn.map((spelled) => spelled[word] ?? texts[word]!),
    }));
  }

  /** Forgets the words of the fewest ads, and spellings of none, until at most so many are left. */
  forgetRare(most: number): { readonly words: Renumbering; readonly spellings: Renumbering } {
    const { ads } = this.#tally;
    const rare = rarity(
      this.#wordOf.map((word) => ads[word]!),
      most,
    );
    const words = renumbering(ads, (_, count) => count > rare);
    const spelledBy = this.#wordOf.map((_, spelling) => this.#adsSpelling(spelling));
    const spellings = renumbering(
      spelledBy,
      (spelling, count) => count > 0 && words[this.wordOf(spelling)] !== undefined,
    );
    const kept = [...this.#spellings].filter(([, spelling]) => spellings[spelling] !== undefined);
    const keptWords = [...this.#words].filter(([, word]) => words[word] !== undefined);
    this.#words = new Map(keptWords.map(([key, word]) => [key, words[word]!]));
    this.#wordOf = kept.map(([, spelling]) => words[this.wordOf(spelling)]!);
    this.#spelledBy = this.#spelledBy.map((counts) => kept.map(([, spelling]) => counts[spelling]!));
    this.#spellings = new Map(kept.map(([spelling], number) => [spelling, number]));
    this.#tally = this.#tally.renumbered(words);
    return { words, spellings };
  }

  #adsSpelling(spelling: number): number {
    return this.#spelledBy.reduce((sum, ads) => sum + ads[spelling]!, 0);
  }

  /** By word, the spelling that most ads have; nothing where none has any. */
  #best(adsOf: (spelling: number) => number): readonly (string | undefined)[] {
    const best: string[] = [];
    const most: number[] = [];
    for (const [spelling, number] of this.#spellings) {
      const word = this.wordOf(number);
      const ads = adsOf(number);
      const isBetter = ads > (most[word] ?? 0) || (ads > 0 && ads === most[word] && spelling < best[word]!);
      if (isBetter) [best[word], most[word]] = [spelling, ads];
    }
    return best;
  }
}
