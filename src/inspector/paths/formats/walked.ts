import type { Walkable } from '../charts/situation.ts';
import type { WalkedPath } from '../walk.ts';
import type { Summary } from '../summary.ts';
import type { Unreached } from '../unreachedReasons.ts';

/** A machine with paths through it: the content of every format. */
export interface WalkedMachine {
  readonly walkable: Walkable;
  readonly paths: readonly WalkedPath[];
  /** The request, as the end of a heading after the number of paths: `covering all transitions`. */
  readonly criterion: string;
  readonly summary: Summary;
  /** The parts that no path reaches, with reasons; also empty if this was not determined. */
  readonly unreached: readonly Unreached[];
}

/** A count with its noun: `1 path`, `2 paths`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A duration in text: `300 ms`, `4 s`, `1.5 s`, `2 min`. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000 || milliseconds % 60_000 !== 0) return `${Number((milliseconds / 1_000).toFixed(1))} s`;
  return `${milliseconds / 60_000} min`;
}
