import { useMemo } from 'react';
import type { Abilities, HeatOfMachine, Source } from '../../host/host.ts';
import type { Heat } from '../../drawing/marks.ts';
import type { Host } from '../host.ts';
import { type Answer, useAnswer } from '../useAnswer.ts';
import { chosenCounts, heatOf } from './heatCounts.ts';

/** The host's knowledge of a chart: counts and source lines. */
export interface Insight {
  /** Counts for the drawing; undefined while they are hidden. */
  readonly heat: Heat | undefined;
  /** The counts of the chosen sources. */
  readonly counts: HeatOfMachine | null;
  /** Source lines by element: `state:ID`, `guard:NAME`, `action:NAME`, `actor:NAME`. */
  readonly sources: Readonly<Record<string, Source>>;
  /** The answers of the host behind them; the counts are those of all sources. */
  readonly answers: { readonly heat: Answer<HeatOfMachine>; readonly sources: Answer<Insight['sources']> };
}

interface InsightOf {
  readonly host: Host;
  readonly abilities: Abilities | null;
  readonly machine: string | null;
  readonly isHeatShown: boolean;
  /** The names of the sources that do not count. */
  readonly leftOut: readonly string[];
}

const noSources = {};

/** Loads the counts and source lines of a machine, as far as the host has them. */
export function useInsight({ host, abilities, machine, isHeatShown, leftOut }: InsightOf): Insight {
  const wantsHeat = abilities?.heat === true && isHeatShown;
  const heat = useAnswer(wantsHeat ? machine : null, () => host.heat(machine!));
  const sources = useAnswer(abilities?.sources === true ? machine : null, () => host.sources(machine!));
  const counts = useMemo(() => heat.value && chosenCounts(heat.value, leftOut), [heat.value, leftOut]);
  return {
    heat: useMemo(() => (counts ? heatOf(counts) : undefined), [counts]),
    counts,
    sources: sources.value ?? noSources,
    answers: { heat, sources },
  };
}
