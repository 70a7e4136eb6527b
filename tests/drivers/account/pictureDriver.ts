import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { pictureCases } from '#machines/account/pictureCases.ts';
import type { pictureMachine } from '#machines/account/pictureMachine.ts';
import { largestPicture } from '#machines/account/limits.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight, Surface } from '../walking/surface.ts';

const problem: Sight = { role: 'alert', says: /./ };

const isUnderWay = (now: SnapshotFrom<typeof pictureMachine>) =>
  now.matches({ choosable: 'preparing' }) || now.matches({ choosable: 'sending' });

/** The driver for walks on the picture or logo of a user who has one. */
export const pictureDriver = declareDriver(pictureCases, {
  sights: {
    preparing: { role: 'status', says: 'Preparing photo' },
    progress: { role: 'progressbar', name: 'Uploading photo' },
    cancel: { role: 'button', name: 'Cancel' },
    problem,
    retry: { role: 'button', name: 'Try again' },
    leave: { role: 'button', name: 'Discard photo' },
    remove: { role: 'button', name: 'Remove photo' },
    saved: { role: 'status', says: 'Photo saved.' },
    gone: { role: 'status', says: 'Photo removed.' },
  },
  does: {
    'picture.chosen': (_, event, { happens }) => happens!(event),
    'progress.made': (_, event, { happens }) => happens!(event),
    'sending.retried': (surface) => surface.press({ role: 'button', name: 'Try again' }),
    'choice.dropped': (surface, _event, _stage, { before }) =>
      surface.press({
        role: 'button',
        name: isUnderWay(before) ? 'Cancel' : 'Discard photo',
      }),
    'picture.removed': (surface) => surface.press({ role: 'button', name: 'Remove photo' }),
  },
  // Only a picture above the limits is decoded, which takes a browser some time.
  byItself: ({ type }, { context: { chosen } }) =>
    type === 'xstate.done.actor.preparing' && (chosen?.size ?? 0) <= largestPicture,
  // The browser generates the URL of the chosen file.
  ownData: ['picture.chosen'],
  async opensView() {
    const { openPicture } = await import('./pictureView.tsx');
    return openPicture();
  },
  expectDetails,
});

async function expectDetails(
  { surface }: Stage,
  { context, ...now }: SnapshotFrom<typeof pictureMachine>,
): Promise<void> {
  if (context.problem) expect(await surface.text(problem)).toContain(saying(context.problem));
  if (context.chosen) {
    const isPicture = !(context.problem && 'rule' in context.problem && context.problem.rule === 'noPicture');
    // An invalid file cannot be shown: the previous picture stays.
    expect(await shownPicture(surface)).toMatch(isPicture ? new RegExp(`^${context.chosen.url}#`) : /^\/pictures\//);
  }
  if (now.value === 'removing' || context.chosen) return;
  const isGone = typeof now.value === 'object' && now.value.choosable === 'removed';
  expect(await surface.count({ role: 'img', name: 'Your photo' })).toBe(isGone ? 0 : 1);
}

const shownPicture = (surface: Surface) => surface.attribute({ role: 'img', name: 'Your photo' }, 'src');

function saying(wrong: NonNullable<SnapshotFrom<typeof pictureMachine>['context']['problem']>): string {
  if ('text' in wrong) return wrong.text;
  return {
    tooLarge: 'This photo is 10.1 MB. The limit is 10 MB.',
    noPicture: '“film.mp4” isn’t an image.',
    notSent: 'We couldn’t upload your photo.',
  }[wrong.rule];
}
