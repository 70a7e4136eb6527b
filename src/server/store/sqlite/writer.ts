// The writer's thread, so that an fsync never blocks a request. It executes orders in sequence, and answers each.
import { parentPort, workerData } from 'node:worker_threads';
import { type Order, ordersOn } from './orders.ts';

const port = parentPort!;
const answerTo = ordersOn((workerData as { file: string }).file);

port.on('message', (order: Order) => port.postMessage(answerTo(order)));
