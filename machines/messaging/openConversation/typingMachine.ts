import { setup } from 'xstate';
import { typingFades } from '../delays.ts';
import { providedCallback } from '../../statecharts/provided.ts';
import type { TypingEvent } from './typingEvents.ts';

/** Whether the correspondent is typing. */
export const typingMachine = setup({
  types: {
    input: {} as { readonly id: string },
    context: {} as { readonly id: string },
    events: {} as TypingEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly 'typing'[] },
  },
  actors: {
    /** Reports typing signals of the correspondent in a conversation. */
    listening: providedCallback<TypingEvent, { readonly id: string }>('listening'),
  },
  delays: { typingFades },
}).createMachine({
  id: 'typing',
  description: 'Whether the correspondent is typing.',
  context: ({ input }) => input,
  invoke: { id: 'listening', src: 'listening', input: ({ context }) => context },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'There is no typing signal.',
      on: { 'typing.received': 'typing' },
    },
    typing: {
      description: 'The correspondent is typing, or was a moment ago.',
      meta: { shows: ['typing'] },
      after: { typingFades: 'quiet' },
      on: { 'typing.received': { target: 'typing', reenter: true }, 'entry.received': 'quiet' },
    },
  },
});
