import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type ClockEvent, clockEvents } from '#machines/ui/clockEvents.ts';
import { clockMachine } from '#machines/ui/clockMachine.ts';
import { idleDebounce } from '#machines/ui/delays.ts';
import {
  clocksOf,
  declaredTransitions,
  pathsThrough,
  statesOf,
  takenTransitions,
  type Walk,
} from '#tests/drivers/chartPaths.ts';

const silent = clockMachine.provide({ actors: { ticking: fromCallback<ClockEvent>(() => {}) } });

const walk: Walk<typeof clockMachine> = {
  input: undefined,
  events: (snapshot) => [
    { type: 'page.opened' },
    { type: 'visitor.acted' },
    { type: 'minute.passed', elapsed: 60_000 },
    ...clocksOf(snapshot),
  ],
  situation: ({ value, context }) => [value, context.elapsed],
};

const paths = pathsThrough(silent, walk);

describe('the clock of a page', () => {
  it('takes every one of its transitions on the generated paths', () => {
    const taken = new Set(paths.flatMap((path) => takenTransitions(silent, path)));
    expect([...declaredTransitions(clockMachine)].filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it.each(paths.map((path) => [path.title, path] as const))('%s', (_, { input, events }) => {
    const flow = createActor(silent, { input, clock: new SimulatedClock() }).start();
    for (const event of events) {
      flow.send(event as never);
      const snapshot = flow.getSnapshot();
      expect('ticking' in snapshot.children, 'it ticks as long as somebody is there').toBe(snapshot.matches('awake'));
    }
  });

  it('rests once nobody has done anything for 30 s, until somebody is back [UI-17]', () => {
    expect(idleDebounce).toBe(30_000);
    const clock = new SimulatedClock();
    const flow = createActor(silent, { clock }).start();
    flow.send({ type: 'page.opened' });
    clock.increment(29_999);
    flow.send({ type: 'visitor.acted' });
    clock.increment(29_999);
    expect(flow.getSnapshot().matches('awake')).toBe(true);
    clock.increment(1);
    expect(flow.getSnapshot().matches('idle')).toBe(true);
    flow.send({ type: 'visitor.acted' });
    expect(flow.getSnapshot().matches('awake')).toBe(true);
  });

  it('stands still at first', () => {
    const first = createActor(clockMachine).getSnapshot();
    expect(first.value).toBe('unopened');
    expect(first.context.elapsed).toBe(0);
    expect(first.children).toEqual({});
  });

  it('says of every state who is in it and why', () => {
    expect(statesOf(clockMachine.root).filter(({ description }) => !description)).toEqual([]);
  });

  it('declares the events it takes', () => {
    expect(clockEvents.safeParse({ type: 'minute.passed', elapsed: 60_000 }).success).toBe(true);
    expect(clockEvents.safeParse({ type: 'minute.passed', elapsed: -1 }).success).toBe(false);
  });
});
