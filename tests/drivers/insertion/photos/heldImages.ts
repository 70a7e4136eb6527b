import { act } from '@testing-library/react';
import type { PhotoSize } from '#market/photoFit.ts';
import { settled } from '../../web/settled.ts';

/** A stand-in for an image that a script loads to scale it; the test decides when it loads. */
class HeldImage extends EventTarget {
  src = '';
  naturalWidth = 0;
  naturalHeight = 0;
  isOver = false;

  /** Reports that the browser cannot decode the image. */
  fails(): Promise<void> {
    this.isOver = true;
    return act(async () => void this.dispatchEvent(new Event('error')));
  }

  /** Reports that the browser has decoded the image, in this size. */
  loads({ width, height }: PhotoSize): Promise<void> {
    Object.assign(this, { naturalWidth: width, naturalHeight: height, isOver: true });
    return act(async () => void this.dispatchEvent(new Event('load')));
  }
}

/** A stand-in for a canvas on which an image is drawn, and which writes a JPEG. */
export interface HeldCanvas {
  /** In bytes. */
  written: number;
  readonly drawn: PhotoSize[];
  /** The sizes in which bitmaps were decoded. */
  readonly decoded: PhotoSize[];
}

/** Replaces the image decoding and scaling of browsers, which jsdom lacks. Images wait until they are answered. */
export function holdImages() {
  const images: HeldImage[] = [];
  const canvas: HeldCanvas = { written: 0, drawn: [], decoded: [] };
  const { Image, createImageBitmap } = globalThis;
  const { getContext, toBlob } = HTMLCanvasElement.prototype;
  globalThis.Image = class extends HeldImage {
    constructor() {
      super();
      images.push(this);
    }
  } as unknown as typeof Image;
  globalThis.createImageBitmap = (async (_: Blob, { resizeWidth: width, resizeHeight: height }: ImageBitmapOptions) => {
    canvas.decoded.push({ width: width!, height: height! });
    return { width, height, close: () => {} };
  }) as unknown as typeof createImageBitmap;
  const context = {
    fillRect: () => {},
    drawImage: (...[, , , width, height]: [unknown, number, number, number, number]) =>
      void canvas.drawn.push({ width, height }),
  };
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as typeof getContext;
  HTMLCanvasElement.prototype.toBlob = (take, type) =>
    take(new Blob([new Uint8Array(canvas.written)], { type: type ?? '' }));
  return {
    canvas,
    all: images as readonly HeldImage[],
    /**
     * Resolves to the last image that waits to be loaded.
     * @throws if there is none
     */
    async waiting(): Promise<HeldImage> {
      const found = () => images.findLast(({ isOver }) => !isOver);
      await settled(() => found() !== undefined);
      const image = found();
      if (!image) throw new Error('There is no image');
      return image;
    },
    letGo() {
      Object.assign(globalThis, { Image, createImageBitmap });
      Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob });
    },
  };
}

/** Answers an image by a case of a walk: scaled to this many bytes, or unchanged because it cannot be decoded. */
export async function preparesImage(
  images: ReturnType<typeof holdImages>,
  { size, original }: { readonly size: number; readonly original: number },
): Promise<void> {
  const image = await images.waiting();
  if (size === original) return image.fails();
  images.canvas.written = size;
  await image.loads({ width: 9248, height: 6936 });
}
