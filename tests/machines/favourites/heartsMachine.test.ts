import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import {
  isShownSaved,
  type ChangeToSend,
  type ChangeOutcome,
  type FavouriteChange,
} from '#machines/favourites/heartsSetup.ts';
import { heartsMachine } from '#machines/favourites/heartsMachine.ts';
import { toggleDebounce } from '#machines/favourites/limits.ts';

const [bike, lamp, sofa] = ['bikebikebike', 'lamplamplamp', 'sofasofasofa'] as const;

/** Hearts of a user, with a server whose answers the test controls. */
function beforeServer(saved: readonly string[] = []) {
  const server = new Set(saved);
  const reported: FavouriteChange[] = [];
  const waiting: { readonly go: (isReceived: boolean) => void }[] = [];
  const clock = new SimulatedClock();
  const wait = <T>(answer: (isReceived: boolean) => T): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.push({
      go: (isReceived) => {
        try {
          resolve(answer(isReceived));
        } catch (error) {
          reject(error);
        }
      },
    });
    return promise;
  };
  const logic = heartsMachine.provide({
    actors: {
      fetchingIds: fromPromise<readonly string[]>(() =>
        wait((isReceived) => {
          if (!isReceived) throw new Error('No line');
          return [...server];
        }),
      ),
      telling: fromPromise<ChangeOutcome, ChangeToSend>(({ input: { listing, shouldSave } }) =>
        wait((isReceived) => {
          reported.push({ listing, shouldSave });
          if (!isReceived) return { kind: 'failed' };
          if (shouldSave) server.add(listing);
          else server.delete(listing);
          return { kind: 'received' };
        }),
      ),
      surroundings: fromCallback(() => undefined),
    },
  });
  const hearts = createActor(logic, { clock }).start();
  hearts.send({ type: 'account.reported', publicAccountId: 'vreni', hasEnded: false });

  /** Answers the oldest pending call, if there is one. */
  async function answers(isReceived = true): Promise<void> {
    waiting.shift()?.go(isReceived);
    await setImmediate();
  }

  /** Waits until no change of favourites is pending. */
  async function becomesIdle(): Promise<void> {
    for (let turn = 0; turn < 50; turn += 1) {
      clock.increment(toggleDebounce);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await answers();
      if (hearts.getSnapshot().matches({ somebody: 'atRest' }) && waiting.length === 0) return;
    }
    throw new Error(`It does not come to rest in ${JSON.stringify(hearts.getSnapshot().value)}`);
  }

  return {
    hearts,
    server,
    reported,
    clock,
    answers,
    becomesIdle,
  };
}

describe('many quick presses', () => {
  it('of a single heart send the last state once', async () => {
    const { hearts, reported, server, becomesIdle, answers, clock } = beforeServer();
    await answers();
    for (let press = 0; press < 5; press += 1) {
      hearts.send({ type: 'heart.pressed', listing: bike });
      clock.increment(toggleDebounce - 1);
    }
    expect(reported).toEqual([]);
    await becomesIdle();
    expect(reported).toEqual([{ listing: bike, shouldSave: true }]);
    expect([...server]).toEqual([bike]);
  });

  it('that end in the initial state send nothing', async () => {
    const { hearts, reported, answers, clock } = beforeServer([bike]);
    await answers();
    hearts.send({ type: 'heart.pressed', listing: bike });
    hearts.send({ type: 'heart.pressed', listing: bike });
    clock.increment(toggleDebounce);
    expect(hearts.getSnapshot().matches({ somebody: 'atRest' })).toBe(true);
    expect(reported).toEqual([]);
  });

  it('end in the last state of each heart, in any order of answers and changes', async () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('press' as const), listing: fc.constantFrom(bike, lamp, sofa) }),
      fc.record({ does: fc.constant('answer' as const) }),
      fc.record({ does: fc.constant('pass' as const), milliseconds: fc.integer({ min: 1, max: 2 * toggleDebounce }) }),
      fc.record({ does: fc.constantFrom('hear' as const, 'look' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.subarray([bike, lamp, sofa]), fc.array(step, { maxLength: 40 }), async (saved, steps) => {
        const there = beforeServer(saved);
        const { hearts, server, clock } = there;
        await there.answers();
        const requested = new Set(saved);
        for (const each of steps) {
          if (each.does === 'press') {
            hearts.send({ type: 'heart.pressed', listing: each.listing });
            if (!requested.delete(each.listing)) requested.add(each.listing);
          } else if (each.does === 'pass') clock.increment(each.milliseconds);
          else if (each.does === 'hear') hearts.send({ type: 'change.reported' });
          else if (each.does === 'look') hearts.send({ type: 'page.shown' });
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          else await there.answers();
          const { context } = hearts.getSnapshot();
          for (const listing of [bike, lamp, sofa]) {
            expect(isShownSaved(context, listing), listing).toBe(requested.has(listing));
          }
        }
        await there.becomesIdle();
        expect(server).toEqual(requested);
        expect(new Set(hearts.getSnapshot().context.saved)).toEqual(requested);
      }),
      { numRuns: 200 },
    );
  });

  it('agree with the server in the end despite failed calls in between', async () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('press' as const), listing: fc.constantFrom(bike, lamp) }),
      fc.record({ does: fc.constant('answer' as const), isReceived: fc.boolean() }),
      fc.record({ does: fc.constant('pass' as const), milliseconds: fc.integer({ min: 1, max: 2 * toggleDebounce }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const there = beforeServer();
        const { hearts, server, clock } = there;
        for (const each of steps) {
          if (each.does === 'press') hearts.send({ type: 'heart.pressed', listing: each.listing });
          else if (each.does === 'pass') clock.increment(each.milliseconds);
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          else await there.answers(each.isReceived);
        }
        hearts.send({ type: 'change.reported' });
        await there.becomesIdle();
        expect(new Set(hearts.getSnapshot().context.saved)).toEqual(server);
        expect(hearts.getSnapshot().context.changes).toEqual({});
      }),
      { numRuns: 200 },
    );
  });
});

describe('a pending change', () => {
  it('is discarded when another account logs in', async () => {
    const { hearts, reported, answers } = beforeServer();
    await answers();
    hearts.send({ type: 'heart.pressed', listing: bike });
    hearts.send({ type: 'account.reported', publicAccountId: 'beat', hasEnded: false });
    expect(hearts.getSnapshot().context).toMatchObject({ account: 'beat', changes: {}, saved: [] });
    expect(reported).toEqual([]);
  });
});
