import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { headerMenuEvents } from '#machines/shell/headerMenuEvents.ts';
import { type CategoryTotals, headerMenuMachine } from '#machines/shell/headerMenuMachine.ts';
import { toggleDebounce } from '#machines/ui/delays.ts';
import { declaredTransitions, pathsThrough, statesOf, takenTransitions } from '#tests/drivers/chartPaths.ts';
import { headerMenuWalk } from '#tests/drivers/headerMenuPaths.ts';

const waiting = headerMenuMachine.provide({
  actors: {
    loading: fromPromise<void>(() => new Promise(() => {})),
    counting: fromPromise<CategoryTotals>(() => new Promise(() => {})),
  },
});

const paths = pathsThrough(waiting, headerMenuWalk);

function openedMenu() {
  const clock = new SimulatedClock();
  const menu = createActor(waiting, { clock }).start();
  menu.send({ type: 'menu.opened' });
  return { clock, menu };
}

describe('the menu of the header', () => {
  it('takes every one of its transitions on the generated paths', () => {
    const taken = new Set(paths.flatMap((path) => takenTransitions(waiting, path)));
    expect([...declaredTransitions(headerMenuMachine)].filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it.each(paths.map((path) => [path.title, path] as const))(
    'is closed or open, and loads its content on first open [SHELL-13]: %s',
    (_, { input, events }) => {
      const menu = createActor(waiting, { input, clock: new SimulatedClock() }).start();
      for (const event of events) {
        const before = menu.getSnapshot();
        menu.send(event as never);
        const snapshot = menu.getSnapshot();
        expect(snapshot.matches('open')).toBe(!snapshot.matches('closed'));
        expect('loading' in snapshot.children, 'it loads only while it is open').toBe(snapshot.hasTag('busy'));
        expect('counting' in snapshot.children).toBe(snapshot.matches({ open: { totals: 'asking' } }));
        if (before.context.totals) expect(snapshot.context.totals, 'what was told stays').not.toBeNull();
        if (before.context.hasContent) expect(snapshot.hasTag('busy'), 'what has come is kept').toBe(false);
        if (event.type === 'page.changed' || event.type === 'layout.changed') {
          expect(snapshot.matches('closed'), 'going elsewhere closes it').toBe(true);
        }
      }
    },
  );

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

  it('is not opened again by one that was meant to close it, within 100 ms [UI-16]', () => {
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

  it('says of every state who is in it and why', () => {
    expect(statesOf(headerMenuMachine.root).filter(({ description }) => !description)).toEqual([]);
  });

  it('declares the events it takes', () => {
    expect(headerMenuEvents.safeParse({ type: 'page.changed' }).success).toBe(true);
    expect(headerMenuEvents.safeParse({ type: 'page.turned' }).success).toBe(false);
  });
});
