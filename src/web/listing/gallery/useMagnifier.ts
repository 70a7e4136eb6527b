import { type RefObject, type TouchEvent, type TouchList, useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { GalleryEvent } from '#machines/listing/galleryEvents.ts';
import type { galleryMachine } from '#machines/listing/galleryMachine.ts';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

type ZoomEvent = Extract<GalleryEvent, { type: `zoom.${string}` }>;

/** The zoom factor per unit of the wheel's movement, while the zoom modifier is pressed. */
const wheelStep = 1.0025;

/** Zooms a picture by pinching and by the wheel. The point under the pointer stays in place. */
export function useMagnifier(stage: RefObject<HTMLElement | null>, flow: ActorRefFrom<typeof galleryMachine>) {
  const scale = useSelector(flow, ({ context }) => context.scale);
  const shown = useRef(scale);
  /** The zoom's fixed point, from the stage's corner; undefined means its centre. */
  const focus = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const pinch = useRef<{ readonly distance: number; readonly scale: number } | undefined>(undefined);

  useLayoutEffect(() => {
    const element = stage.current;
    if (element) {
      const { x, y } = focus.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      const growth = scale / shown.current;
      element.scrollTo((element.scrollLeft + x) * growth - x, (element.scrollTop + y) * growth - y);
    }
    shown.current = scale;
    focus.current = undefined;
  }, [scale, stage]);

  function zoom({ clientX, clientY }: Point, requested: ZoomEvent) {
    const corner = stage.current?.getBoundingClientRect();
    if (corner) focus.current = { x: clientX - corner.left, y: clientY - corner.top };
    flow.send(requested);
    // At a limit nothing changes, so the fixed point must not apply to the next zoom.
    if (flow.getSnapshot().context.scale === shown.current) focus.current = undefined;
  }

  // React registers wheel listeners as passive, and the browser would zoom the whole page.
  useEffect(() => {
    const element = stage.current;
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event, { type: 'zoom.changed', scale: flow.getSnapshot().context.scale * wheelStep ** -event.deltaY });
    }
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  return {
    /** Requests another scale; the point under the pointer stays in place. */
    zoom,
    pressed: {
      onTouchMove({ touches }: TouchEvent) {
        const fingers = fingersOf(touches);
        if (!fingers) return;
        pinch.current ??= { distance: fingers.distance, scale };
        zoom(fingers, {
          type: 'zoom.changed',
          scale: (pinch.current.scale * fingers.distance) / pinch.current.distance,
        });
      },
      onTouchEndCapture({ touches }: TouchEvent) {
        if (touches.length < 2) pinch.current = undefined;
      },
    },
  };
}

/** The distance of two fingers, and the point between them. */
function fingersOf(touches: TouchList): (Point & { readonly distance: number }) | undefined {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return undefined;
  return {
    distance: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  };
}
