/**
 * The costly things that tests do. A budget counts these and not seconds, which depend on the machine
 * (tests/vitest.config.ts).
 */
export interface Work {
  /** The number of documents that browsers have loaded. */
  pageLoads: number;
  /** The number of servers that were started, in a separate process or within the test. */
  serverStarts: number;
  /** The number of steps that generated walks have taken on a mounted view or in a browser. */
  walkedSteps: number;
}

const none: Work = { pageLoads: 0, serverStarts: 0, walkedSteps: 0 };

let done = { ...none };

/** Adds to the work that the running test file has done. */
export function count(kind: keyof Work, times = 1): void {
  done[kind] += times;
}

/** Returns the work since the last call, and resets it. */
export function takeWork(): Work {
  const accepted = done;
  done = { ...none };
  return accepted;
}

/** The sum of the work of several files. */
export function sum(works: readonly Work[]): Work {
  const total = { ...none };
  for (const work of works) for (const kind of workKinds) total[kind] += work[kind];
  return total;
}

export const workKinds = Object.keys(none) as readonly (keyof Work)[];
