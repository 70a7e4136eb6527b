import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { changesSettle, lookedAtLongEnough } from '#machines/offline/limits.ts';
import { pageKeepingCases } from '#machines/offline/pageKeepingCases.ts';
import { pageKeepingMachine } from '#machines/offline/pageKeepingMachine.ts';
import { everyStep } from '#tests/drivers/everyStep.ts';

/** The keeping of pages in a browser that takes the worker. */
async function keeping() {
  const told: string[] = [];
  const clock = new SimulatedClock();
  const flow = createActor(
    pageKeepingMachine.provide({
      actors: { registering: fromPromise<void>(async () => {}) },
      actions: { tellWorker: () => void told.push('page'), keepOwn: () => void told.push('own') },
    }),
    { clock },
  ).start();
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('turned'));
  return { flow, clock, told };
}

describe('the keeping of pages', () => {
  it('tells the worker of a page once one has looked at it for a while', async () => {
    const { flow, clock, told } = await keeping();
    clock.increment(lookedAtLongEnough - 1);
    expect(told).toEqual([]);
    // Who passes through is left alone.
    flow.send({ type: 'page.turned' });
    clock.increment(lookedAtLongEnough - 1);
    expect(told).toEqual([]);
    clock.increment(1);
    expect(told).toEqual(['page', 'own']);
    clock.increment(lookedAtLongEnough);
    expect(told, 'once').toEqual(['page', 'own']);
    flow.send({ type: 'page.turned' });
    clock.increment(lookedAtLongEnough);
    expect(told).toEqual(['page', 'own', 'page', 'own']);
  });

  it('has what is one’s own kept anew once that has changed, at once for all that changes within a while', async () => {
    const { flow, clock, told } = await keeping();
    const own = () => told.filter((each) => each === 'own').length;
    clock.increment(lookedAtLongEnough);
    expect(own()).toBe(1);
    flow.send({ type: 'own.changed' });
    clock.increment(changesSettle - 1);
    flow.send({ type: 'own.changed' });
    expect(own()).toBe(1);
    clock.increment(1);
    expect(own()).toBe(2);
    clock.increment(10 * changesSettle);
    expect(own(), 'once').toBe(2);
  });

  it('keeps nothing for the rest of the document where the browser takes no worker', () => {
    const unkept = everyStep(pageKeepingCases).filter(({ before }) => before.matches('unkept'));
    expect(unkept.every(({ after }) => after.matches('unkept'))).toBe(true);
    expect(everyStep(pageKeepingCases).some(({ after }) => after.matches('unkept'))).toBe(true);
  });
});
