import { drawnChartOf } from '../../drawing/drawnChart.ts';
import { mermaidOf as diagramOf } from '../../drawing/mermaid.ts';
import { marksOf } from '../summary.ts';
import type { WalkedMachine } from './walked.ts';

/** The signs of transitions that the paths take, and of all others. */
const taken = '✓';
const notCovered = '✗';

/**
 * The machine as a Mermaid diagram. Transitions that the paths take are marked ✓, and states that they enter are
 * coloured.
 */
export function mermaidOf({ walkable, paths, criterion, summary }: WalkedMachine): string {
  const marks = marksOf(walkable, paths);
  return diagramOf(drawnChartOf(walkable.chart.machine), {
    comment: `Paths ${criterion}: ${summary.paths}. ${taken} is taken, ${notCovered} is not; coloured states are entered.`,
    sign: (transition) => (marks.transitions.has(transition) ? taken : notCovered),
    entered: marks.states,
  });
}
