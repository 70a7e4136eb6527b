import type { AnyStateMachine, SnapshotFrom, StateNode } from 'xstate';
import type { Fact, FactCatalogue } from './facts.ts';

/**
 * A feature's lifecycle: its facts and the chart that folds them. It accepts only facts; it has no actors, delays or
 * clock.
 */
export interface Lifecycle<M extends AnyStateMachine = AnyStateMachine, F extends Fact = Fact> {
  readonly feature: string;
  readonly machine: M;
  readonly facts: FactCatalogue;
  /** The facts that the chart accepts. The property has no value: it only carries the type. */
  readonly takes?: F;
}

export type SnapshotOf<L extends Lifecycle> = SnapshotFrom<L['machine']>;
export type FactFoldedBy<L extends Lifecycle> = L extends Lifecycle<AnyStateMachine, infer F> ? F : never;

/**
 * Pairs a chart with the facts that it folds. Throws if the chart waits or invokes actors, which a lifecycle must not.
 */
export function lifecycle<M extends AnyStateMachine, F extends Fact>(
  machine: M,
  facts: FactCatalogue,
): Lifecycle<M, F> {
  for (const node of nodesOf(machine.root)) {
    if (node.invoke.length > 0) throw new Error(`${node.id} invokes an actor; a lifecycle takes facts only`);
    if (node.after.length > 0) throw new Error(`${node.id} waits; in a lifecycle time arrives as a fact`);
  }
  return { feature: facts.feature, machine, facts };
}

/** The stream with the journal of one entity: `listing-4k7q…`. */
export function streamOf(lifecycle: Lifecycle, id: string): string {
  return `${lifecycle.feature}-${id}`;
}

/** The id of the entity whose journal a stream holds. */
export function idOf(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1);
}

/** The feature whose lifecycle folds a stream. */
export function featureOf(stream: string): string {
  const dash = stream.indexOf('-');
  return dash < 0 ? stream : stream.slice(0, dash);
}

type AnyStateNode = StateNode<any, any>;

function* nodesOf(node: AnyStateNode): Generator<AnyStateNode> {
  yield node;
  for (const child of Object.values(node.states)) yield* nodesOf(child);
}
