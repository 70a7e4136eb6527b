import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { resizeDebounce } from '#machines/ui/delays.ts';
import { viewportEvents } from '#machines/ui/viewportEvents.ts';
import { viewportMachine } from '#machines/ui/viewportMachine.ts';
import {
  clocksOf,
  declaredTransitions,
  pathsThrough,
  statesOf,
  takenTransitions,
  type Walk,
} from '#tests/drivers/chartPaths.ts';

const walk: Walk<typeof viewportMachine> = {
  input: undefined,
  events: (snapshot) => [
    { type: 'window.resized', width: 390 },
    { type: 'window.resized', width: 1440 },
    ...clocksOf(snapshot),
  ],
  situation: ({ value, context }) => [value, context],
};

const paths = pathsThrough(viewportMachine, walk);

describe('the window', () => {
  it('takes every one of its transitions on the generated paths', () => {
    const taken = new Set(paths.flatMap((path) => takenTransitions(viewportMachine, path)));
    expect([...declaredTransitions(viewportMachine)].filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it.each(paths.map((path) => [path.title, path] as const))('%s', (_, { input, events }) => {
    const flow = createActor(viewportMachine, { input, clock: new SimulatedClock() }).start();
    for (const event of events) {
      const before = flow.getSnapshot();
      flow.send(event as never);
      const { context, ...snapshot } = flow.getSnapshot();
      if (flow.getSnapshot().matches('still')) expect(context.width).toBe(context.seen);
      if (flow.getSnapshot().matches('moving')) expect(context.width).toBe(before.context.width);
      expect(snapshot.status).toBe('active');
    }
  });

  it('counts once it has stood still for 250 ms, its first width at once [UI-15]', () => {
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

  it('says of every state who is in it and why', () => {
    expect(statesOf(viewportMachine.root).filter(({ description }) => !description)).toEqual([]);
  });

  it('declares the events it takes', () => {
    expect(viewportEvents.safeParse({ type: 'window.resized', width: 390.5 }).success).toBe(true);
    expect(viewportEvents.safeParse({ type: 'window.resized', width: -1 }).success).toBe(false);
  });
});
