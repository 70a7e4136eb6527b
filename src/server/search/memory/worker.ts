import { parentPort } from 'node:worker_threads';
import { perform, type WorkDone, type WorkOrder } from './works.ts';

/** Runs the index's long work in a worker thread, so that no search waits for it. */

async function carriedOut({ number, work, parameters }: WorkOrder): Promise<WorkDone> {
  try {
    return { number, result: await perform(work, parameters as never) };
  } catch (error) {
    return { number, error };
  }
}

let before: Promise<void> = Promise.resolve();
parentPort!.on('message', (order: WorkOrder) => {
  // Jobs run one at a time, even while one of them waits for the disk.
  before = before.then(async () => parentPort!.postMessage(await carriedOut(order)));
});
