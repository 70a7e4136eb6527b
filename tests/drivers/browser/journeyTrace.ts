import type { BrowserContext } from 'playwright-core';
import { transitionKey } from '#inspector/paths/charts/chart.ts';
import type { Trace } from '#inspector/paths/coverage/trace.ts';
import { createTracer, type Tracer } from '#inspector/paths/coverage/tracer.ts';

/** The trace of all journeys in this test file (noteJourneys.ts). */
export const ofThisFile = createTracer(transitionKey);

declare global {
  interface Window {
    /** The trace of this document's flows since the last call. */
    takeTrace?: () => Trace;
    /** Sends the trace to the test while the document unloads. */
    handTraceOver?: (trace: Trace) => Promise<void>;
  }
}

/** Traces the flows of every document in this window. Resolves to a function that collects the rest. */
export async function noteJourney(context: BrowserContext, tracer: Tracer = ofThisFile): Promise<() => Promise<void>> {
  await context.exposeBinding('handTraceOver', (_, trace: Trace) => tracer.add(trace));
  const within = `(${traceDocument.toString()})((${createTracer.toString()})(${transitionKey.toString()}))`;
  await context.addInitScript({ content: within });
  return async () => {
    for (const page of context.pages()) {
      // A document that is unloading has already sent its trace, so a failure is ignored.
      const last = await page.evaluate(() => window.takeTrace?.()).catch(() => undefined);
      tracer.add(last ?? []);
    }
  };
}

/** Runs in the page, before its scripts: traces the flows of the document. */
function traceDocument({ inspect, take }: ReturnType<typeof createTracer>): void {
  window.allmendInspector = inspect;
  window.takeTrace = take;
  // The distinct transitions are sent once, when the document unloads: nothing is sent while the page works.
  const handOver = () => {
    const trace = take();
    if (trace.length > 0) void window.handTraceOver?.(trace);
  };
  // Playwright receives nothing from a document after its successor has replaced it, so the trace is sent before that.
  addEventListener('beforeunload', handOver);
  addEventListener('pagehide', handOver);
}
