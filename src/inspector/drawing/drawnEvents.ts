import type { AnyTransitionDefinition } from 'xstate';
import { type Chart, type ChartTransition, eventName } from '../paths/charts/chart.ts';
import { actionName, parametersOf } from './actionName.ts';

/** The kinds of events. XState itself sends those of delays, of invoked actors and of states that end. */
export type EventKind = 'event' | 'wildcard' | 'always' | 'after' | 'done' | 'error' | 'snapshot';

/**
 * The effect of a transition on its source. `leads`: other states are entered. `stays`: nothing is exited. `reenters`:
 * the source is exited and entered again. `restarts`: the content of the source begins again.
 */
export type Effect = 'leads' | 'stays' | 'reenters' | 'restarts';

/** One transition of an event. */
export interface DrawnCandidate {
  /** The key of the transition in charts, traces and marks. */
  readonly key: string;
  /** The guard's name, with constant parameters; null if there is none. */
  readonly guard: string | null;
  /** Whether the transition is taken when the guards before it refuse. */
  readonly isElse: boolean;
  readonly actions: readonly string[];
  readonly effect: Effect;
  /** The drawn states that the transition enters, without its source. */
  readonly targets: readonly string[];
}

/** An event in a state, with its transitions in the order in which the machine tries them. */
export interface DrawnEvent {
  /** The key of the event: the state that declares it, and its descriptor. */
  readonly key: string;
  /** The drawn state that accepts the event. */
  readonly source: string;
  readonly name: string;
  readonly kind: EventKind;
  /** The milliseconds of a delay, if they are a constant. */
  readonly milliseconds: number | null;
  readonly candidates: readonly DrawnCandidate[];
}

/** An event, and whether a collapsed state hides it, because both ends of all its transitions are in that state. */
export interface EventWithVisibility {
  readonly event: DrawnEvent;
  readonly isHidden: boolean;
}

/** The drawn state that represents a state: itself, or the outermost collapsed state around it. */
export type Visible = (id: string) => string;

/** The events of all states. */
export function drawnEventsOf(chart: Chart, visible: Visible): readonly EventWithVisibility[] {
  const groups = Map.groupBy(chart.transitions.values(), ({ source, descriptor }) => `${source} | ${descriptor}`);
  return [...groups].map(([key, transitions]) => eventWithVisibility(chart, visible, key, transitions));
}

function eventWithVisibility(
  chart: Chart,
  visible: Visible,
  key: string,
  transitions: readonly ChartTransition[],
): EventWithVisibility {
  const { source, descriptor } = transitions[0]!;
  const definitions = definitionsOf(chart, source, descriptor);
  const isGuarded = transitions.some(({ guard }) => guard !== null);
  const shown = transitions.filter((transition) => !isWithinCollapsed(visible, transition));
  return {
    isHidden: shown.length === 0,
    event: {
      key,
      source: visible(source),
      name: eventName(descriptor),
      kind: kindOf(descriptor),
      milliseconds: millisecondsOf(chart, source, descriptor),
      candidates: shown.map((transition) => ({
        key: transition.key,
        guard:
          transition.guard === null ? null : `${transition.guard}${parametersOf(definitions[transition.index]?.guard)}`,
        isElse: isGuarded && transition.guard === null,
        actions: (definitions[transition.index]?.actions ?? []).map(actionName),
        effect: effectOf(chart, transition),
        targets: [...new Set(transition.targets.map(visible))].filter((target) => target !== visible(source)),
      })),
    },
  };
}

/** Whether a transition is not drawn: it begins in a collapsed state and never leaves it, or leads into it from itself. */
function isWithinCollapsed(visible: Visible, { source, targets }: ChartTransition): boolean {
  const around = visible(source);
  const isInside = targets.every((target) => visible(target) === around);
  return isInside && (around !== source || targets.some((target) => target !== source));
}

function effectOf({ states }: Chart, { source, targets, reenter }: ChartTransition): Effect {
  if (targets.some((target) => target !== source)) return 'leads';
  if (targets.length === 0) return 'stays';
  if (reenter) return 'reenters';
  const isInner = ['compound', 'parallel'].includes(states.get(source)!.type);
  return isInner ? 'restarts' : 'stays';
}

function kindOf(descriptor: string): EventKind {
  if (descriptor === '') return 'always';
  if (descriptor === '*' || descriptor.endsWith('.*')) return 'wildcard';
  if (descriptor.startsWith('xstate.after.')) return 'after';
  if (descriptor.startsWith('xstate.done.')) return 'done';
  if (descriptor.startsWith('xstate.error.')) return 'error';
  return descriptor.startsWith('xstate.snapshot.') ? 'snapshot' : 'event';
}

function definitionsOf({ machine }: Chart, source: string, descriptor: string): readonly AnyTransitionDefinition[] {
  const node = machine.getStateNodeById(source);
  return (descriptor === '' ? node.always : node.transitions.get(descriptor)) ?? [];
}

/** The constant of a delay, which a machine declares by name or in place. */
function millisecondsOf({ machine }: Chart, source: string, descriptor: string): number | null {
  const found = machine.getStateNodeById(source).after.find(({ eventType }) => eventType === descriptor);
  if (!found) return null;
  const declared: unknown = typeof found.delay === 'string' ? machine.implementations.delays[found.delay] : found.delay;
  return typeof declared === 'number' ? declared : null;
}
