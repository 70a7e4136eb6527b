import type { Fact } from '#machines/journal/facts.ts';
import { idOf, type Lifecycle } from '#machines/journal/lifecycle.ts';
import { chartSource } from './chartSource.ts';
import type { Statement } from './store.ts';

/** A fact with its place in its stream, as projections and subscribers receive it. */
export interface Recorded<F extends Fact = Fact> {
  readonly stream: string;
  /** The id of the entity that the stream belongs to. */
  readonly id: string;
  readonly version: number;
  readonly fact: F;
}

/**
 * A projection: maps one fact to compiled statements for its rows. Pure, so that a rebuild from the journal makes the
 * same rows.
 */
export type Projection<F extends Fact = Fact> = (recorded: Recorded<F>) => readonly Statement[];

/** The server's declaration of a feature that has journals. */
export interface Feature {
  readonly lifecycle: Lifecycle;
  readonly project: Projection;
  /** The read model's tables, which a rebuild empties. */
  readonly tables: readonly string[];
  /** The person that a fact's personal fields belong to. Left out if no fact of the feature has such fields. */
  readonly personOf?: (recorded: Recorded) => string;
  /**
   * Whether the cache leaves out this feature's folded journals. They contain texts that people wrote, and an erasure
   * could not find the person's texts among them.
   */
  readonly isAlwaysRefolded?: boolean;
  /** Hash of the chart's source. */
  readonly source: string;
}

/** Declares a feature to the server, with the types of its facts. */
export function feature<F extends Fact>(
  lifecycle: Lifecycle<Lifecycle['machine'], F>,
  parts: Pick<Feature, 'tables' | 'isAlwaysRefolded'> & {
    project: Projection<F>;
    personOf?: (recorded: Recorded<F>) => string;
  },
): Feature {
  return { ...parts, lifecycle, source: chartSource(lifecycle.feature) } as unknown as Feature;
}

/** Adds the place in its stream to a fact. */
export function recorded<F extends Fact>(stream: string, version: number, fact: F): Recorded<F> {
  return { stream, id: idOf(stream), version, fact };
}
