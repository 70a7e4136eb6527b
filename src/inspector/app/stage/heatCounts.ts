import type { Heat } from '../../drawing/marks.ts';
import type { HeatOfMachine } from '../../host/host.ts';

/** The counts without those of some sources, by their names. */
export function chosenCounts({ sources, unreached }: HeatOfMachine, leftOut: readonly string[]): HeatOfMachine {
  return { sources: sources.filter(({ name }) => !leftOut.includes(name)), unreached };
}

/** The sum of all sources. */
export function heatOf({ sources }: HeatOfMachine): Heat {
  const sum = (part: 'states' | 'transitions') => {
    const total = new Map<string, number>();
    for (const source of sources) {
      for (const [id, count] of Object.entries(source[part])) total.set(id, (total.get(id) ?? 0) + count);
    }
    return total;
  };
  return { states: sum('states'), transitions: sum('transitions') };
}

/** How many transitions a source has taken, over the whole chart. */
export function takenBy({ transitions }: HeatOfMachine['sources'][number]): number {
  return Object.values(transitions).reduce((total, count) => total + count, 0);
}
