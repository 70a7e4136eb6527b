import { flowCases } from '../paths/flowCases.ts';
import { viewportEvents } from './viewportEvents.ts';
import { viewportMachine } from './viewportMachine.ts';

/** Path-test cases for the window's width. */
export const viewportCases = flowCases({
  machine: viewportMachine,
  schema: viewportEvents,
  events: {
    'window.resized': { 'to another width': ({ context }) => ({ width: context.seen === 390 ? 1440 : 390 }) },
  },
  keys: {},
  invariants: {
    'the width that counts is the one at which it stands still (UI-15)': (now) =>
      !now.matches('still') || now.context.width === now.context.seen,
    'a width counts once one was seen': (now) => now.matches('unknown') === (now.context.width === null),
  },
});
