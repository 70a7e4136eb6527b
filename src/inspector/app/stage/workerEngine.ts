import Elk from 'elkjs/lib/elk-api.js';
import worker from 'elkjs/lib/elk-worker.min.js?url';
import type { LayoutEngine } from '../../drawing/engine.ts';

/** The engine in a worker, so that the page stays responsive during a layout. The worker starts with the first one. */
export function engineInWorker(): LayoutEngine {
  let elk: InstanceType<typeof Elk> | undefined;
  return (graph) => {
    elk ??= new Elk({ workerFactory: () => new Worker(worker) });
    return elk.layout(graph);
  };
}
