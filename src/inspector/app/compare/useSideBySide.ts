import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { drawnChartOf } from '../../drawing/drawnChart.ts';
import type { Highlight } from '../../drawing/marks.ts';
import { highlightAt } from '../../log/highlightAt.ts';
import type { LoggedStep } from '../../log/log.ts';
import type { Run } from '../run/run.ts';
import { differingParts } from './differing.ts';
import { rightAt, rowAt } from './rowAt.ts';
import type { ComparedRows, ComparisonActor } from './useComparison.ts';

/** Both sides of a comparison at the visible step. */
export interface SideBySide {
  readonly compared: ComparedRows;
  /** The index of the row that both charts show. */
  readonly row: number;
  readonly left: LoggedStep | null;
  readonly right: LoggedStep | null;
  /** Whether the row is the first difference. */
  readonly isFirst: boolean;
  /** The marks of the differing parts of the left chart. */
  readonly differing: ReadonlySet<string>;
  /** The highlight of the right chart. */
  readonly highlight: Highlight;
}

/** The open comparison at the visible step; null without one. */
export function useSideBySide(
  comparison: ComparisonActor,
  { run, session, step }: { readonly run: Run | null; readonly session: string | null; readonly step: number },
): SideBySide | null {
  const compared = useSelector(comparison, ({ context }) => context.compared as ComparedRows | null);
  const chosen = useSelector(comparison, ({ context }) => context.row);
  return useMemo(() => {
    if (!compared || !run || session === null) return null;
    const { rows, other, firstDifference } = compared;
    const row = rowAt(rows, step, chosen);
    const [left, right] = [run.index.stepOf(session, step) ?? null, rightAt(rows, row)];
    const [one, two] = [run.log.actors.get(session)?.machine, other.index.log.actors.get(other.session)?.machine];
    if (!one || !two) return null;
    const [mine, theirs] = [
      { chart: drawnChartOf(one), step: left },
      { chart: drawnChartOf(two), step: right },
    ];
    return {
      compared,
      row,
      left,
      right,
      isFirst: row === firstDifference,
      differing: differingParts(mine, theirs),
      highlight: {
        ...(right && highlightAt(other.index, other.session, right.number)),
        differing: differingParts(theirs, mine),
      },
    };
  }, [compared, chosen, run, session, step]);
}
