import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { tooltipAnimation, tooltipDelay } from '#machines/ui/delays.ts';
import { tooltipCases } from '#machines/ui/tooltipCases.ts';
import { tooltipEvents } from '#machines/ui/tooltipEvents.ts';
import { tooltipMachine } from '#machines/ui/tooltipMachine.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

const waiting = tooltipMachine.provide({
  actors: { remembering: fromPromise<boolean, { readonly name: string }>(() => new Promise(() => {})) },
});

/** Opens a tooltip that was or was not dismissed before, with the values that it has stored since. */
function openedTooltip(wasDismissed: boolean) {
  const stored: string[] = [];
  const clock = new SimulatedClock();
  const tooltip = createActor(
    waiting.provide({ actions: { storeDismissal: (_, { name }) => void stored.push(name) } }),
    { input: { name: 'language' }, clock },
  ).start();
  tooltip.send({ type: 'page.opened' });
  tooltip.send({ type: 'xstate.done.actor.remembering', output: wasDismissed } as never);
  return { tooltip, clock, stored, state: () => tooltip.getSnapshot().value };
}

describe('a tooltip', () => {
  it('is shown after a delay, disappears when hidden, and does not return', () => {
    for (const { way, before, after } of everyStep(tooltipCases)) {
      if (after.matches('shown')) expect(before.value, way).toBe('waiting');
      if (after.matches('hiding')) expect(before.value, way).toBe('shown');
      expect(before.matches('dismissed'), way).toBe(false);
    }
  });

  it('appears after 1000 ms [UI-13]', () => {
    expect(tooltipDelay).toBe(1000);
    const { clock, state } = openedTooltip(false);
    clock.increment(999);
    expect(state()).toBe('waiting');
    clock.increment(1);
    expect(state()).toBe('shown');
  });

  it('never appears when its name is stored as dismissed [UI-13]', () => {
    const { clock, state } = openedTooltip(true);
    clock.increment(60_000);
    expect(state()).toBe('dismissed');
  });

  it('stores the dismissal when it is closed, and is gone after the animation [UI-14]', () => {
    const { clock, state, stored, tooltip } = openedTooltip(false);
    clock.increment(tooltipDelay);
    expect(stored).toEqual([]);
    tooltip.send({ type: 'tooltip.closed' });
    expect(stored).toEqual(['language']);
    expect(state()).toBe('hiding');
    clock.increment(tooltipAnimation - 1);
    expect(state()).toBe('hiding');
    clock.increment(1);
    expect(state()).toBe('dismissed');
  });

  it('is at rest at first', () => {
    const first = createActor(tooltipMachine, { input: { name: 'language' } }).getSnapshot();
    expect(first.value).toBe('idle');
    expect(first.children).toEqual({});
  });

  it('declares the events it accepts', () => {
    expect(tooltipEvents.safeParse({ type: 'tooltip.closed' }).success).toBe(true);
    expect(tooltipEvents.safeParse({ type: 'tooltip.shown' }).success).toBe(false);
  });
});
