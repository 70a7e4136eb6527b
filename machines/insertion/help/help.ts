import type { InsertionValues } from '../insertionField.ts';

/** What the server is asked for help with: an ad as far as it is written. */
export interface HelpQuestion {
  readonly title: string;
  /** Ids of what is chosen; `''` for nothing. */
  readonly category: string;
  readonly subcategory: string;
  /** Names of its photos in the picture store. */
  readonly photos: readonly string[];
  /** What else stands in the fields, for what comparable ads cost; null where that is not asked. */
  readonly values: InsertionValues | null;
  /** The ad or the draft that it is. */
  readonly but: string;
}

/** A category that the ad may belong in, and why, in words for people. */
export interface CategoryGuess {
  readonly category: number;
  readonly subcategory: number;
  readonly reason: string;
}

/** What comparable ads cost, in whole francs: a quarter costs less than `low`, half less than `median`. */
export interface PriceBand {
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** How many ads that is of. */
  readonly sample: number;
}

/** An ad of one's own that this one seems to repeat. */
export interface LikelyDuplicate {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly reason: 'title' | 'photo';
}

/** What a title may become. */
export interface TitleSuggestion {
  readonly id: string;
  readonly text: string;
}

/** What the server has to say about an ad. */
export interface Help {
  readonly guesses: readonly CategoryGuess[];
  readonly band: PriceBand | null;
  readonly duplicates: readonly LikelyDuplicate[];
  readonly titles: readonly TitleSuggestion[];
}

export const noHelp: Help = { guesses: [], band: null, duplicates: [], titles: [] };

/** Shorter titles say nothing of what they are for. */
const shortestTitle = 3;

/** Whether there is anything to ask. */
export function isAskable({ title, photos }: HelpQuestion): boolean {
  return title.trim().length >= shortestTitle || photos.length > 0;
}
