/** Parts of German compounds on one subject, separated by spaces. */
export interface Subject {
  /** Nouns that are long and distinct enough to be found next to any other part. */
  readonly strong: string;
  /** Nouns that are found only if every other part is known too. */
  readonly short: string;
  /** As `short`, but never the last part: stems of verbs, forms with a linking sound, and common endings of other words. */
  readonly first: string;
  /** Nouns as in `short`, but found only as the last part. */
  readonly last: string;
}
