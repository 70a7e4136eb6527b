import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { headerMenuCases } from '#machines/shell/headerMenuCases.ts';
import { headerMenuEvents } from '#machines/shell/headerMenuEvents.ts';
import { type CategoryTotals, headerMenuMachine } from '#machines/shell/headerMenuMachine.ts';
import { toggleDebounce } from '#machines/ui/delays.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

const waiting = headerMenuMachine.provide({
  actors: {
    loading: fromPromise<void>(() => new Promise(() => {})),
    counting: fromPromise<CategoryTotals>(() => new Promise(() => {})),
  },
});

function openedMenu() {
  const clock = new SimulatedClock();
  const menu = createActor(waiting, { clock }).start();
  menu.send({ type: 'menu.opened' });
  return { clock, menu };
}

describe('the menu of the header', () => {
  it('is closed or open, and loads its content on first open [SHELL-13]', () => {
    for (const { way, before, event, after } of everyStep(headerMenuCases)) {
      expect(after.matches('open'), way).toBe(!after.matches('closed'));
      expect('loading' in after.children, `${way}: it loads only while it is open`).toBe(after.hasTag('busy'));
      expect('counting' in after.children, way).toBe(after.matches({ open: { totals: 'asking' } }));
      if (before.context.totals) expect(after.context.totals, `${way}: the totals remain`).not.toBeNull();
      if (before.context.hasContent) expect(after.hasTag('busy'), `${way}: loaded content remains`).toBe(false);
      if (['menu.escaped', 'page.changed', 'layout.changed'].includes(event.type)) {
        expect(after.matches('closed'), `${way}: Escape closes it at once, and going elsewhere`).toBe(true);
      }
    }
  });

  it('is not closed by the second tap of a trembling finger, within 100 ms [UI-16]', () => {
    expect(toggleDebounce).toBe(100);
    const { clock, menu } = openedMenu();
    clock.increment(99);
    menu.send({ type: 'menu.closed' });
    expect(menu.getSnapshot().matches('open')).toBe(true);
    clock.increment(1);
    menu.send({ type: 'menu.closed' });
    expect(menu.getSnapshot().matches('closed')).toBe(true);
  });

  it('is not opened again by a press that was meant to close it, within 100 ms [UI-16]', () => {
    const { clock, menu } = openedMenu();
    clock.increment(100);
    menu.send({ type: 'menu.closed' });
    clock.increment(99);
    menu.send({ type: 'menu.opened' });
    expect(menu.getSnapshot().matches('closed')).toBe(true);
    clock.increment(1);
    menu.send({ type: 'menu.opened' });
    expect(menu.getSnapshot().matches('open')).toBe(true);
  });

  it('is closed at first, and at rest', () => {
    const first = createActor(headerMenuMachine).getSnapshot();
    expect(first.value).toEqual({ closed: 'ready' });
    expect(first.children).toEqual({});
  });

  it('declares the events it accepts', () => {
    expect(headerMenuEvents.safeParse({ type: 'page.changed' }).success).toBe(true);
    expect(headerMenuEvents.safeParse({ type: 'page.turned' }).success).toBe(false);
  });
});
