import type { AnyMachineSnapshot } from 'xstate';
import { plain } from './plain.ts';
import { liveActors, type Situation } from './situation.ts';

type Keys = Readonly<Record<string, (now: never) => unknown>>;

/**
 * What tells a situation from others: states, remembered history, actors that run, delays and what is left of them, and
 * of the context the keys. In which order regions were entered and actors began makes no difference.
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
    Object.values(keys).map((key) => told(key(snapshot as never))),
  ]);
}

/** JSON has no undefined, and it is not null. */
function told(value: unknown): unknown {
  return value === undefined ? [] : [plain(value)];
}

function historyOf({ historyValue }: AnyMachineSnapshot): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id).toSorted()]),
  );
}

/** The claims of a machine's cases that do not hold in a situation. A machine that has failed breaks one that needs no word. */
export function brokenInvariants(
  { snapshot }: Situation,
  invariants: Readonly<Record<string, (now: never) => boolean>>,
): readonly string[] {
  const broken = Object.entries(invariants).flatMap(([claim, holds]) => (holds(snapshot as never) ? [] : [claim]));
  return snapshot.status === 'error' ? [`goes on without failing (${String(snapshot.error)})`, ...broken] : broken;
}
