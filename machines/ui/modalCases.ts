import { flowCases } from '../paths/flowCases.ts';
import { modalEvents } from './modalEvents.ts';
import { modalMachine } from './modalMachine.ts';

/** Path-test cases for a modal. */
export const modalCases = flowCases({
  machine: modalMachine,
  schema: modalEvents,
  events: { 'modal.opened': { 'by itself': {} } },
  actors: {
    loading: { resolves: { 'its content': undefined }, rejects: { 'no line': new Error('The line is dead') } },
  },
  keys: { 'has its content': ({ context }) => context.hasContent },
  invariants: {
    'it loads only while it is open, and says so': (now) =>
      'loading' in now.children === now.matches({ open: 'loading' }) &&
      now.hasTag('busy') === 'loading' in now.children,
    'what has come is not loaded again': (now) => !(now.context.hasContent && now.hasTag('busy')),
    'nothing is in sight before it has come': (now) => !now.matches({ open: 'shown' }) || now.context.hasContent,
  },
});
