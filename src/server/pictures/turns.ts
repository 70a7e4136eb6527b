import { fairQueue, QueueFull, ShareUsed } from '../http/fairQueue.ts';

/** So many wait already that one more would wait too long. */
export class TooManyWaiting extends Error {}

/** Whether work was refused for what others, or its own client, have waiting or in memory. */
export function isTooMany(error: unknown): boolean {
  return error instanceof TooManyWaiting || error instanceof ShareUsed;
}

/**
 * Lets at most `atOnce` works run; the others wait, and their clients take turns. Rejects with `TooManyWaiting` where `mostWaiting`
 * wait already, and with `ShareUsed` where as many of one client do as its share.
 */
export function turns(
  atOnce: number,
  mostWaiting: number,
  mostOfClient = mostWaiting,
): <Result>(work: () => Promise<Result>, client?: string) => Promise<Result> {
  const waiting = fairQueue<PromiseWithResolvers<void>>({ most: mostWaiting, mostOfClient }, ({ reject }, error) =>
    reject(error),
  );
  let running = 0;
  return async (work, client = '') => {
    if (running >= atOnce) await turnOf(client);
    else running += 1;
    try {
      return await work();
    } finally {
      // Hands its turn on, so that nobody who comes now can take it.
      const next = waiting.shift();
      if (next) next.resolve();
      else running -= 1;
    }
  };

  function turnOf(client: string): Promise<void> {
    const turn = Promise.withResolvers<void>();
    try {
      waiting.push(client, turn);
    } catch (error) {
      if (error instanceof QueueFull) throw new TooManyWaiting(error.message);
      throw error;
    }
    return turn.promise;
  }
}
