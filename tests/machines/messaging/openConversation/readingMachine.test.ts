import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { readingMachine, type ReadPosition } from '#machines/messaging/openConversation/readingMachine.ts';

/** A read position, whose calls succeed or fail as the test decides. */
function openReading() {
  const reported: (PromiseWithResolvers<void> & { readonly upTo: number })[] = [];
  const logic = readingMachine.provide({
    actors: {
      marking: fromPromise<void, ReadPosition>(({ input: { upTo } }) => {
        const answer = Promise.withResolvers<void>();
        reported.push({ upTo, ...answer });
        return answer.promise;
      }),
    },
  });
  const reading = createActor(logic, { input: { id: 'conversationa', upTo: 2 } }).start();
  return {
    reported: () => reported.map(({ upTo }) => upTo),
    sees: (number: number) => reading.send({ type: 'entry.seen', number }),
    async comesThrough() {
      reported.at(-1)!.resolve();
      await vi.waitFor(() => expect(reading.getSnapshot().value).toBe('resting'));
    },
    async fails() {
      reported.at(-1)!.reject(new Error('No line'));
      await vi.waitFor(() => expect(reading.getSnapshot().value).toBe('resting'));
    },
  };
}

describe('the read position in a conversation', () => {
  it('is sent up to the last visible entry, and replaces a pending call', async () => {
    const { reported, sees, comesThrough } = openReading();
    sees(4);
    sees(6);
    expect(reported()).toEqual([4, 6]);
    await comesThrough();
    sees(6);
    expect(reported(), 'once').toEqual([4, 6]);
  });

  it('is sent completely with the next visible entry after a failure', async () => {
    const { reported, sees, fails, comesThrough } = openReading();
    sees(6);
    await fails();
    sees(4);
    expect(reported()).toEqual([6, 6]);
    await comesThrough();
    sees(6);
    expect(reported()).toEqual([6, 6]);
  });
});
