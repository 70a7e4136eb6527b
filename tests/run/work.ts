/**
 * The costly things that tests do. A budget counts these and not seconds, which depend on the machine
 * (tests/vitest.config.ts).
 */
export interface Work {
  /** Documents that a browser opens. */
  pageLoads: number;
  /** Servers that are started: in a separate process or within the test. */
  serverStarts: number;
  /** Steps that generated walks take on a mounted view or in a browser. */
  walkedSteps: number;
}

const none: Work = { pageLoads: 0, serverStarts: 0, walkedSteps: 0 };

let done = { ...none };

/** Adds to the work of the running file. */
export function count(kind: keyof Work, times = 1): void {
  done[kind] += times;
}

/** The work since the last call. */
export function takeWork(): Work {
  const accepted = done;
  done = { ...none };
  return accepted;
}

/** The sum of several. */
export function sum(works: readonly Work[]): Work {
  const total = { ...none };
  for (const work of works) for (const kind of workKinds) total[kind] += work[kind];
  return total;
}

export const workKinds = Object.keys(none) as readonly (keyof Work)[];
