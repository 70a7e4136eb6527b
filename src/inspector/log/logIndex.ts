import type { AnyMachineSnapshot } from 'xstate';
import type { Log, LoggedStep } from './log.ts';

/** The steps of a log by their actors, updated as the log changes. */
export interface LogIndex {
  readonly log: Log;
  /** The numbers of the held steps of an actor, oldest first. */
  numbersOf(session: string): readonly number[];
  /** The latest step of an actor up to a number; undefined if there is none. */
  stepOf(session: string, upTo?: number): LoggedStep | undefined;
  /** The ids of the states that an actor had been in up to a number. Those of dropped steps count. */
  visited(session: string, upTo: number): ReadonlySet<string>;
  /** A held step by its number. */
  step(number: number): LoggedStep | undefined;
}

interface SessionIndex {
  numbers: number[];
  /** The number of the step that entered a state first. */
  readonly first: Map<string, number>;
}

/** Indexes a log. Each step is read once, so that a growing log costs little. */
export function indexOf(log: Log): LogIndex {
  let sessions = new Map<string, SessionIndex>();
  let latest: LoggedStep | undefined;
  const step = (number: number) => log.at(number - log.dropped - 1);

  function update(): void {
    const end = log.dropped + log.length;
    // A simulation that stepped back has replaced the latest step, or has lost it.
    if (latest && latest.number > log.dropped && step(latest.number) !== latest) {
      [sessions, latest] = [new Map(), undefined];
    }
    for (let number = Math.max(log.dropped, latest?.number ?? 0) + 1; number <= end; number += 1) add(step(number)!);
    latest = log.at(log.length - 1);
  }

  function add({ session, number, before, after, details, microsteps }: LoggedStep): void {
    const found = sessions.get(session) ?? { numbers: [], first: new Map<string, number>() };
    sessions.set(session, found);
    found.numbers.push(number);
    const enter = (id: string) => void (found.first.has(id) || found.first.set(id, number));
    if (details === null) for (const id of microsteps.flatMap(({ states }) => states)) enter(id);
    // Snapshots share their list of states while it stays the same.
    let known: AnyMachineSnapshot['_nodes'] | undefined = before?._nodes;
    for (const { _nodes } of [...(details?.micro.map(({ snapshot }) => snapshot) ?? []), after]) {
      if (_nodes === known) continue;
      known = _nodes;
      for (const { id } of _nodes ?? []) enter(id);
    }
  }

  /** Numbers of dropped steps are removed now and then. */
  function held(found: SessionIndex): readonly number[] {
    if ((found.numbers[0] ?? Infinity) <= log.dropped) {
      found.numbers = found.numbers.slice(upperBound(found.numbers, log.dropped));
    }
    return found.numbers;
  }

  return {
    log,
    step,
    numbersOf(session) {
      update();
      const found = sessions.get(session);
      return found ? held(found) : [];
    },
    stepOf(session, upTo = Infinity) {
      update();
      const found = sessions.get(session);
      if (!found) return undefined;
      const numbers = held(found);
      const number = numbers[upperBound(numbers, upTo) - 1];
      return number === undefined ? undefined : step(number);
    },
    visited(session, upTo) {
      update();
      const first = sessions.get(session)?.first ?? new Map<string, number>();
      return new Set([...first].filter(([, number]) => number <= upTo).map(([id]) => id));
    },
  };
}

/** The first index whose value is above the given one. */
export function upperBound(values: readonly number[], value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
