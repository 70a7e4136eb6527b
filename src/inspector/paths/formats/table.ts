import type { WalkedPath, WalkedStep } from '../walk.ts';
import { type Column, columnsOf } from './columns.ts';
import { counted, duration, type WalkedMachine } from './walked.ts';

const columns: readonly Column[] = [
  { heading: 'step', align: 'right' },
  { heading: 'event (case)' },
  { heading: 'state after' },
  { heading: 'transition' },
];

/** The paths of a machine for people: each one as a table, at most `width` characters wide. */
export function tableOf({ walkable, paths, criterion }: WalkedMachine, width: number): string {
  const { id, kind, chart } = walkable;
  const about = chart.description === undefined ? '' : `. ${chart.description}`;
  const blocks = paths.map((path, index) => pathTable(path, `path ${index + 1}`, width));
  return [`${id} (${kind})${about}`, `${counted(paths.length, 'path')} ${criterion}`, ...blocks].join('\n\n');
}

/** The table of a path, with a heading that describes its beginning. */
export function pathTable(path: WalkedPath, name: string, width: number): string {
  const heading = `${name}: begins ${beginningOf(path)}in ${path.start}`;
  if (path.steps.length === 0) return `${heading}, and nothing more has to happen`;
  const rows = path.steps.map((step, index) => [
    String(index + 1),
    step.label + (passes(path, step) ? `, ${duration(step.elapsed)} later` : ''),
    step.state,
    outcomeOf(path, step),
  ]);
  return [heading, ...columnsOf(columns, rows, width)].join('\n');
}

function beginningOf({ beginning }: WalkedPath): string {
  return beginning === 'start' ? '' : `“${beginning}” `;
}

/** The time between two commands of a lifecycle is always the same, and not shown. */
function passes({ kind }: WalkedPath, { elapsed }: WalkedStep): boolean {
  return kind === 'flow' && elapsed > 0;
}

function outcomeOf({ kind }: WalkedPath, { transitions, refused }: WalkedStep): string {
  if (refused !== null) return `refused: ${refused}`;
  if (transitions.length > 0) return transitions.join('\n');
  return kind === 'lifecycle' ? 'no fact' : 'none: it passes';
}
