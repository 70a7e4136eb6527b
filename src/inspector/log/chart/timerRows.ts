import type { AnyStateMachine, EventObject } from 'xstate';
import { eventName } from '../../paths/charts/chart.ts';
import type { Effect } from '../../paths/charts/microsteps.ts';
import type { PlannedAction, PlannedMicrostep } from './plannedActions.ts';

/** A delay that began or was cancelled. */
export interface TimerRow {
  readonly change: 'started' | 'cancelled';
  /** The id under which it can be cancelled; null if it has none. */
  readonly id: string | null;
  /** The state whose delay it is, or the key of the transition that started it; null if it is unknown. */
  readonly of: string | null;
  /** The name of the delay that `setup` declares, or its event: `debounce`, `page.left`. */
  readonly name: string;
  /** Milliseconds; null for a cancelled one. */
  readonly ms: number | null;
  /** The type of the event at its end; null for a cancelled one. */
  readonly event: string | null;
}

/** The delays that the effects of a step started or cancelled, in their order. */
export function timersOf(
  effects: readonly Effect[],
  plans: readonly PlannedMicrostep[],
  assigned: ReadonlyMap<PlannedAction, Effect>,
  machine: AnyStateMachine,
): readonly TimerRow[] {
  const places = new Map<Effect, PlannedAction>();
  for (const { actions } of plans) {
    for (const action of actions) {
      const effect = assigned.get(action);
      if (effect) places.set(effect, action);
    }
  }
  return effects.flatMap((effect) => {
    const change = timerChange(effect);
    if (!change) return [];
    const place = places.get(effect);
    return [{ ...change, of: place?.of ?? null, name: delayName(change, place, machine) }];
  });
}

/** The timer that an effect starts or cancels; null if it does neither. */
export function timerChange({ type, params }: Effect): Omit<TimerRow, 'of' | 'name'> | null {
  if (type === 'xstate.cancel') {
    const { sendId } = params as { readonly sendId: string };
    return { change: 'cancelled', id: sendId, ms: null, event: null };
  }
  if (type !== 'xstate.raise' && type !== 'xstate.sendTo') return null;
  const { event, id, delay } = params as { readonly event: EventObject; readonly id?: string; readonly delay?: number };
  if (typeof delay !== 'number') return null;
  return { change: 'started', id: id ?? null, ms: delay, event: event.type };
}

function delayName(
  { id, event }: Pick<TimerRow, 'id' | 'event'>,
  place: PlannedAction | undefined,
  { implementations }: AnyStateMachine,
): string {
  const { delay } = (place?.action ?? {}) as { readonly delay?: unknown };
  if (typeof delay === 'string') return delay;
  const type = event ?? id ?? '';
  // XState's own event of a delay ends in the id of its state.
  const named = Object.keys(implementations.delays).find((name) => type.startsWith(`xstate.after.${name}.`));
  return named ?? eventName(type).replace(/^after /, '');
}
