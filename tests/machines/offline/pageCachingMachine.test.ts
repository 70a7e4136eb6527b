import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { lookedAtLongEnough, ownComesAfter, ownSettles } from '#machines/offline/limits.ts';
import { pageCachingCases } from '#machines/offline/pageCachingCases.ts';
import { pageCachingMachine } from '#machines/offline/pageCachingMachine.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

/** Starts the machine that stores pages offline, in a browser that supports service workers. */
async function keeping() {
  const reported: string[] = [];
  const signals: AbortSignal[] = [];
  const clock = new SimulatedClock();
  let coming = Promise.withResolvers<void>();
  const flow = createActor(
    pageCachingMachine.provide({
      actors: {
        registering: fromPromise<void>(async () => {}),
        cachingOwnPages: fromPromise<void>(({ signal }) => {
          reported.push('own');
          signals.push(signal);
          coming = Promise.withResolvers<void>();
          return coming.promise;
        }),
      },
      actions: { reportToWorker: () => void reported.push('page') },
    }),
    { clock },
  ).start();
  const ownIs = (state: string) =>
    vi.waitFor(() => expect(flow.getSnapshot().value).toMatchObject({ keeping: { own: state } }));
  await ownIs('waiting');
  const comes = () => {
    coming.resolve();
    return ownIs('cached');
  };
  const fails = () => {
    coming.reject(new Error('The line is dead'));
    return ownIs('missed');
  };
  return { flow, clock, reported, signals, comes, fails };
}

describe('the offline copies', () => {
  it('store a page after it was viewed for a while, and then the account’s own pages', async () => {
    const { flow, clock, reported, comes } = await keeping();
    clock.increment(lookedAtLongEnough - 1);
    expect(reported).toEqual([]);
    // A page that is left at once is not stored.
    flow.send({ type: 'page.turned' });
    clock.increment(lookedAtLongEnough - 1);
    expect(reported).toEqual([]);
    clock.increment(1);
    expect(reported).toEqual(['page']);
    clock.increment(ownComesAfter - lookedAtLongEnough);
    await comes();
    clock.increment(ownComesAfter);
    expect(reported, 'once').toEqual(['page', 'own']);
    flow.send({ type: 'page.turned' });
    clock.increment(ownComesAfter);
    expect(reported).toEqual(['page', 'own', 'page', 'own']);
  });

  it('are made again for the account’s own pages only, once their changes have settled', async () => {
    const { flow, clock, reported, comes } = await keeping();
    clock.increment(ownComesAfter);
    await comes();
    flow.send({ type: 'own.changed' });
    clock.increment(ownSettles - 1);
    flow.send({ type: 'own.changed' });
    clock.increment(ownSettles - 1);
    expect(reported).toEqual(['page', 'own']);
    clock.increment(1);
    expect(reported).toEqual(['page', 'own', 'own']);
    await comes();
    clock.increment(10 * ownSettles);
    expect(reported, 'once').toHaveLength(3);
  });

  it.each(['account.changed', 'own.changed'] as const)('are aborted by %s', async (type) => {
    const { flow, clock, signals } = await keeping();
    clock.increment(ownComesAfter);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    flow.send({ type });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('are aborted with the document, and continue on another page of it', async () => {
    const { flow, clock, signals } = await keeping();
    clock.increment(ownComesAfter);
    flow.send({ type: 'page.turned' });
    clock.increment(ownComesAfter);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    flow.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('are announced to a replacing worker too, with the account’s own pages again', async () => {
    const { flow, clock, reported, signals, comes } = await keeping();
    flow.send({ type: 'worker.replaced' });
    expect(reported, 'the earlier worker received no page').toEqual([]);
    clock.increment(ownComesAfter);
    expect(reported).toEqual(['page', 'own']);
    flow.send({ type: 'worker.replaced' });
    expect(reported).toEqual(['page', 'own', 'page']);
    expect(
      signals.map(({ aborted }) => aborted),
      'what was on its way',
    ).toEqual([true]);
    clock.increment(ownComesAfter);
    await comes();
    flow.send({ type: 'worker.replaced' });
    clock.increment(ownComesAfter);
    expect(reported).toEqual(['page', 'own', 'page', 'own', 'page', 'own']);
  });

  it('are completed when the user returns, or the market is back', async () => {
    const { flow, clock, signals, fails } = await keeping();
    clock.increment(ownComesAfter);
    await fails();
    flow.send({ type: 'page.turned' });
    clock.increment(ownComesAfter);
    expect(signals).toHaveLength(1);
    flow.send({ type: 'page.resumed' });
    expect(signals).toHaveLength(2);
  });

  it('are disabled for the document when the browser refuses the worker', () => {
    const unkept = everyStep(pageCachingCases).filter(({ before }) => before.matches('unkept'));
    expect(unkept.every(({ after }) => after.matches('unkept'))).toBe(true);
    expect(everyStep(pageCachingCases).some(({ after }) => after.matches('unkept'))).toBe(true);
  });
});
