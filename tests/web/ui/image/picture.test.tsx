import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type PictureFiles, pictureFiles } from '#market/pictures.ts';
import { imageDriver } from '#tests/drivers/ui/imageDriver.ts';
import { ControlledObserver } from '#tests/drivers/ui/imageView.tsx';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';
import { Picture } from '#web/ui/image/Picture.tsx';

beforeEach(() => {
  document.body.innerHTML = '';
  vi.stubGlobal('IntersectionObserver', ControlledObserver);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const files = (name: string) => pictureFiles(`demo/${name}.svg`, 320);
const sofa = files('sofa');
const placeholder = <em>no picture</em>;

function picture(of: PictureFiles | undefined, priority: boolean | 'first' = false) {
  return <Picture of={of} alt="A sofa" sizes="100vw" priority={priority} placeholder={placeholder} />;
}

const image = () => screen.queryByRole<HTMLImageElement>('img', { name: 'A sofa' });

describe('a picture, as its chart says', () => {
  itIsWalked(imageDriver);
});

describe('a picture further down', () => {
  it('is requested when it is within 200 px of the window [UI-5]', () => {
    render(picture(sofa));
    const observer = ControlledObserver.last!;
    expect(observer.margin).toBe('200px');
    expect([observer.observed.size, image()]).toEqual([1, null]);
    observer.report(false);
    expect(image()).toBeNull();
    observer.report(true);
    expect(image()!.getAttribute('src')).toBe(sofa.src);
    expect(observer.observed.size).toBe(0);
  });

  it('is no longer observed after it was removed', () => {
    const { unmount } = render(picture(sofa));
    unmount();
    expect(ControlledObserver.last!.observed.size).toBe(0);
  });

  it('is in the document for browsers without scripts', () => {
    document.body.innerHTML = renderToString(picture(sofa));
    // A browser that runs scripts parses the content of `noscript` as text, so no image is found at first.
    expect(image()).toBeNull();
    document.body.innerHTML = document.querySelector('noscript')!.textContent;
    expect([image()!.getAttribute('src'), image()!.getAttribute('loading')]).toEqual([sofa.src, 'lazy']);
  });
});

describe('a picture of the first screen', () => {
  it.each([
    ['', true, 'auto'],
    [', before all others if the screen is about it', 'first', 'high'],
  ] as const)('is in the document itself, loaded at once%s [UI-5]', (_, priority, fetchPriority) => {
    document.body.innerHTML = renderToString(picture(sofa, priority));
    expect(image()!.getAttribute('loading')).toBe('eager');
    expect(image()!.getAttribute('fetchpriority')).toBe(fetchPriority);
    expect(document.querySelector('noscript')).toBeNull();
  });

  it('states its size, and is offered in modern formats before JPEG', () => {
    render(picture(sofa, true));
    expect([image()!.width, image()!.height]).toEqual([800, 600]);
    expect([...document.querySelectorAll('source')].map(({ type, sizes }) => [type, sizes])).toEqual([
      ['image/avif', '100vw'],
      ['image/webp', '100vw'],
    ]);
  });

  it('that failed before its script loaded shows its fallback [UI-4]', () => {
    const failed = { complete: true, currentSrc: sofa.src, naturalWidth: 0 };
    const spies = Object.entries(failed).map(([key, value]) =>
      vi.spyOn(HTMLImageElement.prototype, key as 'complete', 'get').mockReturnValue(value as never),
    );
    render(picture(sofa, true));
    expect(screen.getByText('no picture')).toBeTruthy();
    for (const spy of spies) spy.mockRestore();
  });
});

it('an absent picture shows the fallback', () => {
  render(picture(undefined));
  expect([image(), screen.getByText('no picture').tagName]).toEqual([null, 'EM']);
});
