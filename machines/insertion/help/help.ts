import type { InsertionValues } from '../insertionField.ts';

/** The unfinished listing with which the server is queried for help. */
export interface HelpQuestion {
  readonly title: string;
  /** Ids of the chosen categories; `''` for none. */
  readonly category: string;
  readonly subcategory: string;
  /** The names of the listing's photos in the picture store. */
  readonly photos: readonly string[];
  /** The other values of the form, for the prices of comparable listings; null if these are not requested. */
  readonly values: InsertionValues | null;
  /** The id of this listing or draft, which is excluded from the results. */
  readonly but: string;
}

/** A category that may fit the listing, and why, in words for people. */
export interface CategoryGuess {
  readonly category: number;
  readonly subcategory: number;
  readonly reason: string;
}

/** The prices of comparable listings, in whole francs: a quarter costs less than `low`, half less than `median`. */
export interface PriceBand {
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** The number of listings in the sample. */
  readonly sample: number;
}

/** A listing of the same seller that this one seems to repeat. */
export interface LikelyDuplicate {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly reason: 'title' | 'photo';
}

/** A suggested title for the listing. */
export interface TitleSuggestion {
  readonly id: string;
  readonly text: string;
}

/** The server's help for a listing. */
export interface Help {
  readonly guesses: readonly CategoryGuess[];
  readonly band: PriceBand | null;
  readonly duplicates: readonly LikelyDuplicate[];
  readonly titles: readonly TitleSuggestion[];
}

export const noHelp: Help = { guesses: [], band: null, duplicates: [], titles: [] };

/** The length below which a title is too vague for a query, in characters. */
const shortestTitle = 3;

/** Whether a listing has enough content to query the server for help. */
export function isAskable({ title, photos }: HelpQuestion): boolean {
  return title.trim().length >= shortestTitle || photos.length > 0;
}
