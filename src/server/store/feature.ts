import type { Fact } from '#machines/journal/facts.ts';
import { idOf, type Lifecycle } from '#machines/journal/lifecycle.ts';
import { chartSource } from './chartSource.ts';
import type { Statement } from './store.ts';

/** A fact where it stands, as projections and subscribers are told it. */
export interface Recorded<F extends Fact = Fact> {
  readonly stream: string;
  /** The id of the thing whose journal it is. */
  readonly id: string;
  readonly version: number;
  readonly fact: F;
}

/**
 * A projection: from one fact to the rows it makes, as compiled statements. Pure, so that a rebuild from the journal
 * makes the same rows.
 */
export type Projection<F extends Fact = Fact> = (recorded: Recorded<F>) => readonly Statement[];

/** What the server knows of a feature that keeps journals. */
export interface Feature {
  readonly lifecycle: Lifecycle;
  readonly project: Projection;
  /** The read model's tables, which a rebuild empties. */
  readonly tables: readonly string[];
  /** Whose personal fields a fact holds; a feature whose facts hold none leaves it out. */
  readonly personOf?: (recorded: Recorded) => string;
  /**
   * Its folded journals are not kept in memory: they hold what a person has written, and who is erased could not be found
   * among them.
   */
  readonly isFoldedAnew?: boolean;
  /** Hash of the chart's source. */
  readonly source: string;
}

/** Declares a feature to the server. */
export function feature<F extends Fact>(
  lifecycle: Lifecycle<Lifecycle['machine'], F>,
  parts: Pick<Feature, 'tables' | 'isFoldedAnew'> & {
    project: Projection<F>;
    personOf?: (recorded: Recorded<F>) => string;
  },
): Feature {
  return { ...parts, lifecycle, source: chartSource(lifecycle.feature) } as unknown as Feature;
}

/** Places a fact in its stream. */
export function recorded<F extends Fact>(stream: string, version: number, fact: F): Recorded<F> {
  return { stream, id: idOf(stream), version, fact };
}
