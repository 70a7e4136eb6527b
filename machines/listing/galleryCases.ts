import { flowCases } from '../paths/flowCases.ts';
import { galleryEvents } from './galleryEvents.ts';
import { closest, galleryMachine } from './galleryMachine.ts';

/** Path-test cases for the pictures of a listing. */
export const galleryCases = flowCases({
  machine: galleryMachine,
  schema: galleryEvents,
  inputs: { 'three pictures': { count: 3 } },
  events: {
    'picture.chosen': {
      'another picture': ({ context: { index, count } }) => ({ index: (index + 1) % count }),
      'the one in sight': ({ context: { index } }) => ({ index }),
    },
    'picture.sought': {
      next: { to: 'next' },
      previous: { to: 'previous' },
      first: { to: 'first' },
      last: { to: 'last' },
    },
    'zoom.changed': { 'twice as large': { scale: 2 }, whole: { scale: 1 } },
  },
  keys: { 'the picture in sight': ({ context }) => context.index },
  invariants: {
    'one of the pictures is in sight': ({ context: { index, count } }) => index >= 0 && index < count,
    'a picture is larger than whole exactly when it is magnified': (now) =>
      now.matches('magnified') === now.context.scale > 1,
    'no picture is larger than the closest there is': ({ context }) => context.scale <= closest,
  },
});
