import { parentPort, workerData } from 'node:worker_threads';
import type { WebDoor } from './door.ts';
import type { RenderOrder } from './rendering.ts';
import type { RenderAnswer, RenderSetting } from './renderThreads.ts';

/** Runs beside the main thread and renders documents, one after the other. */

const { bundle, manifest } = workerData as RenderSetting;
const door = (await import(bundle)) as WebDoor;

parentPort!.on('message', (order: RenderOrder) => {
  const errors: unknown[] = [];
  door
    .renderDocument({ ...order, manifest, onError: (error) => errors.push(tellable(error)) })
    .then(({ status, html }) => {
      const content = new TextEncoder().encode(html);
      const answer: RenderAnswer = { status, content, errors };
      parentPort!.postMessage(answer, [content.buffer]);
    })
    .catch((error: unknown) => {
      const answer: RenderAnswer = { failure: tellable(error) };
      parentPort!.postMessage(answer);
    });
});

/** What can go from thread to thread of what a page has thrown: it may hold functions. */
function tellable(error: unknown): unknown {
  try {
    return structuredClone(error);
  } catch {
    return new Error(String(error));
  }
}
