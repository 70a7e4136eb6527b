import type { LoggedStep } from './log.ts';
import { type LogIndex, upperBound } from './logIndex.ts';

/** The previous and the next event of the same actor. */
export interface Neighbours {
  readonly previous: LoggedStep | undefined;
  readonly next: LoggedStep | undefined;
}

/** The neighbours of a step of an actor; for a number in between, the events around it. */
export function neighboursOf(index: LogIndex, session: string, number: number): Neighbours {
  const numbers = index.numbersOf(session);
  const after = upperBound(numbers, number);
  const isOwn = numbers[after - 1] === number;
  const at = (place: number) => (numbers[place] === undefined ? undefined : index.step(numbers[place]));
  return { previous: at(after - (isOwn ? 2 : 1)), next: at(after) };
}

/** The neighbours of a step among all actors that run the same machine. */
export function neighboursOfMachine(index: LogIndex, machine: string, number: number): Neighbours {
  const all = [...index.log.actors.values()]
    .filter((actor) => actor.machine !== null && actor.name === machine)
    .map(({ session }) => neighboursOf(index, session, number));
  const numbersOf = (steps: readonly (LoggedStep | undefined)[]) => steps.flatMap((step) => step ?? []);
  const previous = numbersOf(all.map((each) => each.previous)).toSorted((one, other) => other.number - one.number)[0];
  const next = numbersOf(all.map((each) => each.next)).toSorted((one, other) => one.number - other.number)[0];
  return { previous, next };
}
