import { setup } from 'xstate';
import { type DataLayerEntry, entryOf } from './dataLayer.ts';
import type { TrackEvent } from './trackEvents.ts';

/** What visitors look for and pick, as far as somebody is to know of it. */
export const trackMachine = setup({
  types: { events: {} as TrackEvent },
  actions: {
    /** The edge writes it into the page's data layer. */
    writeEntry: (_, _params: DataLayerEntry) => {},
  },
}).createMachine({
  id: 'track',
  description: 'What is told of a visit to those who count searches and what is saved.',
  initial: 'keeping',
  states: {
    keeping: {
      description: 'Each event stands in the data layer of its page, and goes with it: nobody has consented to more.',
      on: {
        'search.made': { actions: { type: 'writeEntry', params: ({ event }) => entryOf(event) } },
        'suggestion.picked': { actions: { type: 'writeEntry', params: ({ event }) => entryOf(event) } },
        'ad.saved': { actions: { type: 'writeEntry', params: ({ event }) => entryOf(event) } },
        'suggestion.deleted': { actions: { type: 'writeEntry', params: ({ event }) => entryOf(event) } },
      },
    },
  },
});
