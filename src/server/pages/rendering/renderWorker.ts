import { parentPort, workerData } from 'node:worker_threads';
import { compressedQuickly } from '../../http/answers/compression.ts';
import type { SsrBundle } from './ssrBundle.ts';
import { type PackedOrder, unpacking } from './wireFormat.ts';
import type { RenderAnswer, RenderSetting } from './renderThreads.ts';
import { sharedPlaces } from './sharedPlaces.ts';

/** A worker thread that renders and compresses documents, one at a time. */

const { bundle, manifest, documentsAtOnce } = workerData as RenderSetting;
const ssrBundle = (await import(bundle)) as SsrBundle;
const unpacked = unpacking();
const shared = sharedPlaces(documentsAtOnce);

/** Resolves once the latest order is answered. */
let answered: Promise<void> = Promise.resolve();

// Orders are rendered one at a time, because the sender expects the answers in their order.
parentPort!.on('message', (parcel: PackedOrder) => {
  answered = answered.then(() => rendered(parcel));
});

async function rendered(parcel: PackedOrder): Promise<void> {
  const {
    order: { encoding, ...order },
    lasting,
  } = unpacked(parcel);
  const errors: unknown[] = [];
  try {
    const { status, content: body } = await ssrBundle.renderDocument({
      ...order,
      manifest,
      lasting,
      compressed: encoding === 'identity' ? shared : (content) => compressedQuickly(content, encoding),
      onError: (error) => errors.push(tellable(error)),
    });
    const answer: RenderAnswer = { status, body, errors };
    parentPort!.postMessage(answer, body.buffer instanceof ArrayBuffer ? [body.buffer] : []);
  } catch (error) {
    const answer: RenderAnswer = { failure: tellable(error) };
    parentPort!.postMessage(answer);
  }
}

/** The error in a form that can be sent between threads. Errors may contain functions. */
function tellable(error: unknown): unknown {
  try {
    return structuredClone(error);
  } catch {
    return new Error(String(error));
  }
}
