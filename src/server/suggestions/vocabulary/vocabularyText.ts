import type { CountedText } from './vocabularyCounts.ts';

/** A text that may be suggested. */
export interface VocabularyText extends CountedText {
  /** A lower bound for the number of matches if a visitor searches for the text. */
  readonly known: number;
  /** The languages of the text's listings and of its names, as bits. */
  readonly languages: number;
}
