import type { GalleryEvent } from '#machines/listing/galleryEvents.ts';

type GallerySelection = Extract<GalleryEvent, { type: 'picture.sought' }>['to'];

/** For each key: the picture that it selects. */
const keys: Readonly<Record<string, GallerySelection | undefined>> = {
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  ArrowRight: 'next',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
};

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The picture that a key press selects; undefined for other keys and for the browser's shortcuts. */
export function pictureForKey({ key, altKey, ctrlKey, metaKey }: Pressed): GallerySelection | undefined {
  return altKey || ctrlKey || metaKey ? undefined : keys[key];
}

/** The minimum length of a swipe, in CSS pixels; shorter movements are presses. */
const shortestSwipe = 40;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The picture that a swipe between two points selects; undefined for a vertical one. */
export function pictureForSwipe(from: Point, to: Point): GallerySelection | undefined {
  const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
  if (Math.abs(across) < shortestSwipe || Math.abs(across) < 1.5 * Math.abs(down)) return undefined;
  return across < 0 ? 'next' : 'previous';
}
