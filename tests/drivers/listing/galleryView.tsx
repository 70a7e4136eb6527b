import { viewStage } from '../web/viewStage.tsx';
import { fireEvent } from '@testing-library/react';
import { Gallery } from '#web/listing/gallery/Gallery.tsx';
// The content of the full screen is imported in advance, so that it is there at once.
import '#web/listing/gallery/FullScreenGallery.tsx';

// jsdom has no layout, so an element cannot scroll.
HTMLElement.prototype.scrollTo ??= () => {};

/** Opens the pictures of an ad on its page. */
export function openGallery(names: readonly string[] = ['demo/a.svg', 'demo/b.svg', 'demo/c.svg']) {
  return viewStage(<Gallery names={names} title="A bike" placeholder={null} />, {});
}

/** The link from a picture of the page to the full screen. */
export function fullScreenLink(index = 0): HTMLAnchorElement {
  return document.querySelectorAll<HTMLAnchorElement>('a[href$=".jpg"]')[index]!;
}

/** Opens three pictures of an ad in full screen. */
export async function openFullScreen() {
  const stage = await openGallery();
  fireEvent.click(fullScreenLink());
  const isOpen = await stage.surface.shows({ role: 'group', name: 'Photo 1 of 3' }, true);
  if (!isOpen) throw new Error('The full screen did not open');
  return stage;
}
