import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { readingMachine, type SeenUpTo } from '#machines/messaging/openConversation/readingMachine.ts';

/** Somebody reads a conversation; what the server is told comes through or not as a test says. */
function openReading() {
  const told: (PromiseWithResolvers<void> & { readonly upTo: number })[] = [];
  const logic = readingMachine.provide({
    actors: {
      marking: fromPromise<void, SeenUpTo>(({ input: { upTo } }) => {
        const answer = Promise.withResolvers<void>();
        told.push({ upTo, ...answer });
        return answer.promise;
      }),
    },
  });
  const reading = createActor(logic, { input: { id: 'conversationa', upTo: 2 } }).start();
  return {
    told: () => told.map(({ upTo }) => upTo),
    sees: (number: number) => reading.send({ type: 'entry.seen', number }),
    async comesThrough() {
      told.at(-1)!.resolve();
      await vi.waitFor(() => expect(reading.getSnapshot().value).toBe('resting'));
    },
    async fails() {
      told.at(-1)!.reject(new Error('No line'));
      await vi.waitFor(() => expect(reading.getSnapshot().value).toBe('resting'));
    },
  };
}

describe('what somebody has seen of a conversation', () => {
  it('is told up to the last entry that was in sight, in place of what was on its way', async () => {
    const { told, sees, comesThrough } = openReading();
    sees(4);
    sees(6);
    expect(told()).toEqual([4, 6]);
    await comesThrough();
    sees(6);
    expect(told(), 'once').toEqual([4, 6]);
  });

  it('is told whole with what is seen next, where it did not come through', async () => {
    const { told, sees, fails, comesThrough } = openReading();
    sees(6);
    await fails();
    sees(4);
    expect(told()).toEqual([6, 6]);
    await comesThrough();
    sees(6);
    expect(told()).toEqual([6, 6]);
  });
});
