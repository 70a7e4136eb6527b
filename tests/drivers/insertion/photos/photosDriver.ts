import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { coverOf, type DraftPhoto, type Photo, placedIn, placeOf } from '#machines/insertion/photos/photo.ts';
import { photosCases } from '#machines/insertion/photos/photosCases.ts';
import type { photosMachine } from '#machines/insertion/photos/photosMachine.ts';
import { sameJson } from '#machines/journal/json.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type FlowDriver, type Gesture, type Stage } from '../../walking/flowDriver.ts';
import type { Sight } from '../../walking/surface.ts';

type Now = SnapshotFrom<typeof photosMachine>;

/** The uploaded photos in their order, as they are reported to the draft. */
const storedPhotosIn = ({ context: { photos } }: Now): readonly DraftPhoto[] =>
  photos.flatMap(({ key, name }) => (name === null ? [] : [{ key, name }]));

/** A photo that was just chosen and is about to be queued by itself. */
const freshIn = ({ context: { photos } }: Now) =>
  photos.find(({ file, name, isBusy, hasFailed }) => file && name === null && !isBusy && !hasFailed);
/** A chosen file of a format that is refused before it is sent. */
const heic = {
  key: 'heic',
  url: 'blob:IMG_1.HEIC',
  name: 'IMG_1.HEIC',
  size: 2_400_000,
  kind: 'image/heic',
  modified: 1_795_000_000_000,
};
const isHeic = (file: Photo['file']) => file?.kind === 'image/heic';
const doneIn = ({ context: { photos } }: Now) => photos.find(({ name, isBusy }) => name !== null && isBusy);

/** The draft returns the reported value; while a photo is dragged nothing is reported. */
const isReportedBack = (now: Now) =>
  now.matches({ order: 'carrying' }) || sameJson(storedPhotosIn(now), now.context.supplied);

/** Whether nothing is about to happen by itself. */
export const isQuiet = (now: Now) =>
  now.matches({ files: 'restored' }) && !freshIn(now) && !doneIn(now) && isReportedBack(now);

type Cases = FlowCases<typeof photosMachine>;

/** Returns the machine's own cases of an event, limited to the states in which a user's gesture can cause it. */
function where(event: string, names: readonly string[], isThere: (now: Now) => boolean) {
  const declared = photosCases.events[event as never] as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.map((name) => [
      name,
      (now: Now) => {
        if (!isQuiet(now) || !isThere(now)) return undefined;
        const payload = declared[name];
        return typeof payload === 'function' ? (payload(now) as object | undefined) : (payload as object);
      },
    ]),
  );
}

const isOrderIdle = (now: Now) => now.matches({ order: 'resting' });
const lastOf = ({ context: { photos } }: Now) => photos.at(-1);
const isLastPending = (now: Now) => isOrderIdle(now) && lastOf(now)?.isBusy === true;
/** Whether the last photo can be moved: a failed photo has no place among the others. */
const isLastMovable = (now: Now) => isOrderIdle(now) && lastOf(now)?.hasFailed === false;

/** The cases that gestures on the photos of an ad can cause, and their consequences. */
export const handCases = {
  ...photosCases,
  events: {
    'photos.chosen': {
      ...where('photos.chosen', ['an alp', 'one more than there may be', 'the same file twice'], isOrderIdle),
      'a HEIC': (now: Now) =>
        isQuiet(now) && isOrderIdle(now) && now.context.photos.length === 0 ? { files: [heic] } : undefined,
    },
    'photos.supplied': {
      ...where('photos.supplied', ['one of them', 'in another order'], isOrderIdle),
      'that the one that is carried is gone': (now: Now) =>
        isQuiet(now) && now.context.carried?.key === 'two' ? { photos: now.context.supplied.slice(0, 1) } : undefined,
      'what was told': (now: Now) =>
        now.matches({ files: 'restored' }) && !doneIn(now) && !isReportedBack(now)
          ? { photos: storedPhotosIn(now) }
          : undefined,
    },
    'photo.pended': {
      'it is sent': (now: Now) => {
        const fresh = now.matches({ files: 'restored' }) && freshIn(now);
        return fresh && !isHeic(fresh.file) ? { key: fresh.key, isBusy: true } : undefined;
      },
      'it is done': (now: Now) => {
        const done = doneIn(now);
        return done && { key: done.key, isBusy: false };
      },
    },
    'photo.stored': where('photo.stored', ['as a new one', 'as one that is there'], isLastPending),
    'photo.failed': {
      ...where('photo.failed', ['the last'], isLastPending),
      'that it is a HEIC': (now: Now) => {
        const chosen = now.context.photos.find(({ file, hasFailed }) => isHeic(file) && !hasFailed);
        return chosen && { key: chosen.key, isRefused: true };
      },
    },
    'photo.removed': where('photo.removed', ['the last'], isOrderIdle),
    'photo.moved': {
      ...where(
        'photo.moved',
        ['the last to the front'],
        (now) => isLastMovable(now) && lastOf(now) !== coverOf(now.context.photos),
      ),
      'one place forward': (now: Now) => {
        const place = placeOf(now.context.photos, now.context.carried?.key ?? '');
        return isQuiet(now) && place > 0 ? { key: now.context.carried!.key, to: place - 1 } : undefined;
      },
    },
    'photo.lifted': where('photo.lifted', ['the last'], isLastMovable),
    'photo.dropped': { there: (now: Now) => (isQuiet(now) ? {} : undefined) },
    'carrying.stopped': { 'by a key': (now: Now) => (isQuiet(now) ? {} : undefined) },
    'files.dragged': where('files.dragged', ['over the empty field'], isOrderIdle),
    'drag.ended': { 'without a drop': (now: Now) => (isQuiet(now) ? {} : undefined) },
  },
  actors: { watchingPage: {}, restoring: { resolves: { nothing: [] } } },
} as unknown as Cases;

