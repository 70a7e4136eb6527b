import type { CountedText } from './vocabularyCounts.ts';

/** A text that may be typed. */
export interface VocabularyText extends CountedText {
  /** How many ads a search for it finds at least. */
  readonly known: number;
  /** Its languages, one bit each, by the ads and names that have it. */
  readonly languages: number;
}
