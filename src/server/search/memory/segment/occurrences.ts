import { type Language, languages } from '#machines/market/language.ts';
import { compoundField, partsOfWord, type TermsOf } from '../../documentTerms.ts';
import { inKeywords } from '../../fields.ts';
import { posting } from '../text/postings.ts';
import { GrowingRows, twice } from './rows.ts';
import { betweenTexts } from '../searchPart.ts';
import type { SegmentData } from './segment.ts';
import { sharedUint32 } from './sharedArrays.ts';
import { packTexts } from './texts.ts';

interface KnownWord {
  readonly terms: readonly number[];
  readonly inCompound: readonly number[];
  readonly parts: readonly number[];
}

/** Collects the terms of documents in order of arrival. At the end, a counting sort orders them by term. */
export class Occurrences {
  readonly #numbers = new Map<string, number>();
  /** The term numbers of words met before. Words repeat, and a word has several terms. */
  readonly #words = new Map<TermsOf, Map<string, KnownWord>>();
  /** By term number: the latest document that has the term, and in `#latest` the index of that posting. */
  readonly #latestDocument: number[] = [];
  readonly #latest: number[] = [];
  #terms = new Uint32Array(1 << 16);
  #postings = new Uint32Array(1 << 16);
  #length = 0;
  readonly #sequences = new GrowingRows();
  #document = 0;
  #language = 0;

  /** Starts a document. Documents must come in the order of their numbers. */
  beginDocument(document: number, language: Language): void {
    this.#document = document;
    this.#language = languages.indexOf(language);
  }

  /** Adds a word to the current document. It may be added several times. */
  addWord(word: string, termsOf: TermsOf, field: number): void {
    const { terms, inCompound, parts } = this.#known(word, termsOf);
    for (const number of terms) this.#add(number, field);
    for (const number of inCompound) this.#add(number, compoundField(field));
    if (field !== inKeywords) for (const number of parts) this.#sequences.add(number);
  }

  /** Adds a filter term, which counts as a keyword. */
  addTerm(term: string): void {
    this.#add(this.#numberOf(term), inKeywords);
  }

  /** Ends the title. The words of the text follow. */
  endTitle(): void {
    this.#sequences.add(betweenTexts);
  }

  endDocument(): void {
    this.#sequences.endRow();
  }

  #known(word: string, termsOf: TermsOf): KnownWord {
    let words = this.#words.get(termsOf);
    if (!words) this.#words.set(termsOf, (words = new Map()));
    let known = words.get(word);
    if (!known) {
      const numbers = (terms: readonly string[]) => terms.map((term) => this.#numberOf(term));
      const { whole, inCompound } = termsOf(word);
      known = { terms: numbers(whole), inCompound: numbers(inCompound), parts: numbers(partsOfWord(word)) };
      words.set(word, known);
    }
    return known;
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    this.#latestDocument.push(-1);
    this.#latest.push(0);
    this.#numbers.set(term, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  #add(number: number, field: number): void {
    const document = this.#document;
    if (this.#latestDocument[number] === document) {
      this.#postings[this.#latest[number]!]! |= field;
      return;
    }
    if (this.#length === this.#terms.length) {
      this.#terms = twice(this.#terms);
      this.#postings = twice(this.#postings);
    }
    this.#terms[this.#length] = number;
    this.#postings[this.#length] = posting(document, field, this.#language);
    this.#latestDocument[number] = document;
    this.#latest[number] = this.#length;
    this.#length += 1;
  }

  sorted(): Pick<SegmentData, 'terms' | 'postingStarts' | 'postings' | 'sequences'> {
    const terms = [...this.#numbers.keys()].toSorted();
    const rank = new Uint32Array(terms.length);
    for (const [place, term] of terms.entries()) rank[this.#numbers.get(term)!] = place;

    const postingStarts = sharedUint32(terms.length + 1);
    for (let at = 0; at < this.#length; at += 1) postingStarts[rank[this.#terms[at]!]! + 1]! += 1;
    for (let place = 0; place < terms.length; place += 1) postingStarts[place + 1]! += postingStarts[place]!;

    const postings = sharedUint32(this.#length);
    const next = postingStarts.slice();
    for (let at = 0; at < this.#length; at += 1) {
      const place = rank[this.#terms[at]!]!;
      postings[next[place]!] = this.#postings[at]!;
      next[place]! += 1;
    }
    const sequences = this.#sequences.shared((number) => (number === betweenTexts ? number : rank[number]!));
    return { terms: packTexts(terms), postingStarts, postings, sequences };
  }
}
