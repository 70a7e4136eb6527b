/** So many wait already that one more would wait too long. */
export class TooManyWaiting extends Error {}

/**
 * Lets at most `atOnce` works run; the others wait, first come, first served. Rejects with `TooManyWaiting` when
 * `mostWaiting` wait already.
 */
export function turns(atOnce: number, mostWaiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce && waiting.length >= mostWaiting) throw new TooManyWaiting(`${mostWaiting} wait already`);
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Hands its turn on, so that nobody who comes now can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
