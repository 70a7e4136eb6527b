import * as z from 'zod/mini';
import { checked } from '#machines/journal/schema.ts';
import type { TraceFile } from './traceFile.ts';

const count = z.int().check(z.gte(0));
const ids = z.array(z.string());

const traceFileSchema = z.object({
  format: z.literal('allmend.trace'),
  version: z.literal(1),
  /** The test file that was run, relative to the clone. */
  test: z.string().check(z.minLength(1)),
  written: z.iso.datetime(),
  machines: z.array(
    z.object({
      machine: z.string(),
      turns: z.array(
        z.object({
          before: ids,
          microsteps: z.array(z.object({ event: z.string(), taken: ids, states: ids })),
          count,
        }),
      ),
      follows: z.array(z.tuple([count, count, count])),
    }),
  ),
});

/** A text that is no trace. The message names the first wrong field, and its rule. */
export class InvalidTrace extends Error {
  override readonly name = 'InvalidTrace';
}

/** @throws {InvalidTrace} when the text is not JSON, or not of this format and version */
export function readTraceFile(text: string): TraceFile {
  const result = checked(traceFileSchema, parsed(text));
  if ('problems' in result) {
    const [{ field, rule }] = result.problems as [(typeof result.problems)[number]];
    throw new InvalidTrace(`${field || 'the trace'}: ${rule}`);
  }
  const { test, written, machines } = result.value;
  const broken = machines.find(({ turns, follows }) =>
    follows.some((each) => Math.max(each[0], each[1]) >= turns.length),
  );
  if (broken) throw new InvalidTrace(`machines.follows: ${broken.machine} names a turn that is not there`);
  return { test, written: Date.parse(written), trace: machines };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidTrace('the trace: must be JSON', { cause });
  }
}
