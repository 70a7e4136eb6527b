import { pathsCovering, withoutBeginnings } from '../cover.ts';
import type { Exploration } from '../explore.ts';
import { kinds } from '../charts/marks.ts';
import { Walk } from '../walk.ts';
import type { Tracer } from './tracer.ts';

/** Walks the paths that cover every kind of part of a machine, and returns their number. */
export function traceWalks(exploration: Exploration, tracer: Tracer): { readonly paths: number } {
  const { walkable } = exploration;
  const ways = kinds
    .flatMap((kind) => pathsCovering(exploration, kind))
    .map(({ beginning, steps }) => ({ beginning, labels: steps.map(({ label }) => label) }));
  const distinct = withoutBeginnings(ways);
  for (const { beginning, labels } of distinct) {
    const session = tracer.session(walkable.id);
    const walk = new Walk(walkable, beginning);
    const note = () => session.turn(walk.situation.arrival.before, walk.situation.arrival.microsteps);
    note();
    for (const label of labels) {
      walk.take(label);
      note();
    }
  }
  return { paths: distinct.length };
}
