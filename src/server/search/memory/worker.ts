import { parentPort } from 'node:worker_threads';
import { perform, type WorkDone, type WorkOrder } from './works.ts';

/** Runs beside the main thread and does the index's long work, so that no search waits for it. */

function done({ number, work, parameters }: WorkOrder): WorkDone {
  try {
    return { number, result: perform(work, parameters as never) };
  } catch (error) {
    return { number, error };
  }
}

parentPort!.on('message', (order: WorkOrder) => parentPort!.postMessage(done(order)));
