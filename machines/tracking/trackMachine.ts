import { setup } from 'xstate';
import { type DataLayerEntry, entryOf } from './dataLayer.ts';
import type { TrackEvent } from './trackEvents.ts';

/** Tracks the searches and choices of visitors. */
export const trackMachine = setup({
  types: { events: {} as TrackEvent },
  actions: {
    /** Provided by the web app: writes the entry into the page's data layer. */
    writeEntry: (_, _params: DataLayerEntry) => {},
  },
}).createMachine({
  id: 'track',
  description: 'The tracked events of a visit: searches and saved listings.',
  initial: 'keeping',
  states: {
    keeping: {
      description:
        'Each event is in the data layer of its page, and disappears with it: users have not consented to more.',
      on: {
        'search.made': { actions: { type: 'writeEntry', params: ({ event }) => entryOf(event) } },
        'suggestion.picked': { actions: { type: 'writeEntry', params: ({ event }) => entryOf(event) } },
        'listing.saved': { actions: { type: 'writeEntry', params: ({ event }) => entryOf(event) } },
        'suggestion.deleted': { actions: { type: 'writeEntry', params: ({ event }) => entryOf(event) } },
      },
    },
  },
});
