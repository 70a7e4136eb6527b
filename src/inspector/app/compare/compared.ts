import { compareRuns, compareVersions } from '../../log/compare.ts';
import type { Host } from '../host.ts';
import type { Run } from '../run/run.ts';
import type { ComparedRows } from './useComparison.ts';

/** Compares an actor of a run with the first machine of another one. @throws {Error} if that is closed */
export function comparedRuns(left: Run, session: string, right: Run | undefined): ComparedRows {
  const other =
    right?.simulation?.session ?? [...(right?.log.actors.values() ?? [])].find((each) => each.machine)?.session;
  if (!right || other === undefined) throw new Error('The other run is no longer open.');
  const actor = { index: right.index, session: other, forkedFrom: right.simulation?.forkedFrom ?? null };
  const own = { index: left.index, session, forkedFrom: left.simulation?.forkedFrom ?? null };
  const { rows, first } = compareRuns(own, actor);
  return { rows, firstDifference: first, other: actor, left: left.name, right: right.name };
}

/** Compares an actor with the same events on a git revision of its machine. */
export async function comparedVersions(
  left: Run,
  session: string,
  revision: string,
  host: Host,
): Promise<ComparedRows> {
  const machine = left.log.actors.get(session)?.machine;
  if (!machine) throw new Error('This actor runs no machine.');
  const other = await host.machineOfRevision(machine.id, revision);
  const { rows, first, other: actor } = compareVersions({ index: left.index, session }, other);
  return { rows, firstDifference: first, other: actor, left: 'today', right: revision.slice(0, 8) };
}
