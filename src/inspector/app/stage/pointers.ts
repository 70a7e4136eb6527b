import type { StageEvent } from '#machines/inspector/stage/stageEvents.ts';

/** A press that moves less than this many pixels is a click. */
const clickWithin = 4;

/** By how much the wheel zooms for each pixel of its movement; a pinch on a touchpad reports smaller movements. */
const zoomPerPixel = { wheel: 0.0015, pinch: 0.01 } as const;

/** Makes an element move and zoom a stage by mouse, touch, pen and wheel. Returns its end. */
export function followPointers(element: HTMLElement, send: (event: StageEvent) => void): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  const end = new AbortController();
  const place = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, handle: (event: HTMLElementEventMap[Type]) => void) =>
    element.addEventListener(type, handle, { signal: end.signal, passive: false });

  on('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('button, input, a')) return;
    if (pointers.size === 0) moved = 0;
    pointers.set(event.pointerId, place(event));
  });
  on('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    pointers.set(event.pointerId, now);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    moved += Math.abs(dx) + Math.abs(dy);
    if (moved < clickWithin) return;
    element.setPointerCapture(event.pointerId);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      send({ type: 'view.moved', dx, dy });
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    send({
      type: 'zoom.changed',
      factor: Math.max(0.1, factor),
      at: { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
    });
  });
  for (const type of ['pointerup', 'pointercancel'] as const) on(type, ({ pointerId }) => pointers.delete(pointerId));
  // A drag that ends on a state does not select it.
  element.addEventListener(
    'click',
    (event) => {
      if (moved >= clickWithin) event.stopPropagation();
      moved = 0;
    },
    { signal: end.signal, capture: true },
  );
  on('wheel', (event) => {
    event.preventDefault();
    const by = event.ctrlKey ? zoomPerPixel.pinch : zoomPerPixel.wheel;
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    send({ type: 'zoom.changed', factor: Math.exp(-pixels * by), at: place(event) });
  });
  return () => end.abort();
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
