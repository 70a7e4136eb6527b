import type { modalMachine } from '#machines/ui/modalMachine.ts';
import type { Walk } from './chartPaths.ts';

/** Everything that can happen to a modal. */
export const modalWalk: Walk<typeof modalMachine> = {
  input: undefined,
  events: ({ children }) => [
    { type: 'modal.opened' },
    { type: 'modal.closed' },
    { type: 'loading.retried' },
    ...('loading' in children
      ? ([
          { type: 'xstate.done.actor.loading', output: undefined },
          { type: 'xstate.error.actor.loading', error: new Error('The line is dead') },
        ] as const)
      : []),
  ],
  situation: ({ value, context }) => [value, context.hasContent],
};
