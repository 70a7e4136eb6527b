import type { ElkNode } from 'elkjs/lib/elk-api.js';
import Elk from 'elkjs/lib/elk.bundled.js';

/** Places each node and edge of a graph (Eclipse Layout Kernel). */
export type LayoutEngine = (graph: ElkNode) => Promise<ElkNode>;

/** The engine on this thread. It loads 1.6 MB of JavaScript, so a page imports it lazily or runs it in a worker. */
export function engineHere(): LayoutEngine {
  const elk = new Elk();
  return (graph) => elk.layout(graph);
}
