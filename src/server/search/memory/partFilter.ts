import type { Arena } from './arena.ts';
import { type Conditions, fails, nowhere, out } from './conditions.ts';
import { documentOf, type Postings } from './text/postings.ts';
import { bitsFor, isPricedPair, questionLength, questionsOf } from './questions.ts';
import { categoryIn, flagsIn, regionIn } from './segment/records.ts';
import { type Acceptance, atOnce, type SearchPart } from './searchPart.ts';
import type { CategoryPair } from './category/categoryPair.ts';

/** Applies a search's conditions to the documents of a part, by their columns. It ignores text, order and page. */
export class PartFilter implements Acceptance {
  /**
   * By category number: the bits of the conditions that apply to the category itself, and in `topBits` to the one
   * above.
   */
  readonly ownBits: Uint32Array;
  readonly topBits: Uint32Array;
  /**
   * By category number: 0 if the search includes it, otherwise `fails.category`; `out` if its listings are counted
   * elsewhere.
   */
  readonly #categoryFails: Uint32Array;
  /** By category number: what a listing outside the price range fails, `out` or `fails.price`. */
  readonly #priceFails: Uint32Array;
  /**
   * By category number: where its questions start in `#questions`, with an extra end. `#questions` has those of all
   * categories.
   */
  readonly #questionStarts: Uint32Array;
  readonly #questions: Int32Array;
  readonly #wanted: Uint8Array;
  readonly #traits: Uint32Array;
  readonly #prices: Uint32Array;
  readonly #postcodes: Uint16Array;
  readonly #starts: Uint32Array;
  readonly #records: Uint32Array;
  readonly #valueNumbers: Uint32Array;
  /** Whether a listing can fail a condition other than those on its flags. */
  readonly #isNarrow: boolean;
  readonly #isPriced: boolean;
  readonly #from: number;
  readonly #to: number;
  readonly #flagFails: Int8Array;
  readonly #regionFails: Uint8Array | undefined;
  readonly #metres: Uint32Array | undefined;

  /** The traits of the documents in the current batch. */
  #some: Uint32Array | undefined;

  /** If `counted` is set, documents of categories that it rejects are `out`. */
  constructor(part: SearchPart, conditions: Conditions, arena: Arena, counted?: (pair: CategoryPair) => boolean) {
    const { categories } = part;
    const { price, parameters } = conditions;
    const zeros = arena.take(categories.length + 1).fill(0);
    const byNumber = (isNeeded: boolean) => (isNeeded ? arena.take(zeros.length).fill(0) : zeros);
    const isAsking = parameters.length > 0 || price !== undefined;
    this.ownBits = byNumber(isAsking);
    this.topBits = byNumber(isAsking);
    this.#priceFails = byNumber(price !== undefined);
    this.#questionStarts = byNumber(parameters.length > 0);
    const questions: number[] = [];
    const byCategory = isAsking || counted !== undefined || isNarrowed(conditions);
    this.#categoryFails = byNumber(byCategory);
    this.#isNarrow = byCategory || conditions.regionFails !== undefined || conditions.metres !== undefined;
    for (let number = 0; byCategory && number < categories.length; number += 1) {
      const pair = categories[number]!;
      const isOut = counted !== undefined && !counted(pair);
      this.#categoryFails[number] = isOut ? out : isLookedIn(pair, conditions) ? 0 : fails.category;
      if (!isAsking) continue;
      this.ownBits[number] = bitsFor(pair.category, conditions);
      this.topBits[number] = bitsFor(pair.topCategory, conditions);
      if (price) this.#priceFails[number] = isPricedPair(pair, conditions) ? out : fails.price;
      if (parameters.length === 0) continue;
      if (!isOut) questions.push(...questionsOf(pair, parameters));
      this.#questionStarts[number + 1] = questions.length;
    }
    this.#questions = Int32Array.from(questions);
    this.#wanted = conditions.wanted;
    this.#traits = part.traits;
    this.#prices = part.columns.price;
    this.#postcodes = part.columns.postcode;
    this.#starts = part.records.starts;
    this.#records = part.records.numbers;
    this.#valueNumbers = part.valueNumbers;
    this.#isPriced = price !== undefined;
    this.#from = price?.from ?? 0;
    this.#to = price?.to ?? 0;
    this.#flagFails = conditions.flagFails;
    this.#regionFails = conditions.regionFails;
    this.#metres = conditions.metres;
  }

  /** The failed conditions of a document: 0 if it matches, bits of `fails` and of parameters, or `out`. */
  failures(document: number): number {
    return this.#failuresOf(document, this.#traits[document]!);
  }

