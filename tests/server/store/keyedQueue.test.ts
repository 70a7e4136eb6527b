import { expect, it } from 'vitest';
import { keyedQueue } from '#server/store/keyedQueue.ts';

it('runs work of one key in sequence, that of another concurrently, and continues after a failure', async () => {
  const inTurn = keyedQueue();
  const steps: string[] = [];
  const held = Promise.withResolvers<void>();
  const first = inTurn('ana', async () => {
    steps.push('first begins');
    await held.promise;
    throw new Error('lost');
  });
  const second = inTurn('ana', async () => steps.push('second'));
  await inTurn('ben', async () => steps.push('other'));
  expect(steps).toEqual(['first begins', 'other']);
  held.resolve();
  await expect(first).rejects.toThrow('lost');
  await second;
  expect(steps).toEqual(['first begins', 'other', 'second']);
});
