import type { AnyMachineSnapshot } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { liveActors } from '../../paths/charts/situation.ts';
import { kindOf } from '../store/actorKind.ts';
import { knownChart } from '../chart/knownChart.ts';
import type { LoggedActor } from '../log.ts';

/** An invoked actor of a simulation that has not answered yet. */
export interface PendingActor {
  readonly id: string;
  /** The name that `setup` declares. */
  readonly actor: string;
  readonly kind: LoggedActor['kind'];
  /** The outcomes that the machine's cases declare. */
  readonly outcomes: readonly DeclaredOutcome[];
}

/** An outcome of an actor that the machine's cases declare. */
export interface DeclaredOutcome {
  readonly name: string;
  readonly kind: 'done' | 'error';
  readonly value: unknown;
}

/** The pending actors of a snapshot, with the outcomes that are possible in it. */
export function outcomesOf(
  snapshot: AnyMachineSnapshot,
  answered: ReadonlyMap<string, unknown>,
  cases: Pick<FlowCases, 'actors'> | null,
): readonly PendingActor[] {
  if (snapshot.status !== 'active') return [];
  return liveActors({ snapshot, answered }).map(([id, ref]) => {
    const actor = actorName(snapshot, id, ref);
    const { resolves = {}, rejects = {} } = cases?.actors[actor] ?? {};
    const outcomes = [
      ...namedValues(resolves, snapshot).map(([name, value]) => ({ name, kind: 'done' as const, value })),
      ...namedValues(rejects, snapshot).map(([name, value]) => ({ name, kind: 'error' as const, value })),
    ];
    return { id, actor, kind: kindOf((ref as { readonly logic?: unknown }).logic), outcomes };
  });
}

/** The name under which `setup` declares the actor of a child. */
export function actorName(snapshot: AnyMachineSnapshot, id: string, ref: unknown): string {
  const { states } = knownChart(snapshot.machine);
  const invoked = snapshot._nodes.flatMap((node) => states.get(node.id)?.invokes ?? []);
  const { src } = ref as { readonly src?: unknown };
  return invoked.find((each) => each.id === id)?.actor ?? (typeof src === 'string' ? src : id);
}

/** The values of cases; one that is a function depends on the snapshot, and may be impossible in it. */
function namedValues(cases: object, snapshot: AnyMachineSnapshot): readonly (readonly [string, unknown])[] {
  return Object.entries(cases).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'function') return [[name, value] as const];
    const inSituation: unknown = value(snapshot);
    return inSituation === undefined ? [] : [[name, inSituation] as const];
  });
}
