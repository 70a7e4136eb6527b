import type { headerMenuMachine } from '#machines/shell/headerMenuMachine.ts';
import { clocksOf, type Walk } from './chartPaths.ts';

/** What the server tells of the categories: Sport has 1206 ads. */
export const totals = { 4000: 1206 };

/** Everything that can happen to the header's menu. */
export const headerMenuWalk: Walk<typeof headerMenuMachine> = {
  input: undefined,
  events: (snapshot) => [
    { type: 'menu.opened' },
    { type: 'menu.closed' },
    { type: 'page.changed' },
    { type: 'layout.changed' },
    { type: 'loading.retried' },
    ...clocksOf(snapshot),
    ...('loading' in snapshot.children
      ? ([
          { type: 'xstate.done.actor.loading', output: undefined },
          { type: 'xstate.error.actor.loading', error: new Error('The line is dead') },
        ] as const)
      : []),
    ...('counting' in snapshot.children
      ? ([
          { type: 'xstate.done.actor.counting', output: totals },
          { type: 'xstate.error.actor.counting', error: new Error('The line is dead') },
        ] as const)
      : []),
  ],
  situation: ({ value, context }) => [value, context.hasContent, context.totals !== null],
};

/** The menu as a visitor walks it: where the totals stand is looked at from every situation, but makes no other of it. */
export const visitorsMenuWalk: Walk<typeof headerMenuMachine> = {
  ...headerMenuWalk,
  situation: ({ value, context: { hasContent } }) => [
    'open' in value ? [value.open.content, value.open.closing] : value,
    hasContent,
  ],
};
