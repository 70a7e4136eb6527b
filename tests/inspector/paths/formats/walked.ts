import type { AnyStateMachine } from 'xstate';
import * as z from 'zod/mini';
import { defaultBound, type FlowCases } from '#machines/paths/flowCases.ts';
import type { LifecycleCases } from '#machines/paths/lifecycleCases.ts';
import { pathsCovering } from '#inspector/paths/cover.ts';
import { explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import type { WalkedMachine } from '#inspector/paths/formats/walked.ts';
import { lifecycleWalk } from '#inspector/paths/lifecycleWalk.ts';
import type { Kind } from '#inspector/paths/charts/marks.ts';
import { summaryOf } from '#inspector/paths/summary.ts';
import { unreachedReasons } from '#inspector/paths/unreachedReasons.ts';

/** A machine with the shortest paths that cover all of a kind, as the output formats receive it. */
export function walkedBy(cases: FlowCases | LifecycleCases, kind: Kind = 'transitions'): WalkedMachine {
  const walkable = cases.kind === 'flow' ? flowWalk(cases) : lifecycleWalk(cases);
  const exploration = explore(walkable);
  const paths = pathsCovering(exploration, kind);
  return {
    walkable,
    paths,
    criterion: `covering all ${kind}`,
    summary: summaryOf(walkable, paths, exploration),
    unreached: unreachedReasons(exploration),
  };
}

/** Cases of a machine whose events have no data and whose context is irrelevant. */
export function plainCases(machine: AnyStateMachine, cases: Partial<FlowCases> = {}): FlowCases {
  return {
    kind: 'flow',
    machine,
    schema: z.looseObject({ type: z.string() }),
    inputs: { start: undefined },
    events: {},
    actors: {},
    keys: {},
    invariants: {},
    bound: defaultBound,
    ...cases,
  };
}
