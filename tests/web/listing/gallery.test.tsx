import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';

import type { GalleryEvent } from '#machines/listing/galleryEvents.ts';
import { galleryMachine } from '#machines/listing/galleryMachine.ts';
import { galleryPaths } from '#tests/drivers/galleryPaths.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { Gallery } from '#web/listing/Gallery.tsx';

// jsdom has neither layout nor dialogs above the page.
beforeAll(() => {
  HTMLElement.prototype.scrollTo = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const names = ['demo/a.svg', 'demo/b.svg', 'demo/c.svg'];
const keys = { previous: 'ArrowLeft', next: 'ArrowRight', first: 'Home', last: 'End' } as const;

const radios = () => screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
const chosen = () => radios().findIndex(({ checked }) => checked);
const stage = () => within(screen.getByRole('dialog')).getByRole('group');

async function openGallery(of = names) {
  await renderView(<Gallery names={of} title="A bike" placeholder={null} />);
  return document.querySelector<HTMLAnchorElement>('a[href$=".jpg"]')!;
}

async function openFullScreen() {
  fireEvent.click(await openGallery());
  await screen.findByRole('group', { name: 'Picture 1 of 3' });
}

/** A finger that goes from one place to another, or two that move apart. */
function touch(element: Element, from: readonly [number, number], to: readonly [number, number]): void {
  const point = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY });
  fireEvent.touchStart(element, { touches: [point(from)] });
  fireEvent.touchEnd(element, { touches: [], changedTouches: [point(to)] });
}

describe('the gallery of a page, as its chart says', () => {
  const turned = galleryPaths.filter(({ events }) => events.every(({ type }) => type.startsWith('picture.')));

  it.each(turned.map((path) => [path.title, path] as const))('%s', async (_, { input, events }) => {
    await openGallery();
    let [snapshot] = initialTransition(galleryMachine, input);
    for (const event of events) {
      if (event.type === 'picture.chosen') fireEvent.click(radios()[event.index]!);
      if (event.type === 'picture.sought') {
        radios()[chosen()]!.focus();
        fireEvent.keyDown(radios()[chosen()]!, { key: keys[event.to] });
        expect(document.activeElement).toBe(radios()[chosen()]);
      }
      [snapshot] = transition(galleryMachine, snapshot, event);
      expect(chosen()).toBe(snapshot.context.index);
    }
  });
});

describe('the gallery in full screen, as its chart says', () => {
  it.each(galleryPaths.map((path) => [path.title, path] as const))('%s', async (_, { input, events }) => {
    await openFullScreen();
    let [snapshot] = initialTransition(galleryMachine, input);
    for (const event of events) {
      does(event, snapshot);
      [snapshot] = transition(galleryMachine, snapshot, event);
      const { index, scale } = snapshot.context;
      expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe(`${index + 1} of 3`);
      expect(stage().querySelector('img')!.getAttribute('src')).toContain(`/${'abc'[index]}.jpg`);
      expect((stage().firstElementChild as HTMLElement).style.width).toBe(`${scale * 100}%`);
      expect(chosen(), 'the page below goes along').toBe(index);
    }
  });

  /** What a visitor does for an event. */
  function does(event: GalleryEvent, { context }: SnapshotFrom<typeof galleryMachine>): void {
    if (event.type === 'picture.sought') fireEvent.keyDown(stage(), { key: keys[event.to] });
    else if (event.type === 'zoom.toggled') fireEvent.doubleClick(stage());
    else if (event.type === 'picture.chosen') fireEvent.click(radios()[event.index]!);
    else if (event.scale === 1) fireEvent.keyDown(stage(), { key: '0' });
    else {
      // Two fingers that move apart, from the present scale to the one asked for.
      const apart = (distance: number) => ({
        touches: [
          { clientX: 0, clientY: 0 },
          { clientX: distance, clientY: 0 },
        ],
      });
      fireEvent.touchMove(stage(), apart(100));
      fireEvent.touchMove(stage(), apart((100 * event.scale) / context.scale));
      fireEvent.touchEnd(stage(), { touches: [], changedTouches: [] });
    }
  }
});

describe('what one points at in full screen', () => {
  it('stays where it is while the picture grows, and is forgotten where it cannot grow', async () => {
    await openFullScreen();
    const scrolled = vi.spyOn(stage(), 'scrollTo');
    const [clientX, clientY] = [100, 40];
    const wheel = () => fireEvent.wheel(stage(), { ctrlKey: true, deltaY: -10_000, clientX, clientY });
    wheel();
    // The closest there is: four times.
    expect(scrolled).toHaveBeenLastCalledWith(4 * clientX - clientX, 4 * clientY - clientY);
    wheel();
    fireEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    // About the middle of the stage, which has no size here.
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  });
});

describe('a gallery', () => {
  it('is a group of radio buttons, each with its name, the first chosen', async () => {
    await openGallery();
    const group = screen.getByRole('radiogroup', { name: 'Pictures' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(['Picture 1 of 3', 'Picture 2 of 3', 'Picture 3 of 3']);
    expect(chosen()).toBe(0);
  });

  it('has arrows that choose without a script, and follows what was chosen before its own came', async () => {
    await openGallery();
    const [arrow] = document.querySelectorAll<HTMLLabelElement>('label[aria-hidden]');
    expect(document.getElementById(arrow!.htmlFor)).toBe(radios()[1]);
  });

  it('of one picture has nothing to choose', async () => {
    await openGallery(['demo/a.svg']);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('img', { name: 'A bike' })).toBeTruthy();
  });

  it('turns by a swipe across, and not by one down the page or by a press', async () => {
    const link = await openGallery();
    touch(link, [200, 100], [120, 110]);
    expect(chosen()).toBe(1);
    const second = document.querySelectorAll('a[href$=".jpg"]')[1]!;
    touch(second, [200, 100], [190, 300]);
    touch(second, [200, 100], [190, 100]);
    touch(second, [200, 100], [140, 160]);
    expect(chosen()).toBe(1);
    touch(second, [120, 100], [200, 100]);
    expect(chosen()).toBe(0);
  });

  it('leads to the picture itself where no script runs', async () => {
    const link = await openGallery();
    expect(link.getAttribute('href')).toBe('/pictures/1280/demo/a.jpg');
    expect(link.textContent).toBe('Show in full screen1 of 3'.replace('1 of 3', ''));
  });

  it('in full screen takes keys at once, has buttons for all that fingers do, and is whole again when it is left', async () => {
    await openFullScreen();
    expect(document.activeElement).toBe(stage());
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(chosen()).toBe(1);
    const smaller = screen.getByRole('button', { name: 'Smaller' });
    expect(smaller.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Larger' }));
    expect(smaller.getAttribute('aria-disabled')).toBe('false');
    fireEvent.keyDown(smaller, { key: 'ArrowRight' });
    expect(chosen(), 'arrows move over a magnified picture').toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement, 'the picture that is in sight now').toBe(
      document.querySelectorAll('a[href$=".jpg"]')[1],
    );
    fireEvent.click(document.querySelectorAll('a[href$=".jpg"]')[1]!);
    await act(async () => {});
    expect((stage().firstElementChild as HTMLElement).style.width).toBe('100%');
  });
});
