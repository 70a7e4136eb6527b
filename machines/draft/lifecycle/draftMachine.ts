import { assign, setup } from 'xstate';
import { recorded } from '../../statecharts/recorded.ts';
import { type Draft, evolve } from './draft.ts';
import type { DraftFact } from './draftFacts.ts';

/** The life of the draft of an ad: from the first field to the ad, or to the bin. */
export const draftMachine = setup({
  types: {
    context: {} as { readonly draft: Draft | null },
    events: {} as DraftFact,
  },
  actions: {
    record: assign({ draft: ({ context, event }) => evolve(context.draft, event) }),
  },
}).createMachine({
  id: 'draft',
  description: 'What somebody writes of an ad before it is one.',
  context: { draft: null },
  initial: 'unwritten',
  states: {
    unwritten: {
      description: 'Nobody has begun it; this is where every journal begins.',
      on: { 'draft.begun': recorded('open') },
    },
    open: {
      description: 'Somebody fills it in, on one device or on several.',
      on: {
        'draft.changed': recorded(),
        'draft.claimed': recorded(),
        'draft.published': recorded('published'),
        'draft.discarded': recorded('discarded'),
      },
    },
    published: {
      description: 'The market has the ad. What another device has written meanwhile comes too late, and is kept.',
      on: { 'draft.changed': recorded(), 'draft.claimed': recorded() },
    },
    discarded: {
      description:
        'Its writer did not want it any more. What another device has written meanwhile is kept, and shown to nobody.',
      on: { 'draft.changed': recorded(), 'draft.claimed': recorded() },
    },
  },
});
