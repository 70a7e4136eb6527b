import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { transitionKey } from '../../paths/charts/chart.ts';
import type { Effect, Microstep } from '../../paths/charts/microsteps.ts';
import type { LoggedStep, StepDetails } from '../log.ts';
import { initialNodes } from '../chart/stateNodes.ts';

/** The part of XState's inspected microstep that a step needs. */
export interface InspectedMicrostep {
  readonly event: EventObject;
  readonly snapshot: AnyMachineSnapshot;
  readonly _transitions: readonly AnyTransitionDefinition[];
}

/** The parts of a step that an actor has collected. */
interface Collected {
  readonly session: string;
  readonly last: AnyMachineSnapshot | null;
  readonly micro: readonly InspectedMicrostep[];
  readonly effects: readonly Effect[];
}

/** A step of a page: references to XState's objects, from which the rest is derived each time. */
export class PageStep implements LoggedStep {
  readonly number: number;
  readonly at: number;
  readonly session: string;
  readonly from: string | null;
  readonly event: EventObject;
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot;
  readonly fact = null;
  readonly #micro: readonly InspectedMicrostep[];
  readonly #effects: readonly Effect[];

  constructor(
    number: number,
    { event, from, at }: Pick<LoggedStep, 'event' | 'from' | 'at'>,
    { session, last, micro, effects }: Collected,
    after: AnyMachineSnapshot,
  ) {
    this.number = number;
    this.at = at;
    this.session = session;
    this.from = from;
    this.event = event;
    this.before = last;
    this.after = after;
    this.#micro = micro;
    this.#effects = effects;
  }

  get microsteps(): readonly Microstep[] {
    const microsteps = this.#micro.map(({ event, snapshot, _transitions }) => ({
      event: event.type,
      taken: _transitions.map((each) => transitionKey(each)),
      states: idsOf(snapshot),
    }));
    if (this.before) return microsteps;
    return [{ event: this.event.type, taken: [], states: this.#firstStates() }, ...microsteps];
  }

  get details(): StepDetails {
    const { before, after, event } = this;
    const effects = this.#effects;
    if (before) return { micro: this.#micro, effects };
    const snapshot = this.#micro.length === 0 ? after : { ...after, _nodes: initialNodes(after.machine.root) };
    return { micro: [{ event, snapshot: snapshot as AnyMachineSnapshot }, ...this.#micro], effects };
  }

  /** XState does not report the microstep that enters the initial states. */
  #firstStates(): string[] {
    return this.#micro.length === 0 ? idsOf(this.after) : initialNodes(this.after.machine.root).map(({ id }) => id);
  }
}

/** The ids of the active states; those of a machine that failed as it began are unknown. */
function idsOf({ _nodes }: AnyMachineSnapshot): string[] {
  return (_nodes ?? []).map(({ id }) => id);
}
