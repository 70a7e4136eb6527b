import * as z from 'zod/mini';
import { checked } from '#machines/journal/schema.ts';
import { type Kind, kinds } from '../charts/marks.ts';
import { type Coverage, type MachineCoverage, type SourceName, sourceNames } from './coverage.ts';

/** The coverage of a run, for comparison with the next one. */
export interface LastRun {
  /** The time of the run, in epoch milliseconds. */
  readonly written: number;
  /** The keys of covered parts with their sources, by machine and kind. */
  readonly machines: ReadonlyMap<string, Readonly<Record<Kind, ReadonlyMap<string, readonly SourceName[]>>>>;
}

const keysSchema = z.record(z.string(), z.array(z.enum(sourceNames)));

const lastRunSchema = z.object({
  format: z.literal('allmend.coverage'),
  version: z.literal(1),
  written: z.iso.datetime(),
  machines: z.record(
    z.string(),
    z.object({ states: keysSchema, transitions: keysSchema, guards: keysSchema, pairs: keysSchema }),
  ),
});

/** A text that is no run, or one of another version. The message names the first wrong field, and its rule. */
export class InvalidLastRun extends Error {
  override readonly name = 'InvalidLastRun';
}

/**
 * Reads the coverage of a run from the text of its file.
 * @throws {InvalidLastRun}
 */
export function readLastRun(text: string): LastRun {
  const result = checked(lastRunSchema, parsed(text));
  if ('problems' in result) {
    const [{ field, rule }] = result.problems as [(typeof result.problems)[number]];
    throw new InvalidLastRun(`${field || 'the run'}: ${rule}`);
  }
  const { written, machines } = result.value;
  const byKind = (each: (typeof machines)[string]) => ({
    states: new Map(Object.entries(each.states)),
    transitions: new Map(Object.entries(each.transitions)),
    guards: new Map(Object.entries(each.guards)),
    pairs: new Map(Object.entries(each.pairs)),
  });
  return {
    written: Date.parse(written),
    machines: new Map(Object.entries(machines).map(([id, each]) => [id, byKind(each)])),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidLastRun('the run: must be JSON', { cause });
  }
}

/** The text that `readLastRun` reads. */
export function lastRunText({ machines }: Coverage, written: number): string {
  const keysOf = (machine: MachineCoverage, kind: Kind) =>
    Object.fromEntries(
      machine.parts[kind].filter(({ counts }) => counts.size > 0).map(({ key, counts }) => [key, [...counts.keys()]]),
    );
  const entries = machines.map((machine) => [
    machine.id,
    Object.fromEntries(kinds.map((kind) => [kind, keysOf(machine, kind)])),
  ]);
  return JSON.stringify({
    format: 'allmend.coverage',
    version: 1,
    written: new Date(written).toISOString(),
    machines: Object.fromEntries(entries),
  });
}

/** The difference from an earlier run. */
export interface Change {
  /** The number of parts that are covered now, but were not in the earlier run. */
  readonly gained: number;
  /** The number of parts that were covered in the earlier run, but are not now, although they still exist. */
  readonly lost: number;
  /** The number of parts that the earlier run covered and that the machine no longer has. */
  readonly gone: number;
}

/**
 * The changes of a machine's parts of a kind since a run, for these sources; null if the run does not contain the
 * machine.
 */
export function changeSince(
  last: LastRun,
  { id, parts }: MachineCoverage,
  kind: Kind,
  sources: readonly SourceName[],
): Change | null {
  const before = last.machines.get(id);
  if (!before) return null;
  const then = [...before[kind]].filter(([, by]) => by.some((name) => sources.includes(name))).map(([key]) => key);
  const now = parts[kind].filter(({ counts }) => sources.some((name) => counts.has(name))).map(({ key }) => key);
  const lost = new Set(then).difference(new Set(now));
  const there = new Set(parts[kind].map(({ key }) => key));
  return {
    gained: new Set(now).difference(new Set(then)).size,
    lost: lost.intersection(there).size,
    gone: lost.difference(there).size,
  };
}
