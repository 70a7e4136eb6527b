/** Made-up words and choices that are the same in every run: words by Zipf's law, in three languages. */
export class MadeUp {
  #seed: number;
  readonly #vocabularies: Readonly<Record<MadeUpLanguage, readonly string[]>>;

  constructor(seed = 20_261_120) {
    this.#seed = seed;
    this.#vocabularies = { de: this.#words(30_000), fr: this.#words(25_000), it: this.#words(20_000) };
    this.names = this.#words(600).map((name) => name[0]!.toUpperCase() + name.slice(1));
  }

  /** What models and makers are called. */
  readonly names: readonly string[];

  /** A word of the ranks that people look for: neither "und" nor what two ads have. */
  looked(language: MadeUpLanguage): string {
    return this.#vocabularies[language][20 + this.below(4980)]!;
  }

  text(language: MadeUpLanguage, length: number): string {
    return Array.from({ length }, () => this.often(this.#vocabularies[language])).join(' ');
  }

  /** One of a list, the first ones most often: Zipf-Mandelbrot with exponent 1, by the inverse of its distribution. */
  often<T>(list: readonly T[]): T {
    const rank = Math.floor(10 * ((list.length / 10 + 1) ** this.random() - 1));
    return list[Math.min(rank, list.length - 1)]!;
  }

  /** One of a list, each as often as the others. */
  any<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** Whether it happens, once in so many times. */
  once(inSoMany: number): boolean {
    return this.below(inSoMany) === 0;
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** From 0 up to 1: Mulberry32. */
  random(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  #words(count: number): string[] {
    const words = new Set<string>();
    while (words.size < count) {
      const syllables = Array.from({ length: 2 + this.below(3) }, () => this.#syllable());
      words.add(`${syllables.join('')}${['', '', 'e', 'en', 's', 'i'][this.below(6)]!}`);
    }
    return [...words];
  }

  #syllable(): string {
    return `${'bcdfglmnprstvz'[this.below(14)]!}${'aeiouäéo'[this.below(8)]!}${['', '', 'n', 'r', 'l'][this.below(5)]!}`;
  }
}

export type MadeUpLanguage = 'de' | 'fr' | 'it';
