import { maxPictures } from '#machines/market/limits.ts';
import type { SnapshotFrom } from 'xstate';
import { flowCases } from '../../paths/flowCases.ts';
import type { Photo } from './photo.ts';
import { photosEvents } from './photosEvents.ts';
import type { ChosenPhoto } from './photosSetup.ts';
import { photosMachine } from './photosMachine.ts';

const chosen = (key: string, name = `${key}.jpg`): ChosenPhoto => ({
  key,
  url: `blob:${name}`,
  name,
  size: 2_400_000,
  kind: 'image/jpeg',
  modified: 1_795_000_000_000,
});

const nameOf = (digit: number) => `photos/${String(digit).repeat(32)}.webp`;
const supplied = [
  { key: 'one', name: nameOf(1) },
  { key: 'two', name: nameOf(2) },
] as const;

/** The last photo of at most three: with more photos, only their number is walked. */
function lastOf({ context: { photos } }: SnapshotFrom<typeof photosMachine>): Photo | undefined {
  return photos.length <= 3 ? photos.at(-1) : undefined;
}

const keyOf = (photo: Photo | undefined) => photo && { key: photo.key };

/** Path-test cases for the photos of a listing. */
export const photosCases = flowCases({
  machine: photosMachine,
  schema: photosEvents,
  inputs: { none: { photos: [] }, two: { photos: supplied } },
  events: {
    'photos.chosen': {
      'an alp': ({ context: { photos } }) =>
        photos.length === 0 || photos.map(({ key }) => key).join() === 'one,two'
          ? { files: [chosen('alp')] }
          : undefined,
      'one more than there may be': ({ context }) =>
        context.photos.length === 0
          ? { files: Array.from({ length: maxPictures + 1 }, (_, index) => chosen(`alp-${index}`)) }
          : undefined,
      'the same file twice': ({ context }) =>
        context.photos.length === 0 ? { files: [chosen('lake'), chosen('again', 'lake.jpg')] } : undefined,
    },
    'photos.supplied': {
      'one of them': ({ context }) => (context.supplied.length === 2 ? { photos: [supplied[1]] } : undefined),
      'in another order': ({ context }) =>
        context.supplied.length === 2 ? { photos: supplied.toReversed() } : undefined,
    },
    'photo.pended': {
      'the last is sent': (now) => {
        const last = lastOf(now);
        return last && !now.hasTag('busy') ? { key: last.key, isBusy: true } : undefined;
      },
      'the last is done': (now) => {
        const last = lastOf(now);
        return last?.isBusy ? { key: last.key, isBusy: false } : undefined;
      },
    },
    'photo.failed': {
      'the last': (now) => {
        const last = lastOf(now);
        return last?.name === null && !last.hasFailed ? { key: last.key, isRefused: false } : undefined;
      },
    },
    'photo.stored': {
      'as a new one': (now) => {
        const last = lastOf(now);
        return last?.name === null ? { key: last.key, name: nameOf(3) } : undefined;
      },
      'as one that is there': (now) => {
        const [first, last] = [now.context.photos[0], lastOf(now)];
        return first?.name && last?.name === null ? { key: last.key, name: first.name } : undefined;
      },
    },
    'photo.removed': { 'the last': (now) => keyOf(lastOf(now)) },
    'photo.moved': {
      'the last to the front': (now) => {
        const last = lastOf(now);
        const { photos, carried } = now.context;
        return last && photos.length > 1 && (carried === null || carried.key === last.key)
          ? { key: last.key, to: 0 }
          : undefined;
      },
    },
    // A drag over the empty field stands for all: over existing photos it has the same effect.
    'files.dragged': { 'over the empty field': ({ context }) => (context.photos.length === 0 ? {} : undefined) },
    'photo.lifted': {
      'the last': (now) => (now.context.photos.length > 1 && !now.hasTag('busy') ? keyOf(lastOf(now)) : undefined),
    },
  },
  actors: {
    watchingPage: {},
    restoring: {
      resolves: {
        nothing: [],
        'one that was never sent': ({ context }) =>
          context.photos.length === 0 ? [{ photo: chosen('unsent'), place: 0 }] : undefined,
      },
    },
  },
  keys: {
    photos: ({ context }) => context.photos.map(({ key, name, isBusy, hasFailed }) => [key, name, isBusy, hasFailed]),
    supplied: ({ context }) => context.supplied.map(({ key }) => key),
    carried: ({ context }) => context.carried,
  },
  invariants: {
    'there are never too many': ({ context }) => context.photos.length <= maxPictures,
    'no key is there twice': ({ context: { photos } }) => new Set(photos.map(({ key }) => key)).size === photos.length,
    'it is pending exactly while a photo is': (now) =>
      now.hasTag('busy') === now.context.photos.some(({ isBusy }) => isBusy),
    'who is carried is there, and has not failed': ({ context: { photos, carried } }) =>
      carried === null || photos.some(({ key, hasFailed }) => key === carried.key && !hasFailed),
    'who has failed is neither pending nor kept': ({ context: { photos } }) =>
      photos.every(({ hasFailed, isBusy, name }) => !hasFailed || (!isBusy && name === null)),
  },
  bound: 6_000,
});
