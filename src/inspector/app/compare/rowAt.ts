import type { AlignedSteps } from '../../log/differences.ts';
import type { LoggedStep } from '../../log/log.ts';

type Rows = readonly AlignedSteps[];

/** The number of the left step at a row, or of the latest one before it; null if there is none. */
export function anchorOf(rows: Rows, row: number): number | null {
  return latestOf(rows, row, 'left')?.number ?? null;
}

/** The right step at a row, or the latest one before it. */
export function rightAt(rows: Rows, row: number): LoggedStep | null {
  return latestOf(rows, row, 'right');
}

/**
 * The row that both charts show: the chosen one while the left chart is at its step. Otherwise it is the last row of the
 * left chart's step.
 */
export function rowAt(rows: Rows, step: number, chosen: number | null): number {
  const own = rows.findLastIndex(({ left }) => left !== null && left.number <= step);
  if (chosen === null || own < 0) return Math.max(0, own);
  return anchorOf(rows, chosen) === rows[own]!.left!.number ? chosen : own;
}

function latestOf(rows: Rows, row: number, side: keyof AlignedSteps): LoggedStep | null {
  return rows.slice(0, row + 1).findLast((each) => each[side] !== null)?.[side] ?? null;
}
