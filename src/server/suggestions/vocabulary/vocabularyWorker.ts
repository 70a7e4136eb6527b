import { parentPort } from 'node:worker_threads';
import { buffersOf } from './vocabularyIndex.ts';
import type { Order } from './vocabularyThread.ts';
import { vocabularyWork } from './vocabularyWork.ts';

/** Runs the vocabulary's long work in a worker thread, one order at a time. */

const work = vocabularyWork();

parentPort!.on('message', ({ count }: Order) => {
  if (count) {
    work.count(count);
    parentPort!.postMessage(undefined);
  } else {
    const index = work.index();
    parentPort!.postMessage(index, buffersOf(index));
  }
});