const button = (name: string | RegExp): Sight => ({ role: 'button', name });
/** The name by which the labels refer to a photo: its place, or its file name if it has failed. */
function calledOf(photos: readonly Photo[], key: string): string {
  const place = placeOf(photos, key);
  return place < 0 ? `\u2068${photos.find((photo) => photo.key === key)?.file?.name}\u2069` : String(place + 1);
}
const called = ({ context: { photos } }: Now, key: string) => calledOf(photos, key);
const happens: Gesture = (_, event, stage) => stage.happens!(event);

/** The elements of the photos, and the gestures that cause their events. */
export const driver: Pick<FlowDriver<typeof photosMachine>, 'sights' | 'does' | 'byItself' | 'ownData'> = {
  sights: {
    field: { role: 'group', name: 'Photos' },
    carried: { ...button(/^Drag photo/), pressed: true },
  },
  does: {
    'photos.chosen': happens,
    'photos.supplied': happens,
    'photo.stored': happens,
    'photo.failed': happens,
    'files.dragged': happens,
    'drag.ended': happens,
    'photo.removed': (surface, { key }, _stage, { before }) =>
      surface.press(button(new RegExp(`^(Cancel upload of|Remove) photo ${called(before, key)}$`))),
    'photo.moved': (surface, { key }, _stage, { before }) => {
      const place = called(before, key);
      return isOrderIdle(before)
        ? surface.press(button(`Make photo ${place} the cover`))
        : surface.key(button(`Drag photo ${place}`), 'ArrowLeft');
    },
    'photo.lifted': (surface, { key }, _stage, { before }) =>
      surface.key(button(`Drag photo ${called(before, key)}`), ' '),
    'photo.dropped': (surface, _event, _stage, { before }) =>
      surface.key(button(`Drag photo ${called(before, before.context.carried!.key)}`), ' '),
    'carrying.stopped': (surface, _event, _stage, { before }) =>
      surface.key(button(`Drag photo ${called(before, before.context.carried!.key)}`), 'Escape'),
  },
  byItself: ({ type, label }) =>
    type === 'photo.pended' ||
    type === 'xstate.done.actor.restoring' ||
    label === 'photos.supplied (what was told)' ||
    label === 'photo.failed (that it is a HEIC)',
  // The events that contain the keys of photos, which the browser generates.
  ownData: [
    'photos.chosen',
    'photos.supplied',
    'photo.pended',
    'photo.stored',
    'photo.failed',
    'photo.removed',
    'photo.moved',
    'photo.lifted',
    'xstate.done.actor.restoring',
  ],
};

/** The driver for walks on all photos of an ad. */
export const photosDriver = declareDriver(handCases, {
  ...driver,
  async opensView({ photos }) {
    const { openPhotos } = await import('./photoView.tsx');
    return openPhotos(photos);
  },
  expectDetails: expectReportedPhotos,
});

/** Expects the visible photos, and that the draft has the reported ones. */
async function expectReportedPhotos(stage: Stage, now: Now): Promise<void> {
  await expectPhotos(stage, now);
  if (!isOrderIdle(now)) return;
  const { reported } = stage as Stage & {
    readonly reported: { readonly fields: Readonly<Record<string, string | null>> };
  };
  const order = (reported.fields['photo_order'] ?? '').split(',').filter(Boolean);
  expect(order.map((key) => reported.fields[`photo:${key}`])).toEqual(storedPhotosIn(now).map(({ name }) => name));
}

/**
 * Expects the photos in their order, the first as the cover, rotation only for uploaded ones, and the messages.
 * @throws otherwise
 */
export async function expectPhotos({ surface }: Stage, now: Now): Promise<void> {
  const { photos, notice, carried } = now.context;
  expect(await surface.attribute(driver.sights.field, 'data-dragged')).toBe(now.matches({ drag: 'over' }) ? '' : null);
  expect(await surface.count({ role: 'listitem', name: /^Photo \d+$/ })).toBe(placedIn(photos).length);
  const cover = coverOf(photos);
  for (const photo of photos) {
    const { key, name, isBusy, hasFailed } = photo;
    const place = calledOf(photos, key);
    const tile: Sight = { role: 'listitem', name: `Photo ${place}` };
    expect(await surface.count(button(`Rotate photo ${place} to the right`)), `${place} has come`).toBe(
      name === null ? 0 : 1,
    );
    expect(await surface.attribute(tile, 'aria-busy'), `${place} is awaited`).toBe(String(isBusy));
    expect(await surface.count({ ...tile, says: 'Cover' })).toBe(photo === cover ? 1 : 0);
    expect(await surface.count({ ...button(`Drag photo ${place}`), pressed: carried?.key === key })).toBe(
      hasFailed ? 0 : 1,
    );
    expect(await surface.count(button(`Make photo ${place} the cover`))).toBe(hasFailed || photo === cover ? 0 : 1);
  }
  const tooMany: Sight = { role: 'status', says: 'An ad can have 10 photos' };
  const twice: Sight = { role: 'status', says: 'Already added' };
  expect(await surface.count(tooMany)).toBe(notice?.rule === 'tooMany' ? 1 : 0);
  expect(await surface.count(twice)).toBe(notice?.rule === 'twice' ? 1 : 0);
}
