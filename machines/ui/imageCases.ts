import { flowCases } from '../paths/flowCases.ts';
import { imageEvents } from './imageEvents.ts';
import { imageMachine } from './imageMachine.ts';

/** Path-test cases for an image, on the first screen and further down. */
export const imageCases = flowCases({
  machine: imageMachine,
  schema: imageEvents,
  inputs: { 'on the first screen': { priority: true }, 'further down': { priority: false } },
  events: {},
  keys: { 'has priority': ({ context }) => context.priority },
  invariants: {
    'it is loaded once it is done, whatever came of it (UI-1)': (now) =>
      now.hasTag('loaded') === (now.matches('loaded') || now.matches('failed')),
    'it is an error only when it is done (UI-4)': (now) => now.hasTag('error') === now.matches('failed'),
  },
});
