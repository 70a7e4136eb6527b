import { largestPhoto } from '#machines/market/limits.ts';
import { flowCases } from '../../paths/flowCases.ts';
import type { PhotoFile } from './photo.ts';
import { photoEvents } from './photoEvents.ts';
import { photoMachine } from './photoMachine.ts';

const noLine = new Error('The line is dead');

const file = (name: string, kind: string, size = 2_400_000): PhotoFile => ({
  url: `blob:${name}`,
  name,
  size,
  kind,
  modified: 1_795_000_000_000,
});

/** A photo that the server stores. */
export const storedPhotoName = 'photos/0123456789abcdef0123456789abcdef.webp';
const editedName = 'photos/fedcba9876543210fedcba9876543210.webp';

/** The size of a scaled photo, in bytes. */
const scaledSize = 400_000;

/** Path-test cases for one photo of a listing. */
export const photoCases = flowCases({
  machine: photoMachine,
  schema: photoEvents,
  inputs: {
    'a photograph': { file: file('alp.jpg', 'image/jpeg'), name: null },
    'one whose name says nothing': { file: file('alp', ''), name: null },
    'one that is too large': { file: file('huge.png', 'image/png', largestPhoto + 1), name: null },
    'a HEIC': { file: file('IMG_1.HEIC', ''), name: null },
    'a film': { file: file('film.mp4', 'video/mp4'), name: null },
    'one that is kept': { file: null, name: storedPhotoName },
  },
  events: {
    'progress.made': { half: ({ context }) => (context.progress === 0 ? { part: 0.5 } : undefined) },
    'photo.turned': { 'to the right': { turns: 1 }, 'to the left': { turns: 3 } },
    'photo.cropped': { 'to a part': { crop: { left: 10, top: 20, width: 300, height: 200 } } },
    'photo.supplied': { 'as it was': { name: storedPhotoName } },
  },
  actors: {
    turn: { resolves: { 'its turn': undefined } },
    preparing: {
      resolves: {
        'as it is': ({ context }) => ({ size: context.file!.size }),
        scaled: ({ context }) => (context.file!.size > largestPhoto ? { size: scaledSize } : undefined),
      },
    },
    sending: {
      resolves: {
        accepted: { name: storedPhotoName },
        refused: { refusal: 'This file isn’t an image that we can read.' },
      },
      rejects: { 'no line': noLine },
    },
    editing: {
      resolves: {
        accepted: ({ context }) => ({ name: context.edit?.crop ? editedName : storedPhotoName }),
        refused: { refusal: 'This part does not lie within the photo.' },
      },
      rejects: { 'no line': noLine },
    },
  },
  keys: {
    'how much has gone out': ({ context }) => context.progress,
    name: ({ context }) => context.name,
    'whether it is cropped': ({ context }) => context.edit !== null && context.edit.crop !== null,
    turns: ({ context }) => context.edit?.turns,
    file: ({ context }) => context.file?.name,
  },
  invariants: {
    'what is wrong is known exactly where something is': (now) =>
      now.matches('gone') ||
      (now.context.problem !== null) ===
        (['refused', 'failed', 'unedited'] as const).some((state) => now.matches({ there: state })),
    'it is pending exactly while something is awaited': (now) =>
      now.hasTag('busy') === ['turn', 'preparing', 'sending', 'editing'].some((actor) => actor in now.children),
    'what is kept has a name': (now) =>
      now.context.name !== null ||
      !(['stored', 'editing', 'unedited'] as const).some((state) => now.matches({ there: state })),
  },
});
