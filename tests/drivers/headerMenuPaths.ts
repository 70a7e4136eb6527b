import type { headerMenuMachine } from '#machines/shell/headerMenuMachine.ts';
import { clocksOf, type Walk } from './chartPaths.ts';

/** Everything that can happen to the header's menu. */
export const headerMenuWalk: Walk<typeof headerMenuMachine> = {
  input: undefined,
  events: (snapshot) => [
    { type: 'menu.opened' },
    { type: 'menu.closed' },
    { type: 'page.changed', address: '/en/li?q=bike' },
    { type: 'layout.changed', laptopWide: true },
    { type: 'loading.retried' },
    ...clocksOf(snapshot),
    ...('loading' in snapshot.children
      ? ([
          { type: 'xstate.done.actor.loading', output: undefined },
          { type: 'xstate.error.actor.loading', error: new Error('The line is dead') },
        ] as const)
      : []),
  ],
  situation: ({ value, context }) => [value, context.hasContent],
};
