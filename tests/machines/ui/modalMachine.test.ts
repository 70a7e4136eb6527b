import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { modalEvents } from '#machines/ui/modalEvents.ts';
import { modalMachine } from '#machines/ui/modalMachine.ts';
import { declaredTransitions, pathsThrough, statesOf, takenTransitions } from '#tests/drivers/chartPaths.ts';
import { modalWalk } from '#tests/drivers/modalPaths.ts';

const waiting = modalMachine.provide({ actors: { loading: fromPromise<void>(() => new Promise(() => {})) } });

const paths = pathsThrough(waiting, modalWalk);

describe('a modal', () => {
  it('takes every one of its transitions on the generated paths', () => {
    const taken = new Set(paths.flatMap((path) => takenTransitions(waiting, path)));
    expect([...declaredTransitions(modalMachine)].filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it.each(paths.map((path) => [path.title, path] as const))(
    'loads its content once, when it is first opened [SHELL-14]: %s',
    (_, { input, events }) => {
      const actor = createActor(waiting, { input }).start();
      expect(actor.getSnapshot().children).toEqual({});
      for (const event of events) {
        actor.send(event as never);
        const snapshot = actor.getSnapshot();
        const { hasContent } = snapshot.context;
        expect('loading' in snapshot.children, 'it loads only while it is open').toBe(
          snapshot.matches({ open: 'loading' }),
        );
        if (hasContent) expect(snapshot.matches({ open: 'loading' }), 'what has come is kept').toBe(false);
        if (snapshot.matches({ open: 'shown' })) expect(hasContent).toBe(true);
        expect(snapshot.hasTag('busy')).toBe('loading' in snapshot.children);
      }
    },
  );

  it('is closed at first, and at rest', () => {
    const first = createActor(modalMachine).getSnapshot();
    expect(first.value).toBe('closed');
    expect(first.children).toEqual({});
  });

  it('says of every state who is in it and why', () => {
    expect(statesOf(modalMachine.root).filter(({ description }) => !description)).toEqual([]);
  });

  it('declares the events it takes', () => {
    expect(modalEvents.safeParse({ type: 'modal.opened' }).success).toBe(true);
    expect(modalEvents.safeParse({ type: 'modal.shown' }).success).toBe(false);
  });
});
