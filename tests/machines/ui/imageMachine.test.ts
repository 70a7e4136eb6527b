import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { imageCases } from '#machines/ui/imageCases.ts';
import { imageEvents } from '#machines/ui/imageEvents.ts';
import { imageMachine } from '#machines/ui/imageMachine.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

function at(priority: boolean, ...events: ('image.approached' | 'image.loaded' | 'image.failed' | 'source.changed')[]) {
  const actor = createActor(imageMachine, { input: { priority } }).start();
  for (const type of events) actor.send({ type });
  return actor.getSnapshot();
}

describe('an image', () => {
  it('is loaded or not, and has an error only when it is done [UI-1]', () => {
    for (const { way, event, after } of everyStep(imageCases)) {
      expect(after.hasTag('loaded'), way).toBe(!['waiting', 'loading'].includes(after.value));
      expect(after.hasTag('error'), way).toBe(event.type === 'image.failed');
    }
  });

  it('starts again with another source, whatever its state was [UI-2]', () => {
    for (const outcome of ['image.loaded', 'image.failed'] as const) {
      expect(at(false, 'image.approached', outcome, 'source.changed').value).toBe('waiting');
      expect(at(true, outcome, 'source.changed').value).toBe('loading');
    }
  });

  it('that has arrived is loaded [UI-3]', () => {
    const snapshot = at(true, 'image.loaded');
    expect([snapshot.hasTag('loaded'), snapshot.hasTag('error')]).toEqual([true, false]);
  });

  it('that fails is loaded with an error [UI-4]', () => {
    const snapshot = at(true, 'image.failed');
    expect([snapshot.hasTag('loaded'), snapshot.hasTag('error')]).toEqual([true, true]);
  });

  it('waits until it is near, unless it has priority [UI-5]', () => {
    expect([at(false).value, at(true).value]).toEqual(['waiting', 'loading']);
    expect(at(false, 'image.approached').value).toBe('loading');
    expect(at(false, 'image.loaded').value).toBe('waiting');
  });

  it('declares the events it accepts', () => {
    expect(imageEvents.safeParse({ type: 'image.approached' }).success).toBe(true);
    expect(imageEvents.safeParse({ type: 'image.opened' }).success).toBe(false);
  });
});
