import type { Language } from '#machines/market/language.ts';

/** The words of each language: their number, their vowels, and the endings of their forms, which its stemmer cuts. */
const spoken: Readonly<Record<Language, Spoken>> = {
  de: { words: 30_000, vowels: 'aeiouäöü', endings: ['', 'e', 'en', 'er', 's', 'ung'] },
  fr: { words: 25_000, vowels: 'aeiouéè', endings: ['', 's', 'e', 'es', 'er', 'euse'] },
  it: { words: 20_000, vowels: 'aeiou', endings: ['o', 'a', 'i', 'e', 'are', 'ato'] },
  en: { words: 20_000, vowels: 'aeiou', endings: ['', 's', 'ed', 'ing', 'er', 'ness'] },
};

interface Spoken {
  readonly words: number;
  readonly vowels: string;
  readonly endings: readonly string[];
}

/** Made-up words and choices that are the same in every run: words by Zipf's law, in the market's four languages. */
export class MadeUp {
  #seed: number;
  readonly #vocabularies: Readonly<Record<Language, readonly string[]>>;

  constructor(seed = 20_261_120) {
    this.#seed = seed;
    this.#vocabularies = {
      de: this.#words(spoken.de),
      fr: this.#words(spoken.fr),
      it: this.#words(spoken.it),
      en: this.#words(spoken.en),
    };
    const names = this.#words({ words: 600, vowels: 'aeiou', endings: [''] });
    this.names = names.map((name) => name[0]!.toUpperCase() + name.slice(1));
  }

  /** The made-up names of models and makers. */
  readonly names: readonly string[];

  /**
   * A word of the ranks that visitors search for: neither a stop word such as "und" nor a word that only two ads have.
   */
  looked(language: Language): string {
    return this.#vocabularies[language][20 + this.below(4980)]!;
  }

  /**
   * A word with a typing error: a missing letter, a doubled letter, or two swapped letters. The first letter is right.
   */
  misspelt(word: string): string {
    const at = 1 + this.below(word.length - 2);
    const [before, letter, next, after] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
    return `${before}${this.any([next, `${letter}${letter}${next}`, `${next}${letter}`])}${after}`;
  }

  text(language: Language, length: number): string {
    return Array.from({ length }, () => this.often(this.#vocabularies[language])).join(' ');
  }

  /**
   * An element of a list, the first ones most often: Zipf-Mandelbrot with exponent 1, by inverse transform sampling.
   */
  often<T>(list: readonly T[]): T {
    const rank = Math.floor(10 * ((list.length / 10 + 1) ** this.random() - 1));
    return list[Math.min(rank, list.length - 1)]!;
  }

  /** An element of a list, each with the same probability. */
  any<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** True with a probability of 1 in `inSoMany`. */
  once(inSoMany: number): boolean {
    return this.below(inSoMany) === 0;
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** Draws a number in [0, 1), by the generator Mulberry32. */
  random(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Half of the words are another form of a previous word, so that the most frequent words have several forms. */
  #words({ words: count, vowels, endings }: Spoken): string[] {
    const words = new Set<string>();
    const stems: string[] = [];
    while (words.size < count) {
      if (stems.length === 0 || this.once(2)) stems.push(this.#stem(vowels));
      words.add(`${this.any(stems)}${this.any(endings)}`);
    }
    return [...words];
  }

  #stem(vowels: string): string {
    const syllables = Array.from({ length: 2 + this.below(3) }, () => this.#syllable(vowels));
    return `${syllables.join('')}${'dklmnrt'[this.below(7)]!}`;
  }

  #syllable(vowels: string): string {
    const vowel = vowels[this.below(vowels.length)]!;
    return `${'bcdfglmnprstvz'[this.below(14)]!}${vowel}${['', '', 'n', 'r', 'l'][this.below(5)]!}`;
  }
}
