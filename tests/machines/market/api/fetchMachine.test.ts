import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { fetchCases, fetchMachine } from '#machines/market/api/fetchCases.ts';
import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

const waiting = fetchMachine.provide({
  actors: { loading: fromPromise<FetchOutcome<string>>(() => new Promise(() => {})) },
});

const answered = { type: 'xstate.done.actor.loading', output: { data: 'velo', at: 5000 } } as const;
const failed = {
  type: 'xstate.done.actor.loading',
  output: { error: new Error('The line is dead'), at: 4000 },
} as const;

describe('something that is fetched', () => {
  it('is there exactly when it is in sight, and busy as long as it loads', () => {
    for (const { way, after } of everyStep(fetchCases)) {
      expect(after.matches('success'), way).toBe(after.context.data !== null);
      expect(after.hasTag('busy'), way).toBe('loading' in after.children);
      if (after.matches('error')) expect(after.context.lastErrorTime, way).not.toBeNull();
    }
  });

  it('is idle, loading, error or success [API-30], and records its last arrival and failure, and the calls since [API-31]', () => {
    const actor = createActor(waiting, { input: { data: undefined } }).start();
    expect(actor.getSnapshot().value).toBe('idle');
    const records = [{ type: 'page.opened' }, failed, { type: 'loading.retried' }, answered].map((event) => {
      actor.send(event as never);
      const { lastFetchTime, lastErrorTime, fetchAttempts } = actor.getSnapshot().context;
      return [actor.getSnapshot().value, lastFetchTime, lastErrorTime, fetchAttempts];
    });
    expect(records).toEqual([
      ['loading', null, null, 1],
      ['error', null, 4000, 1],
      ['loading', null, 4000, 2],
      ['success', 5000, 4000, 0],
    ]);
  });

  it('is at rest with the data of the server', () => {
    const first = createActor(fetchMachine, { input: { data: 'velo' } }).getSnapshot();
    expect(first.value).toBe('success');
    expect(first.children).toEqual({});
  });
});
