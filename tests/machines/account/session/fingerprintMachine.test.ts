import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { fingerprintPoll, fingerprintWait } from '#machines/account/session/delays.ts';
import { type FingerprintFailure, fingerprintMachine } from '#machines/account/session/fingerprintMachine.ts';
import { setImmediate as turn } from 'node:timers/promises';

const never = () => new Promise<never>(() => {});

/** Starts the machine and requests a fingerprint, with a simulated clock. */
function requested(script: {
  readonly load?: () => Promise<void>;
  readonly configure?: () => Promise<void>;
  readonly read?: () => string | null;
}) {
  const { load = async () => {}, configure = async () => {}, read = () => null } = script;
  const clock = new SimulatedClock();
  const reported: FingerprintFailure[] = [];
  let looked = 0;
  const logic = fingerprintMachine.provide({
    actors: {
      loading: fromPromise<void>(load),
      configuring: fromPromise<void>(configure),
      reading: fromPromise<string | null>(async () => {
        looked += 1;
        return read();
      }),
    },
    actions: { reportFailure: (_, { failure }) => void reported.push(failure) },
  });
  const actor = createActor(logic, { clock }).start();
  actor.send({ type: 'fingerprint.requested' });
  return {
    reported,
    looked: () => looked,
    now: () => actor.getSnapshot(),
    ask: () => actor.send({ type: 'fingerprint.requested' }),
    /** Advances the clock by this many milliseconds, a poll at a time. */
    async passes(milliseconds: number) {
      await turn();
      for (let left = milliseconds; left > 0; left -= fingerprintPoll) {
        clock.increment(Math.min(left, fingerprintPoll));
        await turn();
      }
    },
  };
}

describe('the fingerprint of a browser', () => {
  it('is polled for every 100 ms, for 5 s [ACCOUNT-37]', async () => {
    expect([fingerprintPoll, fingerprintWait]).toEqual([100, 5_000]);
    let there: string | null = null;
    const { looked, now, passes } = requested({ read: () => there });
    await passes(0);
    expect(looked()).toBe(1);
    await passes(99);
    expect(looked()).toBe(1);
    await passes(1);
    expect(looked()).toBe(2);
    there = 'ZmluZ2VycHJpbnQ=';
    await passes(100);
    expect(now().value).toBe('available');
    expect(now().context.fingerprint).toBe('ZmluZ2VycHJpbnQ=');
  });

  it('is polled for exactly 5 s [ACCOUNT-37]', async () => {
    const { looked, now, passes } = requested({});
    await passes(4_999);
    expect([looked(), now().hasTag('settled')]).toEqual([50, false]);
    await passes(1);
    expect(now().value).toBe('failed');
    const looks = looked();
    await passes(1_000);
    expect(looked()).toBe(looks);
  });

  const dead = () => Promise.reject(new Error('The line is dead'));

  it.each([
    ['the script failed to load [ACCOUNT-38]', { load: dead }, 'scriptFailed', 0],
    ['the script took too long to load [ACCOUNT-39]', { load: never }, 'loadTimedOut', 5_000],
    ['the script refused its settings [ACCOUNT-40]', { configure: dead }, 'configFailed', 0],
    ['its token took too long [ACCOUNT-41]', {}, 'tokenTimedOut', 5_000],
    ['its settings took too long', { configure: never }, 'tokenTimedOut', 5_000],
  ] as const)('fails when %s, which is reported once to the operators', async (_, script, failure, after) => {
    const { reported, now, passes } = requested(script);
    if (after > 0) {
      await passes(after - 1);
      expect([now().hasTag('settled'), reported]).toEqual([false, []]);
    }
    await passes(1);
    expect([now().value, reported]).toEqual(['failed', [failure]]);
    await passes(10_000);
    expect(reported).toEqual([failure]);
  });

  it('is computed again for another attempt, with another five seconds', async () => {
    const loads = [never, async () => {}];
    const { now, ask, passes } = requested({ load: () => loads.shift()!(), read: () => 'ZmluZ2Vy' });
    await passes(5_000);
    expect(now().value).toBe('failed');
    ask();
    expect(now().hasTag('settled')).toBe(false);
    await passes(0);
    expect(now().context.fingerprint).toBe('ZmluZ2Vy');
  });
});
