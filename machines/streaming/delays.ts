// The delays of streams, in milliseconds (A§8, A§9). `attempt` is 1 at first, and again after the first line of a
// stream.

/** The timeout after which a silent stream is closed (NETWORK-10). */
export const streamIdle = 60_000;

/** The longest delay before a stream is requested again, in milliseconds (NETWORK-9). */
export const longestRetry = 120_000;

const unit = 2_000;

/** The attempt from which on the retry delay stops growing. */
export const lastAttempt = longestRetry / unit;

/** The retry delay after an answer other than 2xx (NETWORK-7). */
export function retryAfterRefusal(attempt: number): number {
  return Math.min(unit * 2 ** attempt, longestRetry);
}

/** The retry delay after any other error (NETWORK-8). */
export function retryAfterError(attempt: number): number {
  return Math.min(unit * attempt, longestRetry);
}

/** How long a tab waits for an answer of a silent leader, in milliseconds. */
export const tabPatience = 5_000;

/**
 * The longest delay of a refresh after a reported change of a listing or correspondent, in milliseconds. It batches
 * further changes, and spreads the requests of all clients.
 */
export const changesSettle = 2_000;
