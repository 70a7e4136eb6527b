// The writer's thread: an fsync never holds up a request. It does one thing after the other, and answers each.
import { parentPort, workerData } from 'node:worker_threads';
import { type Order, ordersOn } from './orders.ts';

const port = parentPort!;
const answerTo = ordersOn((workerData as { file: string }).file);

port.on('message', (order: Order) => port.postMessage(answerTo(order)));
