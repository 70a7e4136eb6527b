import type { Walkable } from '../charts/situation.ts';
import type { WalkedPath } from '../walk.ts';
import type { Summary } from '../summary.ts';
import type { Unreached } from '../unreachedReasons.ts';

/** A machine with paths through it: what every format tells. */
export interface WalkedMachine {
  readonly walkable: Walkable;
  readonly paths: readonly WalkedPath[];
  /** What was asked for, as a heading goes on after the number of paths: `covering all transitions`. */
  readonly asked: string;
  readonly summary: Summary;
  /** What no path at all reaches, and why; empty, too, where nobody has looked. */
  readonly unreached: readonly Unreached[];
}

/** `1 path`, `2 paths`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Milliseconds as people say them: `300 ms`, `4 s`, `1.5 s`, `2 min`. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000 || milliseconds % 60_000 !== 0) return `${Number((milliseconds / 1_000).toFixed(1))} s`;
  return `${milliseconds / 60_000} min`;
}
