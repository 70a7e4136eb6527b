import type { BrowserContext } from 'playwright-core';
import { transitionKey } from '#inspector/paths/charts/chart.ts';
import type { Trace } from '#inspector/paths/coverage/trace.ts';
import { createTracer, type Tracer } from '#inspector/paths/coverage/tracer.ts';

/** What the journeys of a file do, one file after the other (noteJourneys.ts). */
export const ofThisFile = createTracer(transitionKey);

declare global {
  interface Window {
    /** What the flows of this document have done since somebody asked last. */
    takeTrace?: () => Trace;
    /** Hands it over while the document goes. */
    handTraceOver?: (trace: Trace) => Promise<void>;
  }
}

/** Notes what the flows of every document do that is opened in this window, and gives the way to have the last of it. */
export async function noteJourney(context: BrowserContext, tracer: Tracer = ofThisFile): Promise<() => Promise<void>> {
  await context.exposeBinding('handTraceOver', (_, trace: Trace) => tracer.add(trace));
  const within = `(${traceDocument.toString()})((${createTracer.toString()})(${transitionKey.toString()}))`;
  await context.addInitScript({ content: within });
  return async () => {
    for (const page of context.pages()) {
      // A document that is just going has told by itself.
      const last = await page.evaluate(() => window.takeTrace?.()).catch(() => undefined);
      tracer.add(last ?? []);
    }
  };
}

/** Runs in the page, before anything of it does. */
function traceDocument({ inspect, take }: ReturnType<typeof createTracer>): void {
  window.allmendInspector = inspect;
  window.takeTrace = take;
  // Each distinct thing that flows did goes out once, when the document does: nothing is sent while the page works.
  const handOver = () => {
    const trace = take();
    if (trace.length > 0) void window.handTraceOver?.(trace);
  };
  // Whoever is steering the browser hears no more of a document once another has taken its place, so it is told before.
  addEventListener('beforeunload', handOver);
  addEventListener('pagehide', handOver);
}
