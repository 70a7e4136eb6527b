import type { Trace } from './trace.ts';

/** The trace of a test's run, as a file contains it. */
export interface TraceFile {
  readonly test: string;
  /** The time of the run, in epoch milliseconds. */
  readonly written: number;
  readonly trace: Trace;
}

/** The text of a trace file, which `readTraceFile` reads. */
export function traceFileText({ test, written, trace }: TraceFile): string {
  const when = new Date(written).toISOString();
  return JSON.stringify({ format: 'allmend.trace', version: 1, test, written: when, machines: trace });
}
