import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitingOnce } from '#server/search/feed/waitingOnce.ts';

/** A feed with a simulated clock, on which waits take time; `moves` returns the feed's position at a time. */
function feedOn(moves: (time: number) => number) {
  let time = 0;
  let looked = 0;
  const wait = waitingOnce({
    // As with rows of a database, the position is known only after a query.
    reached: () => looked,
    async until(position, patience) {
      const deadline = time + patience;
      looked = moves(time);
      for (; looked < position && time < deadline; looked = moves(time)) time += 1;
    },
  });
  return { wait, time: () => time, pass: (ms: number) => (time += ms) };
}

describe('waiting for a feed', () => {
  it('that makes no progress takes a second once, however many callers wait', async () => {
    const { wait, time } = feedOn(() => 5);
    for (const wanted of [7, 7, 8, 7, 9, 20]) expect(await wait(wanted)).toBeUndefined();
    expect(time()).toBe(1000);
    expect(await wait(5)).toBe(5);
  });

  it('that lags behind takes a second once too', async () => {
    const { wait, time } = feedOn((now) => now);
    for (const place of [1, 2, 3]) expect(await wait(time() + 2000), `place ${place}`).toBeUndefined();
    expect(time()).toBe(1000);
  });

  it('waits again once the feed has reached the position of a failed wait', async () => {
    const { wait, time, pass } = feedOn((now) => (now < 1500 ? 5 : now < 1800 ? 7 : 9));
    expect(await wait(7)).toBeUndefined();
    expect(time()).toBe(1000);
    pass(500);
    expect(await wait(9)).toBe(9);
    expect(time()).toBe(1800);
  });

  it('returns the reached position without a wait', async () => {
    const { wait, time, pass } = feedOn((now) => (now < 1500 ? 5 : 9));
    await wait(7);
    pass(500);
    expect(await wait(8)).toBe(9);
    expect(time()).toBe(1500);
  });

  it('with an explicit patience takes as long as that, even after failed waits of others', async () => {
    const { wait, time } = feedOn((now) => (now < 40_000 ? 5 : 9));
    await wait(7);
    expect(await wait(9, 60_000)).toBe(9);
    expect(time()).toBe(40_000);
  });

  it('returns a position only when the feed has reached it', async () => {
    const jumps = fc.array(fc.record({ after: fc.nat(900), by: fc.nat(5) }), { maxLength: 20 });
    const waits = fc.array(fc.record({ wanted: fc.nat(60), pause: fc.nat(900) }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(jumps, waits, async (moved, requested) => {
        const positionAt = (now: number) => {
          let at = 0;
          let position = 0;
          for (const { after, by } of moved) if ((at += after) <= now) position += by;
          return position;
        };
        const { wait, time, pass } = feedOn(positionAt);
        for (const { wanted, pause } of requested) {
          const begun = time();
          const answer = await wait(wanted);
          expect(time() - begun).toBeLessThanOrEqual(1000);
          if (answer !== undefined) expect(answer).toBeGreaterThanOrEqual(wanted);
          expect(answer ?? 0).toBeLessThanOrEqual(positionAt(time()));
          pass(pause);
        }
      }),
    );
  });
});
