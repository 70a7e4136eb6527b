import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Stage } from '#tests/drivers/walking/flowDriver.ts';
import { galleryDriver, galleryOnPageDriver } from '#tests/drivers/listing/galleryDriver.ts';
import { fullScreenLink, openFullScreen, openGallery as mountGallery } from '#tests/drivers/listing/galleryView.tsx';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

let page: Stage | undefined;

afterEach(() => page?.ends());

const radios = () => screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
const chosen = () => radios().findIndex(({ checked }) => checked);
const stage = () => within(screen.getByRole('dialog')).getByRole('group');

async function openGallery(names?: readonly string[]) {
  page = await mountGallery(names);
  return fullScreenLink();
}

async function openScreen() {
  page = await openFullScreen();
}

/** Dispatches the touches of a finger that moves from one position to another. */
function touch(element: Element, from: readonly [number, number], to: readonly [number, number]): void {
  const point = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY });
  fireEvent.touchStart(element, { touches: [point(from)] });
  fireEvent.touchEnd(element, { touches: [], changedTouches: [point(to)] });
}

describe('the gallery of a page, as its chart says', () => {
  itIsWalked(galleryOnPageDriver);
});

describe('the gallery in full screen, as its chart says', () => {
  itIsWalked(galleryDriver);
});

describe('two fingers on a picture in full screen', () => {
  /** The touches of two fingers at this distance, in px. */
  const touches = (distance: number) => ({
    touches: [
      { clientX: 0, clientY: 0 },
      { clientX: distance, clientY: 0 },
    ],
  });
  const scale = () => (stage().firstElementChild as HTMLElement).style.width;

  it('scale it by the ratio of their distances, and leave it unchanged after they are lifted', async () => {
    await openScreen();
    fireEvent.touchMove(stage(), touches(100));
    fireEvent.touchMove(stage(), touches(200));
    expect(scale()).toBe('200%');
    fireEvent.touchEnd(stage(), { touches: [], changedTouches: [] });
    expect(scale()).toBe('200%');
    fireEvent.touchMove(stage(), touches(100));
    fireEvent.touchMove(stage(), touches(50));
    expect(scale()).toBe('100%');
  });
});

describe('the zoom around a point in full screen', () => {
  it('keeps the point in place while the picture grows, and forgets it at the maximum', async () => {
    await openScreen();
    const scrolled = vi.spyOn(stage(), 'scrollTo');
    const [clientX, clientY] = [100, 40];
    const wheel = () => fireEvent.wheel(stage(), { ctrlKey: true, deltaY: -10_000, clientX, clientY });
    wheel();
    // The scroll position at a scale of four, the largest one.
    expect(scrolled).toHaveBeenLastCalledWith(4 * clientX - clientX, 4 * clientY - clientY);
    wheel();
    fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    // The button zooms around the middle of the stage, which has no size in jsdom.
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  });
});

describe('a gallery', () => {
  it('is a group of radio buttons, each with its name, the first chosen', async () => {
    await openGallery();
    const group = screen.getByRole('radiogroup', { name: 'Photos' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(['Photo 1 of 3', 'Photo 2 of 3', 'Photo 3 of 3']);
    expect(chosen()).toBe(0);
  });

  it('has arrows that work without a script, and keeps the choice made before its script loaded', async () => {
    await openGallery();
    const [arrow] = document.querySelectorAll<HTMLLabelElement>('label[aria-hidden]');
    expect(document.getElementById(arrow!.htmlFor)).toBe(radios()[1]);
  });

  it('moves the focus with its keys', async () => {
    await openGallery();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', 2],
      ['ArrowLeft', 1],
      ['Home', 0],
    ] as const) {
      fireEvent.keyDown(radios()[chosen()]!, { key });
      expect([chosen(), document.activeElement]).toEqual([index, radios()[index]]);
    }
  });

  it('of a single picture has nothing to choose', async () => {
    await openGallery(['demo/a.svg']);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('img', { name: 'A bike' })).toBeTruthy();
  });

  it('changes the picture by a horizontal swipe, and not by a vertical one or by a press', async () => {
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

  it('links to the picture itself when no script runs', async () => {
    const link = await openGallery();
    expect(link.getAttribute('href')).toBe('/pictures/1280/demo/a.jpg');
    expect(link.textContent).toBe('Show in full screen1 of 3'.replace('1 of 3', ''));
  });

  it('receives keys at once in full screen, has buttons for all gestures, and resets the zoom on exit', async () => {
    await openScreen();
    expect(document.activeElement).toBe(stage());
    fireEvent.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(chosen()).toBe(1);
    const smaller = screen.getByRole('button', { name: 'Zoom out' });
    expect(smaller.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
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
