import { fairQueue, type QueueLimits } from './fairQueue.ts';

/**
 * The most waiting calls: in total, and of a client. The costliest GraphQL operation takes some 20 ms, so a client with
 * its whole share waits 2 s. An office behind one address has far fewer at once.
 */
const waitingCalls: QueueLimits = { most: 1000, mostOfClient: 100 };

/**
 * Starts one call in each iteration of the event loop; clients take turns. In between, the requests of other clients
 * are read. The promise resolves when the call may begin, and rejects with ShareUsed or QueueFull.
 */
export function callQueue(limits = waitingCalls): (client: string) => Promise<void> {
  const waiting = fairQueue<PromiseWithResolvers<void>>(limits, ({ reject }, error) => reject(error));
  let hasBegun = false;

  function next(): void {
    const turn = waiting.shift();
    hasBegun = turn !== undefined;
    if (!turn) return;
    turn.resolve();
    setImmediate(next);
  }

  return async (client) => {
    if (hasBegun) {
      const turn = Promise.withResolvers<void>();
      waiting.push(client, turn);
      return turn.promise;
    }
    hasBegun = true;
    setImmediate(next);
  };
}
