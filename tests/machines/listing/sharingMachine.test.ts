import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Shared, sharingMachine } from '#machines/listing/sharingMachine.ts';

describe('handing on an ad', () => {
  it('confirms for 4 seconds that the address is in the clipboard', async () => {
    const clock = new SimulatedClock();
    const copying = sharingMachine.provide({ actors: { sharing: fromPromise<Shared>(async () => 'copied') } });
    const actor = createActor(copying, { clock }).start();
    actor.send({ type: 'share.pressed' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(actor.getSnapshot().value).toBe('copied');
    clock.increment(3999);
    expect(actor.getSnapshot().value).toBe('copied');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('idle');
  });
});
