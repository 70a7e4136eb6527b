import { plain } from '../charts/plain.ts';
import type { WalkedMachine } from './walked.ts';

/** The format and version of a file of paths; README.md of src/inspector/paths describes the rest. */
export const pathsFormat = { format: 'allmend.paths', version: 1 } as const;

/** The paths of one machine or many, as JSON for programs. */
export function jsonOf(walked: readonly WalkedMachine[]): string {
  const machines = walked.map(({ walkable, paths, criterion, summary, unreached }) => ({
    id: walkable.id,
    kind: walkable.kind,
    ...(walkable.chart.description !== undefined && { description: walkable.chart.description }),
    criterion,
    paths,
    summary,
    unreached,
  }));
  return JSON.stringify(plain({ ...pathsFormat, machines }), null, 2);
}
