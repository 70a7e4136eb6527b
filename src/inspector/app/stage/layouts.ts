import type { AnyStateMachine } from 'xstate';
import { drawnChartOf } from '../../drawing/drawnChart.ts';
import type { LayoutEngine } from '../../drawing/engine.ts';
import { layOut, type PlacedChart } from '../../drawing/layout.ts';

/** The most layouts that are cached. */
const most = 40;

/** Lays charts out, and caches the last layouts. */
export class Layouts {
  readonly #cached = new Map<string, Promise<PlacedChart>>();
  readonly #versions = new WeakMap<object, number>();
  readonly #engine: LayoutEngine;
  #count = 0;

  constructor(engine: LayoutEngine) {
    this.#engine = engine;
  }

  of(machine: AnyStateMachine, collapsed: readonly string[]): Promise<PlacedChart> {
    const key = [this.#versionOf(machine), ...collapsed].join('\n');
    const cached = this.#cached.get(key);
    if (cached) return cached;
    const placed = layOut(drawnChartOf(machine, { collapsed: new Set(collapsed) }), this.#engine);
    this.#cached.set(key, placed);
    // A failed layout may be tried again.
    placed.catch(() => this.#cached.delete(key));
    if (this.#cached.size > most) this.#cached.delete(this.#cached.keys().next().value!);
    return placed;
  }

  /** The number of a machine's source: machines that differ only in their implementations share it. */
  #versionOf({ config }: AnyStateMachine): number {
    const known = this.#versions.get(config) ?? (this.#count += 1);
    this.#versions.set(config, known);
    return known;
  }
}
