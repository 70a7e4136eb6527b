import { chartOf, transitionKey } from '#inspector/paths/charts/chart.ts';
import type { CollectedSource, CountedMachine, SourceName } from '#inspector/paths/coverage/coverage.ts';
import { createTracer } from '#inspector/paths/coverage/tracer.ts';
import { begin, take } from '#inspector/paths/charts/microsteps.ts';
import { createMachine } from 'xstate';

/** Two states with transitions in both directions, a transition that is never taken, and a guard. */
export const swing = createMachine({
  id: 'swing',
  description: 'A <swing> & its pushes.',
  initial: 'left',
  context: { strong: 0 },
  states: {
    left: { on: { pushed: 'right', broken: 'gone' } },
    right: {
      on: {
        pushed: {
          guard: function isStrong({ event }) {
            return Boolean(event['strong']);
          },
          target: 'left',
        },
      },
    },
    gone: { type: 'final' },
  },
});

export const there = 'swing.left | pushed | 0';
export const back = 'swing.right | pushed | 0';
export const brokenOff = 'swing.left | broken | 0';

export const swingMachine: CountedMachine = {
  id: 'swing',
  kind: 'flow',
  file: 'machines/play/swingMachine.ts',
  chart: chartOf(swing),
  pairs: new Set([`${there} > ${back}`, `${back} > ${there}`, `${back} > ${brokenOff}`]),
};

/** Creates a source of coverage from sessions in which the swing was pushed, each time strongly or not. */
export function pushedIn(name: SourceName, ...sessions: readonly (readonly boolean[])[]): CollectedSource {
  const tracer = createTracer(transitionKey);
  for (const pushes of sessions) {
    const session = tracer.session('swing');
    let turn = begin(swing, undefined);
    session.turn([], turn.microsteps);
    for (const strong of pushes) {
      const before = turn.snapshot._nodes.map(({ id }) => id);
      turn = take(swing, turn.snapshot, { type: 'pushed', strong } as never);
      session.turn(before, turn.microsteps);
    }
  }
  return { name, said: `told by ${name}`, traces: tracer.take() };
}
