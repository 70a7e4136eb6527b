import { flowCases } from '../paths/flowCases.ts';
import { sharingEvents } from './sharingEvents.ts';
import { sharingMachine } from './sharingMachine.ts';

/** What handing on an ad is walked with. */
export const sharingCases = flowCases({
  machine: sharingMachine,
  schema: sharingEvents,
  events: {},
  actors: {
    sharing: {
      resolves: { copied: 'copied', 'handed on': 'handedOn' },
      rejects: { 'not allowed': new Error('Not allowed') },
    },
  },
  keys: {},
});
