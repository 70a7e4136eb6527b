/** The limits of a process and of an account. Times are milliseconds, sizes bytes. */
export interface StreamLimits {
  /** The interval of heartbeats on an idle stream (decisions, Streams). */
  readonly heartbeat: number;
  /** Open streams of an account per process; a further one ends the oldest. */
  readonly ofAccount: number;
  /** Open streams of a process; further readers have to retry. */
  readonly inAll: number;
  /** Bytes that may wait for a slow reader. Beyond them the stream ends, and the reader reconnects. */
  readonly waiting: number;
  /** How long an ending stream waits for its reader to consume the rest. */
  readonly ending: number;
}

export const streamLimits: StreamLimits = {
  heartbeat: 20_000,
  ofAccount: 10,
  inAll: 20_000,
  waiting: 64 * 1024,
  ending: 10_000,
};
