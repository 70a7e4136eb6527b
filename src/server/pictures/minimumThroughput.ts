/** The sender is slower than the minimum throughput. */
export class TooSlow extends Error {}

/** A minimum throughput: the bytes that must arrive in each interval of `stretch` milliseconds. */
export interface Pace {
  readonly bytes: number;
  readonly stretch: number;
}

/**
 * Enforces a minimum throughput while work reads an upload. Rejects with `TooSlow` after the first interval with fewer
 * bytes. `received` returns the number of bytes so far. The caller must end the work itself.
 */
export function withMinimumThroughput<Result>(
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
