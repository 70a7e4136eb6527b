import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { eventName, transitionKey } from '../paths/charts/chart.ts';
import { candidatesIn, holds } from './chart/guardResults.ts';
import { knownChart } from './chart/knownChart.ts';
import type { Node } from './chart/stateNodes.ts';

/** A transition of an event that an active state declares. */
export interface NextTransition {
  readonly key: string;
  /** The guard's name; null if it has none. */
  readonly guard: string | null;
  /** Whether it can be taken now. Null if its guard reads the event's data, so that it depends on them. */
  readonly isOpen: boolean | null;
}

/** An event that an active state declares, whether or not its guards refuse it now. */
export interface NextEvent {
  /** The event's type; a wildcard is itself. */
  readonly type: string;
  readonly name: string;
  /** Sent by a person or the page, by an invoked actor or another part of XState, or by a delay. */
  readonly kind: 'event' | 'actor' | 'delay';
  /** Whether it would be accepted now; null if that depends on its data. */
  readonly isAccepted: boolean | null;
  /** In the order of evaluation, without those that another one always precedes. */
  readonly transitions: readonly NextTransition[];
}

/** The events that can come next. Nothing is run; a guard that throws without data depends on them. */
export function nextEvents(snapshot: AnyMachineSnapshot): readonly NextEvent[] {
  if (snapshot.status !== 'active') return [];
  const nodes = snapshot._nodes as readonly Node[];
  const types = new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
  return [...types].map((type) => {
    const transitions = transitionsOf(snapshot, type);
    const isAccepted = transitions.some(({ isOpen }) => isOpen === true)
      ? true
      : transitions.some(({ isOpen }) => isOpen === null)
        ? null
        : false;
    return { type, name: eventName(type), kind: kindOf(type), isAccepted, transitions };
  });
}

/** The candidates of an event that may decide, with the results of their guards. */
function transitionsOf(snapshot: AnyMachineSnapshot, type: string): readonly NextTransition[] {
  const { transitions } = knownChart(snapshot.machine);
  const found = new Map<string, NextTransition>();
  /** Whether one of the state's candidates is taken for certain. */
  const decides = (node: Node): boolean => {
    for (const candidate of candidatesIn(node, type)) {
      const key = transitionKey(candidate);
      const isOpen = outcome(candidate, snapshot, type);
      found.set(key, { key, guard: transitions.get(key)?.guard ?? null, isOpen });
      if (isOpen === true) return true;
    }
    return false;
  };
  const select = (node: Node, value: unknown): boolean => {
    if (typeof value === 'string') return decides(node.states[value] as Node) || decides(node);
    const inner = Object.entries(value as Record<string, unknown>).filter(([, part]) => Boolean(part));
    let isDecided = false;
    for (const [key, part] of inner) isDecided = select(node.states[key] as Node, part) || isDecided;
    return isDecided || decides(node);
  };
  select(snapshot.machine.root, snapshot.value);
  return [...found.values()];
}

/** The result of a guard without the event's data; null if it reads them. */
function outcome({ guard }: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, type: string): boolean | null {
  if (guard === undefined) return true;
  let hasReadData = false;
  const event = new Proxy<EventObject>(
    { type },
    {
      get(target, name, receiver) {
        if (name !== 'type') hasReadData = true;
        return Reflect.get(target, name, receiver) as unknown;
      },
      has(target, name) {
        if (name !== 'type') hasReadData = true;
        return Reflect.has(target, name);
      },
      ownKeys(target) {
        hasReadData = true;
        return Reflect.ownKeys(target);
      },
    },
  );
  try {
    const result = holds(guard, snapshot, event);
    return hasReadData ? null : result;
  } catch {
    return null;
  }
}

function kindOf(type: string): NextEvent['kind'] {
  if (type.startsWith('xstate.after.')) return 'delay';
  return type.startsWith('xstate.') ? 'actor' : 'event';
}
