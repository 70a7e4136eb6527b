import type { AnyMachineSnapshot } from 'xstate';
import { createChanges, type Later } from './changes.ts';
import type { Log, LoggedActor, LoggedStep } from '../log.ts';
import { createRing } from './ring.ts';

/** A log that is written step by step. */
export interface StepLog {
  readonly log: Log;
  /** Adds an actor, or replaces that of the same session. */
  put(actor: LoggedActor): void;
  remove(session: string): void;
  /** Appends a step under the next number. */
  push(step: Omit<LoggedStep, 'number'>): LoggedStep;
  /** Appends the step that is made with the next number. */
  pushMade<Step extends LoggedStep>(make: (number: number) => Step): Step;
  /** Notifies the listeners of a change that is no step: the time passes. */
  noteTime(): void;
  /** Removes the newest steps, so that only `length` are left. */
  cut(length: number): void;
}

interface StepLogOptions extends Pick<Log, 'origin' | 'name' | 'started'> {
  readonly capacity?: number;
  /** The number before that of the first step, for a log whose beginning was dropped elsewhere. */
  readonly dropped?: number;
  readonly later?: Later | undefined;
}

/** Creates an empty log. */
export function createStepLog({ capacity = 100_000, dropped = 0, later, ...log }: StepLogOptions): StepLog {
  const steps = createRing<LoggedStep>(capacity);
  const actors = new Map<string, LoggedActor>();
  const changes = createChanges(later);
  function pushMade<Step extends LoggedStep>(make: (number: number) => Step): Step {
    const step = make(dropped + steps.dropped + steps.length + 1);
    steps.push(step);
    changes.note();
    return step;
  }

  return {
    log: {
      ...log,
      capacity,
      actors,
      get dropped() {
        return dropped + steps.dropped;
      },
      get length() {
        return steps.length;
      },
      at: (index) => steps.at(index),
      get revision() {
        return changes.revision;
      },
      subscribe: (onChange) => changes.subscribe(onChange),
    },
    put(actor) {
      actors.set(actor.session, actor);
      changes.note();
    },
    remove(session) {
      actors.delete(session);
      changes.note();
    },
    noteTime: () => changes.note(),
    push: (step) => pushMade((number) => ({ ...step, number })),
    pushMade,
    cut(length) {
      steps.cut(length);
      changes.note();
    },
  };
}

/** The snapshot of a machine that failed. */
export function failedSnapshot(before: AnyMachineSnapshot, error: unknown): AnyMachineSnapshot {
  return { ...before, status: 'error', error } as AnyMachineSnapshot;
}
