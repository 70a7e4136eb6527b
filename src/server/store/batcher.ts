import { StoreUnavailable, type Append, type AppendOutcome } from './store.ts';

/**
 * Runs the commands of a batch in one transaction. Resolves with the outcome of each command in order, or with the
 * error of a command that failed alone. Rejects if the whole batch failed; then none of it was written.
 */
export type RunBatch = (batch: readonly Append[]) => Promise<readonly (AppendOutcome | Error)[]>;

export interface Batcher {
  /** Queues a command and resolves with its outcome. Rejects as `Store.append` does. */
  submit(append: Append): Promise<AppendOutcome>;
  /** Runs work that needs exclusive use of the connection between two batches. Commands wait until it has finished. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Accepts no more commands. Resolves once all accepted commands are settled. */
  close(): Promise<void>;
}

interface Waiting {
  readonly append: Append;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: while one transaction runs, the next batch forms, so one fsync serves all waiting commands. A command
 * that clashes with another one waits for the next batch. Engines may therefore check all commands of a batch before
 * any of them has written.
 */
export function createBatcher(run: RunBatch, { most = 256 } = {}): Batcher {
  let queue: Waiting[] = [];
  let working: Promise<void> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  async function work(): Promise<void> {
    while (queue.length > 0) {
      // Callers that were just answered submit again within this turn of the event loop. One batch is to hold them all.
      await new Promise(setImmediate);
      await inTurn(async () => {
        const { batch, rest } = nextBatch(queue, most);
        queue = rest;
        await settle(batch);
      });
    }
    working = undefined;
  }

  async function settle(batch: readonly Waiting[]): Promise<void> {
    let outcomes;
    try {
      outcomes = await run(batch.map(({ append }) => append));
    } catch (error) {
      if (batch.length > 1 && !(error instanceof StoreUnavailable)) {
        // One command spoilt the batch. On its own, it fails alone.
        for (const waiting of batch) await settle([waiting]);
        return;
      }
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index]!;
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    }
  }

  return {
    submit(append) {
      if (closed) return Promise.reject(closedError());
      return new Promise((resolve, reject) => {
        queue.push({ append, resolve, reject });
        working ??= work();
      });
    },
    alone: (work) => (closed ? Promise.reject(closedError()) : inTurn(work)),
    async close() {
      closed = true;
      await working;
      await turn;
    },
  };
}

function closedError(): StoreUnavailable {
  return new StoreUnavailable('The store is closed');
}

function nextBatch(queue: readonly Waiting[], most: number): { batch: Waiting[]; rest: Waiting[] } {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const touched = new Set<string>();
  const written = new Set<string>();
  for (const waiting of queue) {
    const writes = writtenBy(waiting.append);
    const reads = waiting.append.read.map(({ stream }) => `stream ${stream}`);
    const clashes = writes.some((key) => touched.has(key)) || reads.some((key) => written.has(key));
    if (clashes || batch.length === most) {
      rest.push(waiting);
      continue;
    }
    for (const key of writes) written.add(key);
    for (const key of [...writes, ...reads]) touched.add(key);
    batch.push(waiting);
  }
  return { batch, rest };
}

function writtenBy({ command, facts }: Append): string[] {
  const streams = facts.map(({ stream }) => `stream ${stream}`);
  return command === undefined ? streams : [...streams, `command ${command}`];
}
