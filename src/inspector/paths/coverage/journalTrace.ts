import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { begin, take, type Turn } from '../charts/microsteps.ts';
import type { TracedSession, Tracer } from './tracer.ts';

/** Folds journals one after another. Of a finished journal only the coverage stays in memory. */
export interface JournalTracer {
  /** Handles the next fact: of the same stream, oldest first, or the first of another. */
  fact(stream: string, machine: AnyStateMachine, fact: EventObject): void;
  readonly journals: number;
  /**
   * The number of journals with a fact that the chart does not accept at its position. The rest of such a journal is
   * left out.
   */
  readonly broken: number;
}

export function traceJournals(tracer: Tracer): JournalTracer {
  const beginnings = new Map<AnyStateMachine, Turn>();
  let stream: string | undefined;
  let session: TracedSession;
  let now: AnyMachineSnapshot | 'broken';
  let [journals, broken] = [0, 0];

  function open(machine: AnyStateMachine): void {
    const start = beginnings.get(machine) ?? begin(machine, undefined);
    beginnings.set(machine, start);
    session = tracer.session(machine.id);
    session.turn([], start.microsteps);
    now = start.snapshot;
    journals += 1;
  }

  return {
    fact(of, machine, fact) {
      if (of !== stream) open(machine);
      stream = of;
      if (now === 'broken') return;
      const { snapshot, microsteps } = take(machine, now, fact);
      if (microsteps.every(({ taken }) => taken.length === 0)) {
        now = 'broken';
        broken += 1;
        return;
      }
      session.turn(
        now._nodes.map(({ id }) => id),
        microsteps,
      );
      now = snapshot;
    },
    get journals() {
      return journals;
    },
    get broken() {
      return broken;
    },
  };
}
