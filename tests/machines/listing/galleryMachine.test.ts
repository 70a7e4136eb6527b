import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type GalleryEvent, galleryEvents } from '#machines/listing/galleryEvents.ts';
import { closest, closeUp, galleryMachine } from '#machines/listing/galleryMachine.ts';

function after(count: number, events: readonly GalleryEvent[]) {
  const actor = createActor(galleryMachine, { input: { count } }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

const next = { type: 'picture.sought', to: 'next' } as const;
const previous = { type: 'picture.sought', to: 'previous' } as const;

describe('a gallery', () => {
  it('shows one of its pictures, whole unless it is magnified, in any sequence of events', () => {
    const event: fc.Arbitrary<GalleryEvent> = fc.oneof(
      fc.record({ type: fc.constant('picture.chosen' as const), index: fc.integer({ min: -2, max: 7 }) }),
      fc.record({
        type: fc.constant('picture.sought' as const),
        to: fc.constantFrom('previous' as const, 'next' as const, 'first' as const, 'last' as const),
      }),
      fc.record({ type: fc.constant('zoom.changed' as const), scale: fc.double() }),
      fc.constant({ type: 'zoom.toggled' as const }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(event), (count, events) => {
        const { context, value } = after(count, events);
        expect(context.index).toBeGreaterThanOrEqual(0);
        expect(context.index).toBeLessThan(count);
        expect(context.scale).toBeGreaterThanOrEqual(1);
        expect(context.scale).toBeLessThanOrEqual(closest);
        expect(value === 'magnified').toBe(context.scale > 1);
      }),
    );
  });

  it('begins with the first picture, and ends at the ends', () => {
    expect(after(3, []).context.index).toBe(0);
    expect(after(3, [previous]).context.index).toBe(0);
    expect(after(3, [next, next, next]).context.index).toBe(2);
    expect(after(3, [{ type: 'picture.sought', to: 'last' }]).context.index).toBe(2);
    expect(after(3, [next, { type: 'picture.sought', to: 'first' }]).context.index).toBe(0);
  });

  it('moves over a magnified picture by keys and fingers, and does not turn it', () => {
    const close = after(3, [{ type: 'zoom.toggled' }]);
    expect(close.context.scale).toBe(closeUp);
    expect(close.can(next)).toBe(false);
    expect(close.can({ type: 'picture.chosen', index: 1 })).toBe(true);
  });

  it('shows the next picture whole', () => {
    const { context, value } = after(3, [{ type: 'zoom.toggled' }, { type: 'picture.chosen', index: 1 }]);
    expect([value, context.index, context.scale]).toEqual(['fitted', 1, 1]);
  });

  it('declares the events it accepts', () => {
    expect(galleryEvents.safeParse(next).success).toBe(true);
    expect(galleryEvents.safeParse({ type: 'picture.sought', to: 'best' }).success).toBe(false);
  });
});
