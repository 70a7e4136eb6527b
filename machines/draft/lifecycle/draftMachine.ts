import { assign, setup } from 'xstate';
import { recorded } from '../../statecharts/recorded.ts';
import { type Draft, evolve } from './draft.ts';
import type { DraftFact } from './draftFacts.ts';

/** The life of a listing's draft: from its first field to publication or deletion. */
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
  description: 'An unfinished listing.',
  context: { draft: null },
  initial: 'unwritten',
  states: {
    unwritten: {
      description: 'It does not exist yet; every journal begins here.',
      on: { 'draft.begun': recorded('open') },
    },
    open: {
      description: 'Its writer fills it in, on one device or several.',
      on: {
        'draft.changed': recorded(),
        'draft.claimed': recorded(),
        'draft.published': recorded('published'),
        'draft.discarded': recorded('discarded'),
      },
    },
    published: {
      description: 'The market has the listing. Late writes of other devices have no effect, and are stored.',
      on: { 'draft.changed': recorded(), 'draft.claimed': recorded() },
    },
    discarded: {
      description: 'Its writer has discarded it. Late writes of other devices are stored, but never shown.',
      on: { 'draft.changed': recorded(), 'draft.claimed': recorded() },
    },
  },
});
