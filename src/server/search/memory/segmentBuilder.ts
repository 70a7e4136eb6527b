import { eachWord, type TermsOf } from '../documentTerms.ts';
import type { SearchDocument } from '../searchPort.ts';
import { byTime, type Columns, emptyColumns, fillColumns } from './columns.ts';
import { filterTerms } from '../filterTerms.ts';
import { idTable } from './idTable.ts';
import { posting } from './postings.ts';
import { documentsByPrice } from './priceOrder.ts';
import type { SegmentData } from './segment.ts';
import { sharedUint32 } from './sharedArrays.ts';
import { packTexts } from './texts.ts';

/** Indexes documents, each with an id of its own. Takes a few seconds for 100,000: off the main thread. */
export function buildSegment(unordered: readonly SearchDocument[]): SegmentData {
  const documents = unordered.toSorted(byTime);
  const occurrences = new Occurrences();
  for (const [number, document] of documents.entries()) {
    eachWord(document, (word, termsOf, field) => occurrences.addWord(word, termsOf, number, field));
    for (const term of filterTerms(document)) occurrences.addTerm(term, number);
  }
  const ids = packTexts(documents.map(({ id }) => id));
  const columns = columnsOf(documents);
  const byPrice = documentsByPrice(columns.price);
  return { ...columns, byPrice, ids, idTable: idTable(ids), ...occurrences.sorted() };
}

function columnsOf(documents: readonly SearchDocument[]): Columns & Pick<SegmentData, 'categories'> {
  const columns = emptyColumns(documents.length);
  const numbers = new Map<string, number>();
  const categories: number[] = [];
  for (const [number, document] of documents.entries()) {
    const { category, topCategory } = document;
    const pair = `${category} ${topCategory}`;
    const categoryNumber = numbers.get(pair) ?? numbers.size;
    if (categoryNumber === numbers.size) {
      numbers.set(pair, categoryNumber);
      categories.push(category, topCategory);
    }
    fillColumns(columns, number, document, categoryNumber);
  }
  const shared = sharedUint32(categories.length);
  shared.set(categories);
  return { ...columns, categories: shared };
}

/** Which terms the documents have, as they come; brought in the order of terms at the end, by counting. */
class Occurrences {
  readonly #numbers = new Map<string, number>();
  /** The numbers of the terms of words met before: words repeat, and a word has several terms. */
  readonly #words = new Map<TermsOf, Map<string, readonly number[]>>();
  /** By term number, the latest document that has it, and where its posting is. */
  readonly #latestDocument: number[] = [];
  readonly #latest: number[] = [];
  #terms = new Uint32Array(1 << 16);
  #postings = new Uint32Array(1 << 16);
  #length = 0;

  /** Documents must come in the order of their numbers; a word may come several times in each. */
  addWord(word: string, termsOf: TermsOf, document: number, field: number): void {
    let known = this.#words.get(termsOf);
    if (!known) this.#words.set(termsOf, (known = new Map()));
    let numbers = known.get(word);
    if (!numbers) known.set(word, (numbers = termsOf(word).map((term) => this.#numberOf(term))));
    for (const number of numbers) this.#add(number, document, field);
  }

  addTerm(term: string, document: number): void {
    this.#add(this.#numberOf(term), document, 0);
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    this.#latestDocument.push(-1);
    this.#latest.push(0);
    this.#numbers.set(term, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  #add(number: number, document: number, field: number): void {
    if (this.#latestDocument[number] === document) {
      this.#postings[this.#latest[number]!]! |= field;
      return;
    }
    if (this.#length === this.#terms.length) {
      this.#terms = twice(this.#terms);
      this.#postings = twice(this.#postings);
    }
    this.#terms[this.#length] = number;
    this.#postings[this.#length] = posting(document, field);
    this.#latestDocument[number] = document;
    this.#latest[number] = this.#length;
    this.#length += 1;
  }

  sorted(): Pick<SegmentData, 'terms' | 'postingStarts' | 'postings'> {
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
    return { terms: packTexts(terms), postingStarts, postings };
  }
}

function twice(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * array.length);
  larger.set(array);
  return larger;
}
