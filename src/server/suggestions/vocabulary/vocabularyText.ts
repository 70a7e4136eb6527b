import type { CountedText } from './vocabularyCounts.ts';

/** A text that may be suggested. */
export interface VocabularyText extends CountedText {
  /** A lower bound for the matches of a search for it. */
  readonly known: number;
  /** The languages of its listings and names, a bit each. */
  readonly languages: number;
}
