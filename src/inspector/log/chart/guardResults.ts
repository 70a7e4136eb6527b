import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { parametersOf } from '../../drawing/actionName.ts';
import { transitionKey } from '../../paths/charts/chart.ts';
import { matchesDescriptor } from '../../paths/charts/selection.ts';
import { knownChart } from './knownChart.ts';
import { isWithin, type Node } from './stateNodes.ts';
import { messageOf } from '../shown/errorMessage.ts';

/** The result of a guard of a candidate. */
export interface GuardResult {
  /** The key of the candidate's transition. */
  readonly key: string;
  /** The name of the guard, with its parameters if they are constants. */
  readonly name: string;
  readonly holds: boolean;
  /** The message of the error that the guard threw; XState then stops the machine. */
  readonly error: string | null;
  /**
   * Whether the guard returns something else now. It depends on more than event and context, such as a clock or the
   * page.
   */
  readonly isUnstable: boolean;
}

/** The keys of the transitions that were taken; null if they are unknown, since nothing has happened yet. */
type Known = ReadonlySet<string> | null;

/**
 * The guards that an event evaluates, in XState's order. They are evaluated again with the machine's implementations;
 * transitions that are known to have been taken decide.
 */
export function guardResults(
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  taken: Known = null,
): readonly GuardResult[] {
  const evaluation = evaluationOf(snapshot, event, taken);
  evaluation.untilError(() => select(evaluation, snapshot.machine.root, snapshot.value));
  return evaluation.results;
}

/** The guards of eventless transitions, in XState's order. A guard of an outer state is reported once. */
export function eventlessGuardResults(
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  taken: Known = null,
): readonly GuardResult[] {
  const evaluation = evaluationOf(snapshot, event, null);
  evaluation.untilError(() => {
    for (const leaf of leavesOf(snapshot)) {
      for (let node: Node | undefined = leaf; node; node = node.parent) {
        const chosen = (node.always ?? []).find((candidate) => evaluation.passes(candidate));
        if (chosen) break;
      }
    }
  });
  // Transitions that another one preempted were enabled too, so that only positive results are known.
  return evaluation.results.map((result) =>
    taken?.has(result.key) && !result.holds ? { ...result, holds: true, error: null, isUnstable: true } : result,
  );
}

/** The candidates of a state for an event, in XState's order: exact ones, then the longest wildcard. */
export function candidatesIn(node: Node, type: string): readonly AnyTransitionDefinition[] {
  const wildcards = [...node.transitions.keys()]
    .filter((descriptor) => descriptor !== type && matchesDescriptor(descriptor, type))
    .toSorted((one, other) => other.length - one.length);
  return [type, ...wildcards].flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
}

/** Whether a guard holds; throws what the guard throws. */
export function holds(guard: unknown, snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  if (guard === undefined) return true;
  const { context, machine } = snapshot;
  const name = typeof guard === 'string' ? guard : (guard as { readonly type?: string }).type;
  const declared: unknown = typeof guard === 'function' ? guard : machine.implementations.guards[name ?? ''];
  if (declared === undefined) throw new Error(`the guard ${name} has no implementation`);
  if (typeof declared !== 'function') return holds(declared, snapshot, event);
  const args = { context, event };
  const { check } = declared as { readonly check?: (...all: readonly unknown[]) => boolean };
  if (check) return check(snapshot, args, declared);
  const given =
    typeof guard === 'object' && guard !== null ? (guard as { readonly params?: unknown }).params : undefined;
  const params: unknown = typeof given === 'function' ? given(args) : given;
  return Boolean(declared(args, params));
}

interface Evaluation {
  readonly results: GuardResult[];
  /** Whether a candidate is taken: its guard holds. */
  passes(candidate: AnyTransitionDefinition): boolean;
  candidates(node: Node): readonly AnyTransitionDefinition[];
  /** XState stops at the first guard that throws. */
  untilError(evaluate: () => void): void;
}

class GuardError extends Error {
  override readonly name = 'GuardError';
}

function evaluationOf(snapshot: AnyMachineSnapshot, event: EventObject, taken: Known): Evaluation {
  const results: GuardResult[] = [];
  const seen = new Map<string, boolean>();
  const { transitions } = knownChart(snapshot.machine);
  function evaluated(candidate: AnyTransitionDefinition): { readonly now: boolean; readonly error: string | null } {
    try {
      return { now: holds(candidate.guard, snapshot, event), error: null };
    } catch (error) {
      return { now: false, error: messageOf(error) };
    }
  }
  return {
    results,
    candidates: (node) => candidatesIn(node, event.type),
    passes(candidate) {
      const key = transitionKey(candidate);
      if (candidate.guard === undefined) return true;
      const known = seen.get(key);
      if (known !== undefined) return known;
      const { now, error } = evaluated(candidate);
      const result = taken ? taken.has(key) : now;
      const name = `${transitions.get(key)?.guard ?? 'a guard'}${parametersOf(candidate.guard)}`;
      // A guard that threw stopped the machine: with a known transition it did not throw at the time.
      const threw = taken && taken.size > 0 ? null : error;
      results.push({ key, name, holds: result, error: threw, isUnstable: threw === null && result !== now });
      seen.set(key, result);
      if (threw !== null) throw new GuardError(threw);
      return result;
    },
    untilError(evaluate) {
      try {
        evaluate();
      } catch (error) {
        if (!(error instanceof GuardError)) throw error;
      }
    },
  };
}

/** Selects as XState does: inner states first, and an outer one only if no inner transition is enabled. */
function select(evaluation: Evaluation, node: Node, value: unknown): boolean {
  const next = (of: Node) => evaluation.candidates(of).some((candidate) => evaluation.passes(candidate));
  if (typeof value === 'string') return next(node.states[value] as Node) || next(node);
  const inner = Object.entries(value as Record<string, unknown>).filter(([, part]) => Boolean(part));
  let isTaken = false;
  for (const [key, part] of inner) isTaken = select(evaluation, node.states[key] as Node, part) || isTaken;
  return isTaken || next(node);
}

function leavesOf({ _nodes }: AnyMachineSnapshot): readonly Node[] {
  const nodes = _nodes as readonly Node[];
  return nodes.filter((node) => !nodes.some((other) => other !== node && isWithin(other, node)));
}
