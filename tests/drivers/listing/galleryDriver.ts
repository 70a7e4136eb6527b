import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { galleryCases } from '#machines/listing/galleryCases.ts';
import type { GalleryEvent } from '#machines/listing/galleryEvents.ts';
import type { galleryMachine } from '#machines/listing/galleryMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight, Surface } from '../walking/surface.ts';

type Flow = typeof galleryMachine;
type Now = SnapshotFrom<Flow>;
type Sought = Extract<GalleryEvent, { type: 'picture.sought' }>['to'];

/** The factor by which a button changes the zoom. */
const step = 1.5;

const keys: Readonly<Record<Sought, string>> = {
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  first: 'Home',
  last: 'End',
};

const screen: Sight = { role: 'dialog', name: 'Photos' };
const stage: Sight = { role: 'group', name: /^Photo \d of 3$/, within: screen };
const button = (name: string): Sight => ({ role: 'button', name, within: screen });
/** The radio button of a picture on the page, which follows the picture in full screen. */
const radio = (index: number): Sight => ({ role: 'radio', name: `Photo ${index + 1} of 3` });

const isFirst = ({ context: { index } }: Now) => index === 0;
const isLast = ({ context: { index, count } }: Now) => index === count - 1;
const isWhole = ({ context: { scale } }: Now) => scale === 1;

function where<Data>(isSo: (now: Now) => boolean, data: (now: Now) => Data): (now: Now) => Data | undefined {
  return (now) => (isSo(now) ? data(now) : undefined);
}

/** Input that changes nothing, such as a move beyond the last picture, never reaches the flow, so it is no case. */
const fullScreenCases: FlowCases<Flow> = {
  ...galleryCases,
  events: {
    'picture.chosen': {
      next: where(
        (now) => !isLast(now),
        ({ context: { index } }) => ({ index: index + 1 }),
      ),
      previous: where(
        (now) => !isFirst(now),
        ({ context: { index } }) => ({ index: index - 1 }),
      ),
    },
    'picture.sought': {
      next: where(
        (now) => !isLast(now),
        () => ({ to: 'next' }),
      ),
      previous: where(
        (now) => !isFirst(now),
        () => ({ to: 'previous' }),
      ),
      first: where(
        (now) => !isFirst(now),
        () => ({ to: 'first' }),
      ),
      last: where(
        (now) => !isLast(now),
        () => ({ to: 'last' }),
      ),
    },
    'zoom.changed': {
      larger: where(
        ({ context: { scale } }) => scale <= step,
        ({ context: { scale } }) => ({ scale: scale * step }),
      ),
      smaller: where(
        (now) => !isWhole(now),
        ({ context: { scale } }) => ({ scale: scale / step }),
      ),
      whole: where(
        (now) => !isWhole(now),
        () => ({ scale: 1 }),
      ),
    },
  },
  keys: { ...galleryCases.keys, scale: ({ context }: Now) => context.scale },
};

/** The driver for walks on the pictures of an ad in full screen. */
export const galleryDriver = declareDriver(fullScreenCases, {
  sights: { smaller: { ...button('Zoom out'), enabled: true } },
  does: {
    'picture.chosen': (surface, { index }, _, { before }) =>
      surface.press(button(index > before.context.index ? 'Next photo' : 'Previous photo')),
    'picture.sought': (surface, { to }) => surface.key(stage, keys[to]),
    'zoom.changed': (surface, { scale }, _, { before }) =>
      scale === 1
        ? surface.key(stage, '0')
        : surface.press(button(scale > before.context.scale ? 'Zoom in' : 'Zoom out')),
    'zoom.toggled': (surface) => surface.pressTwice(stage),
  },
  async opensView() {
    const { openFullScreen } = await import('./galleryView.tsx');
    return openFullScreen();
  },
  expectDetails: expectFullScreen,
});

async function expectFullScreen({ surface }: Stage, { context: { index, scale } }: Now): Promise<void> {
  expect(await surface.text({ role: 'status', within: screen })).toBe(`${index + 1} of 3`);
  const picture: Sight = { role: 'img', name: 'A bike', within: stage };
  expect(await surface.attribute(picture, 'src')).toContain(`/${'abc'[index]}.jpg`);
  expect(await surface.isChecked(radio(index)), 'the page below goes along').toBe(true);
  // The zoom has no role: the picture's container is that many times as large as the stage.
  const room = document.querySelector<HTMLElement>('dialog [role=group] > div')!;
  expect(room.style.width).toBe(`${scale * 100}%`);
}

/** On the page the radio buttons handle keys themselves, and report each change. */
const pageCases: FlowCases<Flow> = {
  ...galleryCases,
  events: {
    ...galleryCases.events,
    'picture.chosen': { 'another picture': galleryCases.events['picture.chosen']!['another picture']! },
    'zoom.changed': { 'in full screen alone': () => undefined },
    'zoom.toggled': { 'in full screen alone': () => undefined },
  },
};

/** The driver for walks on the pictures of an ad on its page. */
export const galleryOnPageDriver = declareDriver(pageCases, {
  sights: { smaller: { ...button('Zoom out'), enabled: true } },
  does: {
    'picture.chosen': (surface, { index }) => surface.press(radio(index)),
    'picture.sought': (surface, { to }, _, { before }) => surface.key(radio(before.context.index), keys[to]),
  },
  usesData: ['picture.chosen'],
  sweep: 'situations',
  untaken: Object.fromEntries(
    [
      'fitted: zoom.changed [isCloser] → magnified',
      'fitted: zoom.toggled → magnified',
      'magnified: picture.chosen [isAnotherPicture] → fitted',
      'magnified: zoom.changed [isCloser] → the same',
      'magnified: zoom.changed → fitted',
      'magnified: zoom.toggled → fitted',
    ].map((transition) => [transition, 'a picture is magnified in full screen alone']),
  ),
  async opensView() {
    const { openGallery } = await import('./galleryView.tsx');
    return openGallery();
  },
  async expectDetails({ surface }, { context: { index } }) {
    await expectChosen(surface, index);
  },
});

async function expectChosen(surface: Surface, index: number): Promise<void> {
  expect(await surface.isChecked(radio(index))).toBe(true);
  expect(await surface.count({ role: 'radio' })).toBe(3);
}
