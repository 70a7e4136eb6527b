import type { CountedText } from './vocabularyCounts.ts';

/** A text that may be typed. */
export interface VocabularyText extends CountedText {
  /** How many ads a search for it finds at least. */
  readonly known: number;
  /** Of which languages it is, a bit each, as far as ads and names tell. */
  readonly languages: number;
}
