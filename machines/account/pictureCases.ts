import { flowCases } from '../paths/flowCases.ts';
import { largestPicture } from './limits.ts';
import { pictureEvents } from './pictureEvents.ts';
import { pictureMachine } from './pictureMachine.ts';

const noLine = new Error('The line is dead');

/** The size of a scaled picture, in bytes. */
const scaledSize = 200_000;

/** Path-test cases for the user's picture. */
export const pictureCases = flowCases({
  machine: pictureMachine,
  schema: pictureEvents,
  events: {
    'picture.chosen': {
      'a photograph': { url: 'blob:alp.jpg', name: 'alp.jpg', size: 2_400_000, kind: 'image/jpeg' },
      'a photograph that is too large': {
        url: 'blob:huge.png',
        name: 'huge.png',
        size: largestPicture + 1,
        kind: 'image/png',
      },
      'a film': { url: 'blob:film.mp4', name: 'film.mp4', size: 300_000, kind: 'video/mp4' },
    },
    'progress.made': { half: ({ context }) => (context.progress === 0 ? { part: 0.5 } : undefined) },
  },
  actors: {
    preparing: {
      resolves: {
        'as it is': ({ context }) => ({ size: context.chosen!.size }),
        scaled: ({ context }) => (context.chosen!.size > largestPicture ? { size: scaledSize } : undefined),
      },
    },
    sending: {
      resolves: {
        accepted: { outcome: 'accepted' },
        refused: { refusal: 'This file isn’t an image that we can read.' },
      },
      rejects: { 'no line': noLine },
    },
    removing: {
      resolves: { accepted: { outcome: 'accepted' }, refused: { refusal: 'This cannot be done now.' } },
      rejects: { 'no line': noLine },
    },
  },
  keys: {
    'how much has gone out': ({ context }) => context.progress,
    'whether it is above the limit': ({ context }) => (context.chosen?.size ?? 0) > largestPicture,
  },
  invariants: {
    'what is wrong is known exactly where something is': (now) =>
      (now.context.problem !== null) ===
      (['refused', 'failed', 'unremoved'] as const).some((state) => now.matches({ choosable: state })),
    'what is sent, or was not taken, is still there': (now) =>
      now.context.chosen !== null ||
      !(['preparing', 'sending', 'refused', 'failed', 'saved'] as const).some((state) =>
        now.matches({ choosable: state }),
      ),
    'it is busy exactly while an actor works': (now) =>
      now.hasTag('busy') === ['preparing', 'sending', 'removing'].some((actor) => actor in now.children),
  },
});
