import type { Trace } from './trace.ts';

/** What a test's run has shown of the machines, as it lies in a file. */
export interface TraceFile {
  readonly test: string;
  /** When, in epoch milliseconds. */
  readonly written: number;
  readonly trace: Trace;
}

/** The text of its file, which `readTraceFile` reads. */
export function traceFileText({ test, written, trace }: TraceFile): string {
  const when = new Date(written).toISOString();
  return JSON.stringify({ format: 'allmend.trace', version: 1, test, written: when, machines: trace });
}
