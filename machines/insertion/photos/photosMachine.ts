import { maxPictures } from '#machines/market/limits.ts';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import type { Photo } from './photo.ts';
import { photosSetup } from './photosSetup.ts';

/** All photos of a listing, their order, and whether any of them is pending. */
export const photosMachine = photosSetup.createMachine({
  id: 'photos',
  description: `The photos of a listing, ${maxPictures} at most; the first is its cover.`,
  context: ({ input }) => ({
    photos: input.photos.map(({ key, name }): Photo => ({
      key,
      name,
      file: null,
      isBusy: false,
      hasFailed: false,
      isRefused: false,
    })),
    supplied: input.photos,
    notice: null,
    isRestored: false,
    carried: null,
    announced: null,
  }),
  type: 'parallel',
  invoke: { id: 'watchingPage', src: 'watchingPage' },
  on: {
    'photos.chosen': { actions: [{ type: 'add', params: ({ event }) => event.files }, 'storeUnsent'] },
    'photos.supplied': { actions: [{ type: 'follow', params: ({ event }) => event.photos }, 'storeUnsent'] },
    'photo.pended': { actions: withEvent('notePended') },
    'photo.stored': [
      {
        guard: withEvent('isTwice'),
        actions: [
          withEvent('noteTwice'),
          withEvent('leadToNeighbour'),
          withEvent('drop'),
          { type: 'reportSettled', params: ({ event: { key } }) => ({ key, name: null }) },
          'storeUnsent',
        ],
      },
      {
        actions: [
          withEvent('noteStored'),
          { type: 'reportSettled', params: ({ event: { key, name } }) => ({ key, name }) },
          'storeUnsent',
        ],
      },
    ],
    'photo.removed': [
      {
        guard: withEvent('hasFailed'),
        // The draft never had the failed photo, so it need not be removed from the draft.
        actions: [withEvent('leadToNeighbour'), withEvent('drop'), 'storeUnsent', 'reportState'],
      },
      {
        actions: [
          withEvent('leadToNeighbour'),
          withEvent('drop'),
          { type: 'reportSettled', params: ({ event: { key } }) => ({ key, name: null }) },
          'storeUnsent',
        ],
      },
    ],
  },
  states: {
    files: {
      description: 'Chosen photos that are not sent yet survive leaving the page.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The device is searched for photos that were chosen earlier and never sent.',
          invoke: {
            id: 'restoring',
            src: 'restoring',
            onDone: {
              target: 'restored',
              actions: [withOutput('addUnsent'), 'storeUnsent'],
            },
          },
        },
        restored: { description: 'The photos from the device are among the photos.' },
      },
    },
    work: {
      description: 'Whether the seller may continue (INSERTION-42).',
      initial: 'settled',
      states: {
        settled: {
          description: 'No photo is being sent or edited.',
          always: { guard: 'isPending', target: 'pending' },
          on: {
            'photo.failed': {
              actions: [withEvent('noteFailed'), 'storeUnsent', 'reportState'],
            },
          },
        },
        pending: {
          description: 'A photo is being sent, turned or cropped: the listing would lack it.',
          tags: ['busy'],
          entry: 'reportState',
          exit: 'reportState',
          always: { guard: 'isSettled', target: 'settled' },
          on: {
            'photo.failed': { actions: [withEvent('noteFailed'), 'storeUnsent'] },
          },
        },
      },
    },
    order: {
      description: 'The order of the photos.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No photo is being moved.',
          meta: { shows: ['field'] },
          on: {
            'photo.moved': {
              actions: [
                withEvent('move'),
                { type: 'reportSettled', params: null },
                'storeUnsent',
                withEvent('announcePlace'),
              ],
            },
            'photo.lifted': {
              target: 'carrying',
              actions: [withEvent('lift'), withEvent('announcePlace')],
            },
          },
        },
        carrying: {
          description: 'A photo is being moved; the others make room.',
          meta: { shows: ['field', 'carried'] },
          always: { guard: 'isCarriedOut', target: 'resting', actions: 'putDown' },
          on: {
            'photo.moved': {
              actions: [withEvent('move'), withEvent('announcePlace')],
            },
            'photo.dropped': {
              target: 'resting',
              actions: [
                { type: 'reportSettled', params: null },
                'storeUnsent',
                { type: 'announcePlace', params: ({ context }) => ({ key: context.carried!.key }) },
                'putDown',
              ],
            },
            'carrying.stopped': {
              target: 'resting',
              actions: [
                'carryBack',
                { type: 'announcePlace', params: ({ context }) => ({ key: context.carried!.key }) },
                'putDown',
              ],
            },
          },
        },
      },
    },
    drag: {
      description: 'Whether files are about to be dropped on the field.',
      initial: 'away',
      states: {
        away: { description: 'No files are over the field.', on: { 'files.dragged': 'over' } },
        over: {
          description: 'Files are over the field, which shows that it takes them.',
          on: { 'drag.ended': 'away' },
        },
      },
    },
  },
});
