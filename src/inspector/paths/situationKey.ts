import type { AnyMachineSnapshot } from 'xstate';
import { liveActors, type Situation } from './situation.ts';

type Keys = Readonly<Record<string, (now: never) => unknown>>;

/**
 * What tells a situation from others: states, remembered history, actors that run, delays and what is left of them, and
 * of the context the keys.
 */
export function situationKey(situation: Situation, keys: Keys): string {
  const { snapshot, clocks } = situation;
  return JSON.stringify([
    snapshot.status,
    snapshot.value,
    historyOf(snapshot),
    liveActors(situation).map(([id]) => id),
    clocks.map(({ id, left }) => [id, left]),
    Object.values(keys).map((key) => key(snapshot as never)),
  ]);
}

function historyOf({ historyValue }: AnyMachineSnapshot): Record<string, string[]> {
  return Object.fromEntries(Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]));
}

/** The claims of a machine's cases that do not hold in a situation. A machine that has failed breaks one that needs no word. */
export function brokenInvariants(
  { snapshot }: Situation,
  invariants: Readonly<Record<string, (now: never) => boolean>>,
): readonly string[] {
  const broken = Object.entries(invariants).flatMap(([claim, holds]) => (holds(snapshot as never) ? [] : [claim]));
  return snapshot.status === 'error' ? [`goes on without failing (${String(snapshot.error)})`, ...broken] : broken;
}
