import { compoundField, eachWord, partsOfWord } from '../documentTerms.ts';
import { inKeywords, inTitle } from '../fields.ts';
import type { SearchDocument } from '../searchPort.ts';
import { byTime, type Columns, columnNames, emptyColumns, fillColumns, languageMask } from './segment/columns.ts';
import { filterTerms } from '../filterTerms.ts';
import type { KnownValues } from './knownValues.ts';
import { codesOf } from './parameterSlots.ts';
import { promotedTerms } from './ranking/promotedTerms.ts';
import { documentOf, noPostings, posting, type Postings } from './text/postings.ts';
import { headOf, markRemoved, traitsAt } from './segment/records.ts';
import { GrowingRows, twice } from './segment/rows.ts';
import { betweenTexts, type SearchPart } from './searchPart.ts';
import type { CategoryPair } from './category/categoryPair.ts';

/**
 * The newest changes, which are searchable but in no segment yet. Documents are numbered in order of arrival, with a
 * separate list in time order. The delta stays small, because every put shifts part of that list.
 */
export class Delta implements SearchPart {
  alive = 0;
  columns: Columns = emptyColumns(64);
  traits = new Uint32Array(64);
  dead = new Uint8Array(64);
  readonly categories: CategoryPair[] = [];
  readonly #documents: SearchDocument[] = [];
  readonly #numbers = new Map<string, number>();
  readonly records = new GrowingRows();
  readonly sequences = new GrowingRows();
  valueNumbers = new Uint32Array(64);
  readonly #known: KnownValues;
  readonly #codes = new Map<string, number>();
  readonly #terms = new Map<string, number>();
  /** By the term's number: the postings of the term. */
  readonly #postings: number[][] = [];
  readonly #categoryNumbers = new Map<string, number>();
  /**
   * The documents in time order, and in `#places` the index of each in this order. The indexes are computed on demand.
   */
  readonly #byTime: number[] = [];
  #places: Uint32Array | undefined;

  constructor(known: KnownValues) {
    this.#known = known;
  }

  get size(): number {
    return this.#documents.length;
  }

  /** The documents that are not removed, to build a segment from. */
  get documents(): SearchDocument[] {
    return this.#documents.filter((_, number) => !this.dead[number]);
  }

  /** Adds a document, whose id must not exist in the delta yet, and returns its number. */
  put(document: SearchDocument): number {
    const number = this.#documents.length;
    if (number === this.dead.length) this.#grow();
    this.#documents.push(document);
    this.#numbers.set(document.id, number);
    this.#byTime.splice(this.#placeOf(document), 0, number);
    this.#places = undefined;
    this.#fill(number, document);
    this.#addWords(number, document);
    for (const term of [...filterTerms(document), ...promotedTerms(document)]) this.#add(term, number, inKeywords);
    const codes = codesOf(document, (name) => this.#codeOf(name));
    for (const each of [...headOf(this.columns, number), ...codes]) this.records.add(each);
    this.records.endRow();
    this.alive += 1;
    return number;
  }

  termNumber(term: string): number {
    return this.#terms.get(term) ?? -1;
  }

  postings(term: string): Postings {
    const list = this.#postings[this.termNumber(term)];
    return list ? Uint32Array.from(list) : noPostings;
  }

  oldestFirst(list?: Postings): Postings {
    if (!list) return Uint32Array.from(this.#byTime, (number) => posting(number));
    this.#places ??= inverted(this.#byTime);
    const places = this.#places;
    const ordered = list.map((entry) => places[documentOf(entry)]!).sort();
    return ordered.map((place) => posting(this.#byTime[place]!));
  }

  newestAt(): number {
    const newest = this.#byTime.findLast((number) => !this.dead[number]);
    return newest === undefined ? 0 : this.columns.listedAt[newest]!;
  }

  id(number: number): string {
    return this.#documents[number]!.id;
  }

  find(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  kill(number: number): void {
    this.#numbers.delete(this.id(number));
    this.dead[number] = 1;
    markRemoved(this.traits, number);
    this.alive -= 1;
  }

  #placeOf(document: SearchDocument): number {
    let low = 0;
    let high = this.#byTime.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (byTime(this.#documents[this.#byTime[middle]!]!, document) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #fill(number: number, document: SearchDocument): void {
    const { category, topCategory } = document;
    const pair = `${category} ${topCategory}`;
    const categoryNumber = this.#categoryNumbers.get(pair) ?? this.categories.push({ category, topCategory }) - 1;
    this.#categoryNumbers.set(pair, categoryNumber);
    fillColumns(this.columns, number, document, categoryNumber);
    this.traits[number] = traitsAt(this.columns, number);
  }

  #addWords(number: number, document: SearchDocument): void {
    let isInTitle = true;
    eachWord(document, (word, termsOf, field) => {
      const { whole, inCompound } = termsOf(word);
      for (const term of whole) this.#add(term, number, field);
      for (const term of inCompound) this.#add(term, number, compoundField(field));
      if (isInTitle && field !== inTitle) this.sequences.add(betweenTexts);
      isInTitle = isInTitle && field === inTitle;
      if (field !== inKeywords) for (const part of partsOfWord(word)) this.sequences.add(this.#terms.get(part)!);
    });
    this.sequences.endRow();
  }

  #add(term: string, number: number, field: number): void {
    const known = this.#terms.get(term);
    const entry = posting(number, field, this.columns.flags[number]! & languageMask);
    if (known === undefined) {
      this.#terms.set(term, this.#postings.push([entry]) - 1);
      return;
    }
    const list = this.#postings[known]!;
    if (documentOf(list.at(-1)!) === number) list[list.length - 1]! |= field;
    else list.push(entry);
  }

  #codeOf(name: string): number {
    const known = this.#codes.get(name);
    if (known !== undefined) return known;
    const code = this.#codes.size + 1;
    if (code === this.valueNumbers.length) this.valueNumbers = twice(this.valueNumbers);
    this.valueNumbers[code] = this.#known.numberOf(name);
    this.#codes.set(name, code);
    return code;
  }

  #grow(): void {
    const columns = emptyColumns(2 * this.dead.length);
    for (const name of columnNames) columns[name].set(this.columns[name]);
    this.columns = columns;
    this.traits = twice(this.traits);
    const dead = new Uint8Array(2 * this.dead.length);
    dead.set(this.dead);
    this.dead = dead;
  }
}

function inverted(order: readonly number[]): Uint32Array {
  const places = new Uint32Array(order.length);
  for (const [place, number] of order.entries()) places[number] = place;
  return places;
}
