import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

/** A pointer that moves less than this, in CSS pixels, does not drag but press. */
const tremble = 6;

interface Carrying {
  readonly lift: (key: string) => void;
  /** Called while a photo is dragged over the place of another photo. */
  readonly over: (key: string, other: string) => void;
  readonly drop: () => void;
  readonly stop: () => void;
}

/**
 * Sorts photos by mouse, pen or finger. Returns the `pointerdown` handler of a photo. Photos are found by `data-photo`,
 * which contains their key.
 */
export function usePointerCarry(carrying: Carrying): (key: string, event: ReactPointerEvent) => void {
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  return (key, down) => {
    if (down.button !== 0 || !down.isPrimary) return;
    const following = new AbortController();
    const { signal } = following;
    let isLifted = false;
    end.current();
    end.current = () => following.abort();
    const finish = (how: () => void) => () => {
      following.abort();
      if (isLifted) how();
    };
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY, pointerId }) => {
        if (pointerId !== down.pointerId) return;
        if (!isLifted) {
          if (Math.hypot(clientX - down.clientX, clientY - down.clientY) < tremble) return;
          isLifted = true;
          carrying.lift(key);
        }
        const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-photo]');
        const other = below?.dataset['photo'];
        if (other !== undefined && other !== key) carrying.over(key, other);
      },
      { signal },
    );
    window.addEventListener('pointerup', finish(carrying.drop), { signal });
    window.addEventListener('pointercancel', finish(carrying.stop), { signal });
  };
}
