import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { notificationTimeout } from '#machines/notifications/limits.ts';
import { notificationCases } from '#machines/notifications/notificationCases.ts';
import { notificationMachine } from '#machines/notifications/notificationMachine.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

/** Starts the machine of a visible notification, with a simulated clock. */
function shown(timeout: number | null = notificationTimeout) {
  const clock = new SimulatedClock();
  const actor = createActor(notificationMachine, { input: { timeout }, clock }).start();
  actor.send({ type: 'notification.shown', at: clock.now() });
  return {
    state: () => actor.getSnapshot().value,
    passes: (time: number) => clock.increment(time),
    holds: (type: 'held' | 'released', by: 'pointer' | 'focus') =>
      actor.send({ type: `notification.${type}`, by, at: clock.now() }),
    clicked: () => actor.send({ type: 'notification.clicked' }),
  };
}

describe('a notification', () => {
  it('is held exactly as long as a pointer or the focus holds it', () => {
    for (const { way, after } of everyStep(notificationCases)) {
      const isHeld = after.context.holds.length > 0 && !after.matches('gone');
      expect(after.matches('held'), way).toBe(isHeld);
    }
  });

  it('disappears after 6 s by itself [NOTIFICATIONS-8]', () => {
    const { passes, state } = shown();
    passes(5999);
    expect(state()).toBe('leaving');
    passes(1);
    expect(state()).toBe('gone');
  });

  it('remains while the pointer is on it, and then for the rest of its time [NOTIFICATIONS-4] [NOTIFICATIONS-5]', () => {
    const { passes, holds, state } = shown();
    passes(4000);
    holds('held', 'pointer');
    passes(60_000);
    expect(state()).toBe('held');
    holds('released', 'pointer');
    passes(1999);
    expect(state()).toBe('leaving');
    holds('held', 'pointer');
    passes(60_000);
    holds('released', 'pointer');
    expect(state()).toBe('leaving');
    passes(1);
    expect(state()).toBe('gone');
  });

  it('that both hold waits for both', () => {
    const { passes, holds, state } = shown();
    holds('held', 'pointer');
    holds('held', 'focus');
    holds('released', 'pointer');
    passes(60_000);
    expect(state()).toBe('held');
    holds('released', 'focus');
    expect(state()).toBe('leaving');
  });

  it('disappears at a click, also when it is held [NOTIFICATIONS-6]', () => {
    const { clicked, state } = shown();
    clicked();
    expect(state()).toBe('gone');
    const other = shown();
    other.holds('held', 'pointer');
    other.clicked();
    expect(other.state()).toBe('gone');
  });

  it('without a timeout remains until its cause has ended', () => {
    const { passes, clicked, state } = shown(null);
    passes(600_000);
    clicked();
    expect(state()).toBe('staying');
  });
});
