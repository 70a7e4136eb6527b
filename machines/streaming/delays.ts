// How long streams wait, in milliseconds (A§8, A§9). `attempt` is 1 at first, and again after the first line of a stream.

/** A stream that is silent for so long is closed (NETWORK-10). */
export const streamIdle = 60_000;

/** No wait is longer (NETWORK-9). */
export const longestRetry = 120_000;

const unit = 2_000;

/** From this attempt on no wait grows any more. */
export const lastAttempt = longestRetry / unit;

/** After an answer other than 2xx (NETWORK-7). */
export function retryAfterRefusal(attempt: number): number {
  return Math.min(unit * 2 ** attempt, longestRetry);
}

/** After any other error (NETWORK-8). */
export function retryAfterError(attempt: number): number {
  return Math.min(unit * attempt, longestRetry);
}

/** How long a tab that has heard nothing of the one with the stream waits for its answer. */
export const tabPatience = 5_000;

/**
 * How long after a stream tells that an ad has changed, or somebody with whom one writes, that is asked for anew at the latest, in
 * milliseconds: what follows at once is told with it, and those whom it concerns do not all ask in the same moment.
 */
export const changesSettle = 2_000;
