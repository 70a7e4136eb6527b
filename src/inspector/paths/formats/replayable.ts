import * as z from 'zod/mini';
import { checked } from '#machines/journal/schema.ts';
import { pathsFormat } from './json.ts';

/** A step by its label, with the state after it if it was recorded. */
const stepSchema = z.union([z.string(), z.object({ label: z.string(), state: z.string() })]);

const pathSchema = z.object({
  machine: z.string(),
  beginning: z.string(),
  start: z.optional(z.string()),
  steps: z.array(stepSchema),
});

const documentSchema = z.object({
  format: z.literal(pathsFormat.format),
  version: z.literal(pathsFormat.version),
  machines: z.array(z.object({ paths: z.array(pathSchema) })),
});

/** A path to replay. */
export interface NotedPath {
  readonly machine: string;
  readonly beginning: string;
  /** The machine's state at the beginning; null if it was not recorded. */
  readonly start: string | null;
  readonly steps: readonly NotedStep[];
}

export interface NotedStep {
  readonly label: string;
  readonly state: string | null;
}

/**
 * The error for JSON that is neither a path nor paths as `--format json` prints them. The message names each wrong
 * field.
 */
export class InvalidPath extends Error {
  override readonly name = 'InvalidPath';
}

/**
 * Reads paths to replay: the output of `jsonOf`, one path of it, or a path with labels alone, as a failed random walk
 * prints it.
 *
 * @throws {InvalidPath}
 */
export function notedPaths(json: unknown): readonly NotedPath[] {
  const isDocument = typeof json === 'object' && json !== null && 'format' in json;
  const result = isDocument ? checked(documentSchema, json) : checked(pathSchema, json);
  if ('problems' in result) {
    const problems = result.problems.map(({ field, rule }) => `${field || 'the whole'}: ${rule}`);
    throw new InvalidPath(problems.join('; '));
  }
  const paths = 'machines' in result.value ? result.value.machines.flatMap((each) => each.paths) : [result.value];
  return paths.map(({ machine, beginning, start, steps }) => ({
    machine,
    beginning,
    start: start ?? null,
    steps: steps.map((step) => (typeof step === 'string' ? { label: step, state: null } : step)),
  }));
}
