import { languages } from '#machines/market/language.ts';

/**
 * A term that matches a word, and the listings in which it may match. A category term counts as a keyword of its
 * listings.
 */
export interface QueryTerm {
  readonly term: string;
  /**
   * A bit per index in `languages`. Listings in these languages match in any field, other listings only in their
   * keywords.
   */
  readonly languages: number;
  /** A bit per field (`fields.ts`) in which the term counts. */
  readonly fields: number;
}

/** A required word. It matches by one of the terms, or by all parts of one of the alternatives. */
export interface QueryWord {
  readonly terms: readonly QueryTerm[];
  /** The alternatives to the terms. Each consists of several words, all of which must match. */
  readonly alternatives: readonly (readonly QueryWord[])[];
}

/** A bit for every language, as in `QueryTerm.languages`. */
export const everyLanguage = 2 ** languages.length - 1;
