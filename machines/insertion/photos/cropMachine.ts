import { assertEvent, assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import {
  type Crop,
  type CropPoint,
  type CropSide,
  inPixels,
  cropBetween,
  type PhotoSize,
  wholePhoto,
  withSide,
} from './crop.ts';
import type { CropEvent } from './cropEvents.ts';
import type { PhotoPart } from './photo.ts';

interface CropContext {
  readonly part: Crop;
  /** The point where the pointer was pressed; null while nothing is drawn. */
  readonly from: CropPoint | null;
  /** The part that was confirmed last: `part` may change while a call is pending. */
  readonly confirmed: Crop;
}

/** Cropping a photo. */
export const cropMachine = setup({
  types: {
    context: {} as CropContext,
    events: {} as CropEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('dialog' | 'failed')[] },
  },
  actors: {
    /** Resolves with the size of a photo that the server stores, in pixels. Rejects as calls do. */
    measuring: providedPromise<PhotoSize, { readonly name: string }>('measuring'),
  },
  actions: {
    moveSide: assign(({ context }, { side, to }: { side: CropSide; to: number }) => ({
      part: withSide(context.part, side, to),
    })),
    begin: assign((_, { x, y }: CropPoint) => ({ from: { x, y } })),
    draw: assign(({ context: { part, from } }, to: CropPoint) => ({ part: from ? cropBetween(from, to) : part })),
    end: assign({ from: null }),
    confirm: assign(({ context: { part } }) => ({ confirmed: part })),
    /** Provided by the web app: passes the part on, and closes the dialog. */
    reportPart: (_, _part: PhotoPart) => {},
  },
}).createMachine({
  id: 'crop',
  description: 'Cropping a photo: with the pointer, or side by side.',
  context: { part: wholePhoto, from: null, confirmed: wholePhoto },
  type: 'parallel',
  on: { 'side.moved': { actions: withEvent('moveSide') } },
  states: {
    pointer: {
      description: 'Whether the part is being drawn with the pointer.',
      initial: 'up',
      states: {
        up: {
          description: 'The part is as it was drawn or set last.',
          on: { 'drawing.begun': { target: 'down', actions: withEvent('begin') } },
        },
        down: {
          description: 'The part reaches from where the pointer was pressed to where it is.',
          on: {
            'pointer.moved': { actions: withEvent('draw') },
            'drawing.begun': { actions: withEvent('begin') },
            'drawing.ended': { target: 'up', actions: 'end' },
          },
        },
      },
    },
    cut: {
      description: 'Whether the part has been confirmed.',
      initial: 'open',
      states: {
        open: {
          description: 'The visitor chooses the part.',
          meta: { shows: ['dialog'] },
          on: { 'crop.confirmed': { target: 'measuring', actions: 'confirm' } },
        },
        measuring: {
          description: 'The size of the photo is being requested, to convert the part to pixels.',
          meta: { shows: ['dialog'] },
          invoke: {
            id: 'measuring',
            src: 'measuring',
            input: ({ event }) => {
              assertEvent(event, 'crop.confirmed');
              return { name: event.name };
            },
            onDone: {
              target: 'done',
              actions: {
                type: 'reportPart',
                params: ({ context: { confirmed }, event }) => inPixels(confirmed, event.output),
              },
            },
            onError: 'failed',
          },
        },
        failed: {
          description: 'The server did not answer. The visitor can confirm again.',
          meta: { shows: ['dialog', 'failed'] },
          on: { 'crop.confirmed': { target: 'measuring', actions: 'confirm' } },
        },
        done: { description: 'The part was passed on, and the dialog is closed.', meta: { shows: [] } },
      },
    },
  },
});
