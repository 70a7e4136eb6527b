import { describe, expect, it } from 'vitest';
import { openVerifications, VerificationsFull } from '#server/account/addresses/verifications.ts';

/** A queue whose work ends when the test says so. */
function openQueue(atOnce: number) {
  const verifications = openVerifications({ atOnce });
  const failed = new Set<string>();
  const order: string[] = [];
  const ends: (() => void)[] = [];
  return {
    failed,
    order,
    /** Lets the client wait for its turn; `name` is told when it comes. */
    waits: (client: string, name = client) =>
      verifications.inTurn({ client, hasFailed: async () => failed.has(client) }, (lane) => {
        order.push(`${name} ${lane}`);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    /** Ends what runs, until nothing waits. */
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
  it('run so many at once, and the others in their turn', async () => {
    const queue = openQueue(2);
    const all = ['a', 'b', 'c'].map((client) => queue.waits(client));
    await new Promise(setImmediate);
    expect(queue.order).toEqual(['a first', 'b first']);
    await queue.drains();
    await Promise.all(all);
    expect(queue.order).toEqual(['a first', 'b first', 'c first']);
  });

  it('give clients turns one after the other, however many each waits for', async () => {
    const queue = openQueue(1);
    const all = [queue.waits('a', 'a1'), queue.waits('a', 'a2'), queue.waits('a', 'a3'), queue.waits('b', 'b1')];
    await queue.drains();
    await Promise.all(all);
    expect(queue.order).toEqual(['a1 first', 'a2 first', 'b1 first', 'a3 first']);
  });

  it('let whoever has not failed go before those who have', async () => {
    const queue = openQueue(1);
    queue.failed.add('guesser');
    const all = [queue.waits('guesser'), queue.waits('ana'), queue.waits('ben')];
    await queue.drains();
    await Promise.all(all);
    expect(queue.order).toEqual(['ana first', 'ben first', 'guesser second']);
  });

  it('turn a client away that wants more at once than anybody does', async () => {
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

  it('run the next one after one that failed', async () => {
    const verifications = openVerifications({ atOnce: 1 });
    const waiting = { client: 'a', hasFailed: async () => false };
    await expect(verifications.inTurn(waiting, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await verifications.inTurn(waiting, async () => 'done')).toBe('done');
  });
});
