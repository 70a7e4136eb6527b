import { eachTerm } from '../documentTerms.ts';
import type { SearchDocument } from '../searchPort.ts';
import { byTime, type Columns, columnNames, emptyColumns, fillColumns } from './columns.ts';
import { filterTerms } from '../filterTerms.ts';
import { documentOf, noPostings, posting, type Postings } from './postings.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';

/**
 * The newest changes, found at once and in no segment yet. Numbered as they come, so time order is a list beside;
 * kept small, for every put moves a part of that list.
 */
export class Delta implements SearchPart {
  alive = 0;
  columns: Columns = emptyColumns(64);
  dead = new Uint8Array(64);
  readonly categories: CategoryPair[] = [];
  readonly #documents: SearchDocument[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #postings = new Map<string, number[]>();
  readonly #categoryNumbers = new Map<string, number>();
  /** The documents in time order, and the place of each in it; the places are found out when they are asked for. */
  readonly #byTime: number[] = [];
  #places: Uint32Array | undefined;

  get size(): number {
    return this.#documents.length;
  }

  /** Those that are there, to build a segment of. */
  get documents(): SearchDocument[] {
    return this.#documents.filter((_, number) => !this.dead[number]);
  }

  /** The document must not be there already. */
  put(document: SearchDocument): number {
    const number = this.#documents.length;
    if (number === this.dead.length) this.#grow();
    this.#documents.push(document);
    this.#numbers.set(document.id, number);
    this.#byTime.splice(this.#placeOf(document), 0, number);
    this.#places = undefined;
    this.#fill(number, document);
    eachTerm(document, (term, field) => this.#add(term, number, field));
    for (const term of filterTerms(document)) this.#add(term, number, 0);
    this.alive += 1;
    return number;
  }

  postings(term: string): Postings {
    const list = this.#postings.get(term);
    return list ? Uint32Array.from(list) : noPostings;
  }

  oldestFirst(list?: Postings): Postings {
    if (!list) return Uint32Array.from(this.#byTime, (number) => posting(number, 0));
    this.#places ??= inverted(this.#byTime);
    const places = this.#places;
    const ordered = list.map((entry) => places[documentOf(entry)]!).sort();
    return ordered.map((place) => posting(this.#byTime[place]!, 0));
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
  }

  #add(term: string, number: number, field: number): void {
    const list = this.#postings.get(term);
    if (!list) this.#postings.set(term, [posting(number, field)]);
    else if (documentOf(list.at(-1)!) === number) list[list.length - 1]! |= field;
    else list.push(posting(number, field));
  }

  #grow(): void {
    const columns = emptyColumns(2 * this.dead.length);
    for (const name of columnNames) columns[name].set(this.columns[name]);
    this.columns = columns;
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
