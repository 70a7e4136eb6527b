import { flowCases } from '../paths/flowCases.ts';
import { sharingEvents } from './sharingEvents.ts';
import { sharingMachine } from './sharingMachine.ts';

/** Path-test cases for sharing a listing. */
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
