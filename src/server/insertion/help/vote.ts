import type { NamedBy } from './namedThings.ts';

/** A vote for a category that words of a title name. */
export interface Vote {
  readonly category: number;
  /** The word as the title spells it. */
  readonly word: string;
  readonly by: NamedBy;
  /** From 0 to somewhat more than 1: how certainly the words name the thing of the listing. */
  readonly weight: number;
}
