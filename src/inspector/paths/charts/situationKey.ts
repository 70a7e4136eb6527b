import type { AnyMachineSnapshot } from 'xstate';
import { plain } from './plain.ts';
import { liveActors, type Situation } from './situation.ts';

type Keys = Readonly<Record<string, (now: never) => unknown>>;

/**
 * The identity of a situation: states, history, running actors, delays with their remaining time, and the declared keys
 * of the context. The order in which regions were entered and actors began makes no difference.
 */
export function situationKey(situation: Situation, keys: Keys): string {
  const { snapshot, clocks } = situation;
  return JSON.stringify([
    snapshot.status,
    snapshot._nodes.map(({ id }) => id).toSorted(),
    historyOf(snapshot),
    liveActors(situation)
      .map(([id]) => id)
      .toSorted(),
    clocks.map(({ id, event, left }) => [id, plain(event), left]),
    Object.values(keys).map((key) => keyPart(key(snapshot as never))),
  ]);
}

/** Wraps a value in a list, which is empty for undefined: JSON lacks undefined, and null is a different value. */
function keyPart(value: unknown): unknown {
  return value === undefined ? [] : [plain(value)];
}

function historyOf({ historyValue }: AnyMachineSnapshot): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id).toSorted()]),
  );
}

/**
 * The invariants of a machine's cases that a situation violates. A machine that has failed violates an implicit one.
 */
export function brokenInvariants(
  { snapshot }: Situation,
  invariants: Readonly<Record<string, (now: never) => boolean>>,
): readonly string[] {
  const broken = Object.entries(invariants).flatMap(([claim, holds]) => (holds(snapshot as never) ? [] : [claim]));
  return snapshot.status === 'error' ? [`goes on without failing (${String(snapshot.error)})`, ...broken] : broken;
}
