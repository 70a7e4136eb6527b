import type { GalleryEvent } from '#machines/listing/galleryEvents.ts';

type Sought = Extract<GalleryEvent, { type: 'picture.sought' }>['to'];

/** Which picture a key asks for. */
const keys: Readonly<Record<string, Sought | undefined>> = {
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

/** The picture that a key press asks for; none if it is another key, or one that the browser means otherwise. */
export function soughtBy({ key, altKey, ctrlKey, metaKey }: Pressed): Sought | undefined {
  return altKey || ctrlKey || metaKey ? undefined : keys[key];
}

/** Shorter is a press, in px. */
const shortestSwipe = 40;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The picture that a finger asks for which went from one point to another; none if it went down the page. */
export function soughtBetween(from: Point, to: Point): Sought | undefined {
  const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
  if (Math.abs(across) < shortestSwipe || Math.abs(across) < 1.5 * Math.abs(down)) return undefined;
  return across < 0 ? 'next' : 'previous';
}
