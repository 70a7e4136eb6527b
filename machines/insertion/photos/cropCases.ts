import type { SnapshotFrom } from 'xstate';
import { flowCases } from '../../paths/flowCases.ts';
import { cropEvents } from './cropEvents.ts';
import { cropMachine } from './cropMachine.ts';
import { wholePhoto } from './crop.ts';

/** The photo that is cropped in the path-test cases. */
export const photo = `photos/${'1'.repeat(32)}.webp`;

/** Whether the crop dialog is open. */
const isOpen = (now: SnapshotFrom<typeof cropMachine>) => !now.matches({ cut: 'done' });

/** Path-test cases for choosing a part of a photo. */
export const cropCases = flowCases({
  machine: cropMachine,
  schema: cropEvents,
  events: {
    'side.moved': {
      'the left one': (now) =>
        isOpen(now) && now.context.part === wholePhoto ? { side: 'left' as const, to: 0.25 } : undefined,
    },
    'drawing.begun': {
      'in the middle': (now) => (isOpen(now) ? { x: 0.5, y: 0.5 } : undefined),
    },
    'pointer.moved': {
      'up to the left': (now) => (isOpen(now) && now.context.part.right !== 0.5 ? { x: 0.25, y: 0.25 } : undefined),
    },
    'drawing.ended': { 'where it is': (now) => (isOpen(now) ? {} : undefined) },
    'crop.confirmed': { 'the photo': { name: photo } },
  },
  actors: {
    measuring: {
      resolves: { 'its size': { width: 400, height: 300 } },
      rejects: { 'no answer': new Error('No answer') },
    },
  },
  keys: { part: ({ context }) => context.part },
  invariants: {
    'no part is narrower or lower than a tenth': ({ context: { part } }) =>
      part.right - part.left >= 0.0999 && part.bottom - part.top >= 0.0999,
    'a part begins at a point only while it is drawn': (now) =>
      (now.context.from !== null) === now.matches({ pointer: 'down' }),
  },
});
