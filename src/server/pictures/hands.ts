import { TooManyWaiting } from './turns.ts';

/**
 * Lets at most `most` works run that hold much in memory, and `mostOfOne` of one person; none waits. Rejects with
 * `TooManyWaiting` where there are as many already.
 */
export function hands(
  most: number,
  mostOfOne: number,
): <Result>(person: string, work: () => Promise<Result>) => Promise<Result> {
  const held = new Map<string, number>();
  let all = 0;
  return async (person, work) => {
    const own = held.get(person) ?? 0;
    if (all >= most || own >= mostOfOne) throw new TooManyWaiting(`${all} are held already, ${own} of one`);
    held.set(person, own + 1);
    all += 1;
    try {
      return await work();
    } finally {
      all -= 1;
      const left = held.get(person)! - 1;
      if (left === 0) held.delete(person);
      else held.set(person, left);
    }
  };
}
