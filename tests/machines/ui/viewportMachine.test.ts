import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { resizeDebounce } from '#machines/ui/delays.ts';
import { viewportCases } from '#machines/ui/viewportCases.ts';
import { viewportEvents } from '#machines/ui/viewportEvents.ts';
import { viewportMachine } from '#machines/ui/viewportMachine.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

describe('the window', () => {
  it('has the width of its last rest', () => {
    for (const { way, before, after } of everyStep(viewportCases)) {
      if (after.matches('still')) expect(after.context.width, way).toBe(after.context.seen);
      if (after.matches('moving')) expect(after.context.width, way).toBe(before.context.width);
      expect(after.status, way).toBe('active');
    }
  });

  it('reports its width after 250 ms without a change, and its first width at once [UI-15]', () => {
    expect(resizeDebounce).toBe(250);
    const clock = new SimulatedClock();
    const flow = createActor(viewportMachine, { clock }).start();
    const width = () => flow.getSnapshot().context.width;
    expect(width()).toBeNull();
    flow.send({ type: 'window.resized', width: 390 });
    expect(width()).toBe(390);
    flow.send({ type: 'window.resized', width: 700 });
    clock.increment(249);
    flow.send({ type: 'window.resized', width: 1000 });
    clock.increment(249);
    expect(width()).toBe(390);
    clock.increment(1);
    expect(width()).toBe(1000);
  });

  it('declares the events it accepts', () => {
    expect(viewportEvents.safeParse({ type: 'window.resized', width: 390.5 }).success).toBe(true);
    expect(viewportEvents.safeParse({ type: 'window.resized', width: -1 }).success).toBe(false);
  });
});
