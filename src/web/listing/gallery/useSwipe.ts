import { type TouchEvent, useRef } from 'react';

import type { GalleryEvent } from '#machines/listing/galleryEvents.ts';

import { pictureForSwipe } from './galleryKeys.ts';

/** Detects swipes on an element and sends the picture that they select. Two fingers are not a swipe. */
export function useSwipe(tell: (event: GalleryEvent) => void) {
  const start = useRef<{ readonly clientX: number; readonly clientY: number } | undefined>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0];
      const to = start.current && end && pictureForSwipe(start.current, end);
      start.current = undefined;
      if (to) tell({ type: 'picture.sought', to });
    },
  };
}
