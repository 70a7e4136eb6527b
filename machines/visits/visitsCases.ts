import { flowCases } from '../paths/flowCases.ts';
import { emptyMemory } from './deviceMemory.ts';
import { visitsEvents } from './visitsEvents.ts';
import { visitsMachine } from './visitsMachine.ts';

const id = 'aaaaaaaaaaaa';
const at = 1_800_000;

/** Path-test cases for the history of a device. */
export const visitsCases = flowCases({
  machine: visitsMachine,
  schema: visitsEvents,
  events: {
    'memory.read': {
      nothing: { memory: emptyMemory },
      'an ad is hidden': { memory: { ...emptyMemory, hidden: [id] } },
    },
    'listing.viewed': { 'an ad': { id, at } },
    'search.seen': { 'a search': { token: 'AXE9dmVsbw', at } },
    'listing.hidden': { 'an ad': { id } },
    'listings.restored': { 'an ad': { ids: [id] } },
  },
  // The actor `keeping` never ends; the events that it sends have their own cases.
  actors: { storage: {} },
  keys: { 'hidden ads': ({ context }) => context.memory.hidden },
  invariants: {
    'somebody keeps it exactly as long as a visitor is there': (now) =>
      'storage' in now.children === now.matches('open'),
    'nothing is remembered before anybody is there': (now) => now.matches('open') || now.context.memory === emptyMemory,
  },
});
