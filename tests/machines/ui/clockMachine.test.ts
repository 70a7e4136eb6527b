import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { clockCases } from '#machines/ui/clockCases.ts';
import { type ClockEvent, clockEvents } from '#machines/ui/clockEvents.ts';
import { clockMachine } from '#machines/ui/clockMachine.ts';
import { idleDebounce } from '#machines/ui/delays.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

const silent = clockMachine.provide({ actors: { ticking: fromCallback<ClockEvent>(() => {}) } });

describe('the clock of a page', () => {
  it('ticks as long as the visitor is active', () => {
    for (const { way, after } of everyStep(clockCases)) {
      expect('ticking' in after.children, way).toBe(after.matches('awake'));
    }
  });

  it('pauses after 30 s without activity, until the visitor is active again [UI-17]', () => {
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

  it('is stopped at first', () => {
    const first = createActor(clockMachine).getSnapshot();
    expect(first.value).toBe('unopened');
    expect(first.context.elapsed).toBe(0);
    expect(first.children).toEqual({});
  });

  it('declares the events it accepts', () => {
    expect(clockEvents.safeParse({ type: 'minute.passed', elapsed: 60_000 }).success).toBe(true);
    expect(clockEvents.safeParse({ type: 'minute.passed', elapsed: -1 }).success).toBe(false);
  });
});
