import { describe, expect, it } from 'vitest';
import { openVerifications, VerificationsFull } from '#server/account/addresses/verifications.ts';

/** Opens a queue of password verifications, whose jobs end when the test ends them. */
function openQueue(atOnce: number) {
  const verifications = openVerifications({ atOnce });
  const failed = new Set<string>();
  const order: string[] = [];
  const ends: (() => void)[] = [];
  return {
    failed,
    order,
    /** Queues a job of the client; `name` is recorded when the job starts. */
    waits: (client: string, name = client) =>
      verifications.inTurn({ client, hasFailed: async () => failed.has(client) }, (lane) => {
        order.push(`${name} ${lane}`);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    /** Ends the running jobs until the queue is empty. */
    async drains(): Promise<void> {
      for (let idle = 0; idle < 5; idle += 1) {
        for (const end of ends.splice(0)) {
          idle = 0;
          end();
        }
        await new Promise(setImmediate);
      }
    },
  };
}

describe('verifications', () => {
  it('run a limited number at a time, and queue the others', async () => {
    const queue = openQueue(2);
    const all = ['a', 'b', 'c'].map((client) => queue.waits(client));
    await new Promise(setImmediate);
    expect(queue.order).toEqual(['a first', 'b first']);
    await queue.drains();
    await Promise.all(all);
    expect(queue.order).toEqual(['a first', 'b first', 'c first']);
  });

  it('alternate between clients, however many jobs each has queued', async () => {
    const queue = openQueue(1);
    const all = [queue.waits('a', 'a1'), queue.waits('a', 'a2'), queue.waits('a', 'a3'), queue.waits('b', 'b1')];
    await queue.drains();
    await Promise.all(all);
    expect(queue.order).toEqual(['a1 first', 'a2 first', 'b1 first', 'a3 first']);
  });

  it('prefer clients without failures', async () => {
    const queue = openQueue(1);
    queue.failed.add('guesser');
    const all = [queue.waits('guesser'), queue.waits('ana'), queue.waits('ben')];
    await queue.drains();
    await Promise.all(all);
    expect(queue.order).toEqual(['ana first', 'ben first', 'guesser second']);
  });

  it('refuse a client that exceeds its limit of waiting jobs', async () => {
    const queue = openQueue(1);
    const answers = Array.from({ length: 20 }, () =>
      queue.waits('burst').then(
        () => 'done',
        (error) => error,
      ),
    );
    const other = queue.waits('ana');
    await queue.drains();
    const turnedAway = (await Promise.all(answers)).filter((answer) => answer instanceof VerificationsFull);
    expect(turnedAway.length).toBeGreaterThan(5);
    await other;
  });

  it('run the next job after a failed one', async () => {
    const verifications = openVerifications({ atOnce: 1 });
    const waiting = { client: 'a', hasFailed: async () => false };
    await expect(verifications.inTurn(waiting, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await verifications.inTurn(waiting, async () => 'done')).toBe('done');
  });
});
