import * as z from 'zod/mini';
import { checked } from '#machines/journal/schema.ts';
import { pathsFormat } from './json.ts';

/** A step by its label, with the state that it led to where somebody noted it. */
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

/** A path to be walked again. */
export interface NotedPath {
  readonly machine: string;
  readonly beginning: string;
  /** Where the machine stood at the beginning; null where nobody noted it. */
  readonly start: string | null;
  readonly steps: readonly NotedStep[];
}

export interface NotedStep {
  readonly label: string;
  readonly state: string | null;
}

/** JSON that is neither a path nor paths as `--format json` prints them. Names each field that is wrong. */
export class InvalidPath extends Error {
  override readonly name = 'InvalidPath';
}

/**
 * Reads paths to be walked again: what `jsonOf` wrote, one path of it, or one with its labels alone, as a failed random walk
 * is told.
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
