import { setup } from 'xstate';
import { typingFades } from '../delays.ts';
import { providedCallback } from '../../statecharts/provided.ts';
import type { TypingEvent } from './typingEvents.ts';

/** Whether the other of a conversation types. */
export const typingMachine = setup({
  types: {
    input: {} as { readonly id: string },
    context: {} as { readonly id: string },
    events: {} as TypingEvent,
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly 'typing'[] },
  },
  actors: {
    /** Tells of signs of it in a conversation. */
    listening: providedCallback<TypingEvent, { readonly id: string }>('listening'),
  },
  delays: { typingFades },
}).createMachine({
  id: 'typing',
  description: 'Whether the other of a conversation types.',
  context: ({ input }) => input,
  invoke: { id: 'listening', src: 'listening', input: ({ context }) => context },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'There is no sign of it.',
      on: { 'typing.heard': 'typing' },
    },
    typing: {
      description: 'They do, or have until a moment ago.',
      meta: { shows: ['typing'] },
      after: { typingFades: 'quiet' },
      on: { 'typing.heard': { target: 'typing', reenter: true }, 'entry.heard': 'quiet' },
    },
  },
});
