import { fairQueue, QueueFull, ShareUsed } from '../http/calls/fairQueue.ts';

/** The error if the semaphore's queue is full: another client would wait too long. */
export class TooManyWaiting extends Error {}

/**
 * Whether an error means that work was refused. All clients together, or the client itself, then have too much work
 * waiting or in memory.
 */
export function isTooMany(error: unknown): boolean {
  return error instanceof TooManyWaiting || error instanceof ShareUsed;
}

/**
 * A semaphore: at most `atOnce` tasks run, and the others wait, with clients taking turns. Rejects with
 * `TooManyWaiting` if `mostWaiting` tasks wait already, and with `ShareUsed` if the client's share is used up.
 */
export function semaphore(
  atOnce: number,
  mostWaiting: number,
  mostOfClient = mostWaiting,
): <Result>(work: () => Promise<Result>, client?: string) => Promise<Result> {
  const waiting = fairQueue<PromiseWithResolvers<void>>({ most: mostWaiting, mostOfClient }, ({ reject }, error) =>
    reject(error),
  );
  let running = 0;
  return async (work, client = '') => {
    if (running >= atOnce) await permitFor(client);
    else running += 1;
    try {
      return await work();
    } finally {
      // Passes the permit to the next in the queue, so that a newcomer cannot take it.
      const next = waiting.shift();
      if (next) next.resolve();
      else running -= 1;
    }
  };

  function permitFor(client: string): Promise<void> {
    const permit = Promise.withResolvers<void>();
    try {
      waiting.push(client, permit);
    } catch (error) {
      if (error instanceof QueueFull) throw new TooManyWaiting(error.message);
      throw error;
    }
    return permit.promise;
  }
}
