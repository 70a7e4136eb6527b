import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';

/** A market of made-up ads that is the same in every run: words by Zipf's law in three languages, 10 to 60 in an ad. */
export class SearchMarket {
  #seed = 20_261_120;
  readonly #vocabularies = { de: this.#words(30_000), fr: this.#words(25_000), it: this.#words(20_000) };

  *documents(count: number): Generator<SearchDocument> {
    for (let number = 0; number < count; number += 1) {
      const language = (['de', 'de', 'de', 'fr', 'it'] as const)[this.#below(5)]!;
      const topCategory = 1000 * (1 + this.#below(20));
      yield {
        id: `ad${number.toString(36).padStart(10, '0')}`,
        title: this.#text(language, 3 + this.#below(4)),
        body: this.#text(language, 7 + this.#below(50)),
        language,
        keywords: [],
        category: topCategory + 10 * this.#below(11),
        topCategory,
        region: 1 + this.#below(24),
        postcode: String(1000 + this.#below(8000)),
        price: this.#below(20) === 0 ? null : this.#below(10) === 0 ? 0 : Math.round(4 * 10 ** (this.#random() * 4.4)),
        company: this.#below(5) === 0,
        kind: 'offer',
        parameters: {},
        // The order in which ads are read is not the order in which they were listed.
        listedAt: 1_780_000_000_000 + this.#below(5_000_000_000),
        gallery: this.#below(100) === 0,
      };
    }
  }

  /** Browsing, one word, two words, and words with a canton and a price; a quarter of them asks for page 10. */
  *filters(count: number): Generator<SearchFilter> {
    for (let number = 0; number < count; number += 1) {
      const language = (['de', 'fr', 'it'] as const)[this.#below(3)]!;
      const category = 1000 * (1 + this.#below(20));
      const asked = [
        {
          query: '',
          ...(this.#below(4) > 0 && { category }),
          ...(this.#below(2) > 0 && { region: 1 + this.#below(24) }),
        },
        { query: this.#looked(language) },
        { query: `${this.#looked(language)} ${this.#looked(language)}` },
        { query: this.#looked(language), region: 1 + this.#below(24), priceFrom: 20, priceTo: 500 },
      ][number % 4]!;
      yield { freeOnly: false, sort: 'newest', page: this.#below(4) === 0 ? 10 : 1, ...asked };
    }
  }

  /** Words of the ranks that people look for: neither "und" nor what two ads have. */
  #looked(language: 'de' | 'fr' | 'it'): string {
    return this.#vocabularies[language][20 + this.#below(4980)]!;
  }

  #text(language: 'de' | 'fr' | 'it', length: number): string {
    const words = this.#vocabularies[language];
    return Array.from({ length }, () => {
      // Zipf-Mandelbrot with exponent 1, by the inverse of its distribution.
      const rank = Math.floor(10 * ((words.length / 10 + 1) ** this.#random() - 1));
      return words[Math.min(rank, words.length - 1)];
    }).join(' ');
  }

  #words(count: number): string[] {
    const words = new Set<string>();
    while (words.size < count) {
      const syllables = Array.from({ length: 2 + this.#below(3) }, () => this.#syllable());
      words.add(`${syllables.join('')}${['', '', 'e', 'en', 's', 'i'][this.#below(6)]!}`);
    }
    return [...words];
  }

  #syllable(): string {
    return `${'bcdfglmnprstvz'[this.#below(14)]!}${'aeiouäéo'[this.#below(8)]!}${['', '', 'n', 'r', 'l'][this.#below(5)]!}`;
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  /** Mulberry32. */
  #random(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
