/** What one process bears, and what one account may have of it. Times are milliseconds, sizes bytes. */
export interface StreamLimits {
  /** A stream that has nothing to tell makes a sound this often (decisions, Streams). */
  readonly heartbeat: number;
  /** Open streams of one account on a process; one more ends the oldest. */
  readonly ofAccount: number;
  /** Open streams of a process; whoever comes after is told to come again. */
  readonly inAll: number;
  /** What waits for a reader who is slower than what there is to tell. Beyond it the stream ends, and the reader comes again. */
  readonly waiting: number;
  /** How long a stream that ends waits for its reader to take the rest. */
  readonly ending: number;
}

export const streamLimits: StreamLimits = {
  heartbeat: 20_000,
  ofAccount: 10,
  inAll: 20_000,
  waiting: 64 * 1024,
  ending: 10_000,
};
