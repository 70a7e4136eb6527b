import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { storedPhotoName, photoCases } from '#machines/insertion/photos/photoCases.ts';
import type { PhotoProblem } from '#machines/insertion/photos/photoSetup.ts';
import type { photoMachine } from '#machines/insertion/photos/photoMachine.ts';
import { largestPhoto } from '#machines/market/limits.ts';
import { declareDriver, type Stage } from '../../walking/flowDriver.ts';
import type { Sight } from '../../walking/surface.ts';

const problem: Sight = { role: 'alert', says: /./ };
const button = (name: string): Sight => ({ role: 'button', name });

/** The driver for walks on one photo of an ad, alone in its field. */
export const photoDriver = declareDriver(
  {
    ...photoCases,
    events: {
      ...photoCases.events,
      'photo.cropped': { 'in a browser': () => undefined },
      // Not a case of the view: if the draft returns the value that was reported, there is no event.
      'photo.supplied': {
        'as it was': (now: SnapshotFrom<typeof photoMachine>) =>
          now.context.name === null ? { name: storedPhotoName } : undefined,
      },
    },
  },
  {
    sights: {
      waiting: { role: 'listitem', says: 'Waiting…' },
      preparing: { role: 'listitem', says: 'Preparing' },
      progress: { role: 'progressbar', name: 'Uploading photo 1' },
      editing: { role: 'listitem', says: 'Editing…' },
      cancel: button('Cancel upload of photo 1'),
      remove: { role: 'button', name: /^Remove photo/ },
      problem,
      sendAgain: button('Upload again'),
      editAgain: button('Try again'),
      turns: button('Rotate photo 1 to the right'),
      order: button('Drag photo 1'),
    },
    does: {
      'progress.made': (_, event, { happens }) => happens!(event),
      'line.returned': (_, event, { happens }) => happens!(event),
      'photo.supplied': (_, event, { happens }) => happens!(event),
      'sending.retried': (surface) => surface.press(button('Upload again')),
      'edit.retried': (surface) => surface.press(button('Try again')),
      'photo.turned': (surface, { turns }) =>
        surface.press(button(`Rotate photo 1 to the ${turns === 1 ? 'right' : 'left'}`)),
      'photo.removed': (surface, _event, _stage, { before }) =>
        surface.press(
          before.matches({ there: 'uploading' })
            ? button('Cancel upload of photo 1')
            : { role: 'button', name: /^Remove photo/ },
        ),
    },
    // A file within the limits needs no decoding, so its preparation ends by itself; decoding takes a browser some
    // time.
    byItself: ({ type }, { context: { file } }) =>
      type === 'xstate.done.actor.turn' ||
      (type === 'xstate.done.actor.preparing' && (file?.size ?? 0) <= largestPhoto),
    untaken: {
      'there.stored: photo.cropped → there.editing': 'a browser measures the crop: it is walked there',
      'there.unedited: photo.cropped → there.editing': 'a browser measures the crop: it is walked there',
    },
    async opensView(input) {
      const { openPhoto } = await import('./photoView.tsx');
      return openPhoto(input);
    },
    expectDetails: (stage, now) => expectPhoto(stage, now, { isWorded: true }),
  },
);

/**
 * Expects a removed photo to be invisible, and an error to be visible, in the chart's words unless it is a server's.
 * @throws otherwise
 */
export async function expectPhoto(
  { surface }: Stage,
  { context, ...now }: SnapshotFrom<typeof photoMachine>,
  { isWorded }: { readonly isWorded: boolean },
): Promise<void> {
  if (now.value === 'gone') return expect(await surface.count({ role: 'listitem', name: /^Photo/ })).toBe(0);
  if (context.problem && isWorded) expect(await surface.text(problem)).toContain(saying(context.problem));
}

function saying(wrong: PhotoProblem): string {
  if ('text' in wrong) return wrong.text;
  return {
    tooLarge: 'This photo is 20.1 MB. The limit is 20 MB.',
    heic: 'We can’t read HEIC photos.',
    noPicture: 'film.mp4We can’t read this file.',
    notSent: 'The upload failed. Please try again.',
  }[wrong.rule];
}
