/** Somebody sends so slowly that others would wait for it. */
export class TooSlow extends Error {}

/** How fast something has to come: so many bytes in each stretch of so many milliseconds. */
export interface Pace {
  readonly bytes: number;
  readonly stretch: number;
}

/**
 * Waits for work that reads what somebody sends, as long as it comes at a pace; rejects with `TooSlow` after the first stretch in
 * which less has come. `received` tells how many bytes have come so far. The work itself is for the caller to end.
 */
export function atPace<Result>(
  { bytes, stretch }: Pace,
  received: () => number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  let before = received();
  const watching = setInterval(() => {
    const now = received();
    if (now - before < bytes) reject(new TooSlow(`${now - before} bytes came in ${stretch} ms`));
    before = now;
  }, stretch);
  work().then(resolve, reject);
  return promise.finally(() => clearInterval(watching));
}