  #failuresOf(document: number, traits: number): number {
    const category = categoryIn(traits);
    let failed = this.#categoryFails[category]! | this.#flagFails[flagsIn(traits)]!;
    if (this.#regionFails !== undefined) {
      if (this.#regionFails[regionIn(traits)] === 1) failed |= fails.place;
    } else if (this.#metres !== undefined && this.#metres[this.#postcodes[document]!] === nowhere)
      failed |= fails.place;
    // With two failed conditions, no count includes the listing. `out` has all bits.
    if ((failed & (failed - 1)) !== 0) return out;
    if (this.#isPriced) {
      const amount = this.#prices[document]!;
      if (amount < this.#from || amount > this.#to) failed |= this.#priceFails[category]!;
      if (failed === out) return out;
    }
    return failed | this.#unanswered(document, category);
  }

  /**
   * The failed conditions and the traits of each document in a list. Scattered memory is read for all documents before
   * any decision, so that the reads overlap.
   */
  ofList(list: Postings, arena: Arena): { readonly failures: Uint32Array; readonly traits: Uint32Array } {
    const { length } = list;
    const [failures, traits] = [arena.take(length), arena.take(length)];
    const [allTraits, categoryFails, flagFails] = [this.#traits, this.#categoryFails, this.#flagFails];
    for (let at = 0; at < length; at += 1) traits[at] = allTraits[documentOf(list[at]!)]!;
    if (!this.#isNarrow) {
      for (let at = 0; at < length; at += 1) failures[at] = flagFails[flagsIn(traits[at]!)]!;
      return { failures, traits };
    }
    for (let at = 0; at < length; at += 1) {
      failures[at] = categoryFails[categoryIn(traits[at]!)]! | flagFails[flagsIn(traits[at]!)]!;
    }
    this.#failByPlace(failures, list, traits);
    for (let at = 0; at < length; at += 1) {
      const failed = failures[at]!;
      failures[at] = failed | -Number((failed & (failed - 1)) !== 0);
    }
    if (this.#isPriced) this.#failByPrice(failures, list, traits);
    if (this.#questions.length === 0) return { failures, traits };
    for (let at = 0; at < length; at += 1) {
      if (failures[at] !== outOfAll) failures[at]! |= this.#unanswered(documentOf(list[at]!), categoryIn(traits[at]!));
    }
    return { failures, traits };
  }

  #failByPlace(failures: Uint32Array, list: Postings, traits: Uint32Array): void {
    const [regionFails, metres, postcodes] = [this.#regionFails, this.#metres, this.#postcodes];
    if (regionFails !== undefined) {
      for (let at = 0; at < list.length; at += 1) failures[at]! |= fails.place * regionFails[regionIn(traits[at]!)]!;
    } else if (metres !== undefined) {
      for (let at = 0; at < list.length; at += 1) {
        failures[at]! |= fails.place * Number(metres[postcodes[documentOf(list[at]!)]!] === nowhere);
      }
    }
  }

  #failByPrice(failures: Uint32Array, list: Postings, traits: Uint32Array): void {
    const [prices, priceFails, from, to] = [this.#prices, this.#priceFails, this.#from, this.#to];
    for (let at = 0; at < list.length; at += 1) {
      const amount = prices[documentOf(list[at]!)]!;
      failures[at]! |= priceFails[categoryIn(traits[at]!)]! & -(Number(amount < from) | Number(amount > to));
    }
  }

  /** The bits of the parameter conditions that a document fails. */
  #unanswered(document: number, category: number): number {
    const end = this.#questionStarts[category + 1]!;
    let question = this.#questionStarts[category]!;
    if (question === end) return 0;
    // The document's record is on another cache line, so it is read only if the category has questions.
    const record = this.#starts[document]!;
    let failed = 0;
    for (; question < end; question += questionLength) {
      const code = this.#records[record + this.#questions[question]!]!;
      const to = this.#questions[question + 2]!;
      // Branch-free, because the branch is unpredictable: 1 if a difference is below 0, or the value is not wanted.
      const hasFailed =
        to === 0
          ? 1 - this.#wanted[this.#valueNumbers[code]!]!
          : ((code - this.#questions[question + 1]!) | (to - code)) >>> 31;
      failed |= -hasFailed & this.#questions[question + 3]!;
    }
    return failed;
  }

  accepts(document: number): boolean {
    return this.failures(document) === 0;
  }

  keep(documents: Uint32Array, count: number): number {
    const traits = (this.#some ??= new Uint32Array(atOnce));
    for (let at = 0; at < count; at += 1) traits[at] = this.#traits[documents[at]!]!;
    let matching = 0;
    for (let at = 0; at < count; at += 1) {
      const document = documents[at]!;
      documents[matching] = document;
      matching += Number(this.#failuresOf(document, traits[at]!) === 0);
    }
    return matching;
  }
}

/** The value `out` as an unsigned number, as arrays of failures contain it. */
const outOfAll = out >>> 0;

/** Whether a search is limited to a category. */
function isNarrowed({ filter: { category, subcategory } }: Conditions): boolean {
  return category !== undefined || subcategory !== undefined;
}

/** Whether a search includes a category. */
export function isLookedIn({ category, topCategory }: CategoryPair, { filter }: Conditions): boolean {
  if (filter.category !== undefined && filter.category !== topCategory) return false;
  return filter.subcategory === undefined || filter.subcategory === category;
}
