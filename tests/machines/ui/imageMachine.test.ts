import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { imageEvents } from '#machines/ui/imageEvents.ts';
import { imageMachine } from '#machines/ui/imageMachine.ts';
import { declaredTransitions, statesOf, takenTransitions } from '#tests/drivers/chartPaths.ts';
import { imagePaths } from '#tests/drivers/imagePaths.ts';

function at(priority: boolean, ...events: ('image.approached' | 'image.loaded' | 'image.failed' | 'source.changed')[]) {
  const actor = createActor(imageMachine, { input: { priority } }).start();
  for (const type of events) actor.send({ type });
  return actor.getSnapshot();
}

describe('an image', () => {
  it('takes every one of its transitions on the generated paths', () => {
    const taken = new Set(imagePaths.flatMap((path) => takenTransitions(imageMachine, path)));
    expect([...declaredTransitions(imageMachine)].filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it.each(imagePaths.map((path) => [`${path.input.priority ? 'with priority: ' : ''}${path.title}`, path] as const))(
    'is loaded or not, and an error only when it is done [UI-1]: %s',
    (_, { input, events }) => {
      const actor = createActor(imageMachine, { input }).start();
      for (const event of events) {
        actor.send(event);
        const snapshot = actor.getSnapshot();
        expect(snapshot.hasTag('loaded')).toBe(!['waiting', 'loading'].includes(snapshot.value));
        expect(snapshot.hasTag('error')).toBe(event.type === 'image.failed' || snapshot.value === 'failed');
      }
    },
  );

  it('begins anew with another source, whatever became of the one before [UI-2]', () => {
    for (const outcome of ['image.loaded', 'image.failed'] as const) {
      expect(at(false, 'image.approached', outcome, 'source.changed').value).toBe('waiting');
      expect(at(true, outcome, 'source.changed').value).toBe('loading');
    }
  });

  it('that has come is loaded [UI-3]', () => {
    const snapshot = at(true, 'image.loaded');
    expect([snapshot.hasTag('loaded'), snapshot.hasTag('error')]).toEqual([true, false]);
  });

  it('that does not come is loaded and an error [UI-4]', () => {
    const snapshot = at(true, 'image.failed');
    expect([snapshot.hasTag('loaded'), snapshot.hasTag('error')]).toEqual([true, true]);
  });

  it('waits until it comes near, unless it has priority [UI-5]', () => {
    expect([at(false).value, at(true).value]).toEqual(['waiting', 'loading']);
    expect(at(false, 'image.approached').value).toBe('loading');
    expect(at(false, 'image.loaded').value).toBe('waiting');
  });

  it('says of every state what it means', () => {
    expect(statesOf(imageMachine.root).filter(({ description }) => !description)).toEqual([]);
  });

  it('declares the events it takes', () => {
    expect(imageEvents.safeParse({ type: 'image.approached' }).success).toBe(true);
    expect(imageEvents.safeParse({ type: 'image.opened' }).success).toBe(false);
  });
});
