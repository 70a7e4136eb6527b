import type { tooltipMachine } from '#machines/ui/tooltipMachine.ts';
import { clocksOf, type Walk } from './chartPaths.ts';

/** Everything that can happen to a tooltip. */
export const tooltipWalk: Walk<typeof tooltipMachine> = {
  input: { name: 'language' },
  events: (snapshot) => [
    { type: 'page.opened' },
    { type: 'tooltip.closed' },
    ...clocksOf(snapshot),
    ...('remembering' in snapshot.children
      ? ([
          { type: 'xstate.done.actor.remembering', output: false },
          { type: 'xstate.done.actor.remembering', output: true },
          { type: 'xstate.error.actor.remembering', error: new Error('The storage is closed') },
        ] as const)
      : []),
  ],
  situation: ({ value }) => value,
};
