import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { ListingAnswer } from '#machines/listing/listingAnswer.ts';
import { fetchEvents } from '#machines/market/api/fetchEvents.ts';
import { listingPageCases } from '#machines/listing/listingPageCases.ts';
import { listingPageMachine } from '#machines/listing/listingPageMachine.ts';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

const shown: ListingAnswer = { kind: 'shown', item: listingItemOf({ id: 'abc' }), similar: null };
const gone: ListingAnswer = { kind: 'gone', similar: null };
const unknown: ListingAnswer = { kind: 'unknown' };

const waiting = listingPageMachine.provide({
  actors: { loading: fromPromise<ListingAnswer, { readonly id: string }>(() => new Promise(() => {})) },
});

function walked(events: readonly { readonly type: string }[], answer?: ListingAnswer) {
  const actor = createActor(waiting, { input: { id: 'abc', answer } }).start();
  for (const event of events) actor.send(event as never);
  return actor.getSnapshot();
}

const opened = { type: 'page.opened' };

describe('the page of a listing', () => {
  it('shows a listing exactly when there is one, and is busy as long as it loads', () => {
    for (const { way, after } of everyStep(listingPageCases)) {
      expect(after.matches('fulfilled'), way).toBe(after.context.answer?.kind === 'shown');
      expect(after.hasTag('busy'), way).toBe('loading' in after.children);
      expect(after.status, way).toBe('active');
    }
  });

  it('is idle until it is opened, then fulfilled with the loaded listing [LISTING-11]', () => {
    expect(walked([]).value).toBe('idle');
    expect(walked([opened]).value).toBe('loading');
    const there = walked([opened, { type: 'xstate.done.actor.loading', output: shown } as never]);
    expect(there.value).toBe('fulfilled');
    expect(there.context.answer).toBe(shown);
  });

  it('is fulfilled from the first snapshot on with the listing of the server [LISTING-11]', () => {
    const first = createActor(listingPageMachine, { input: { id: 'abc', answer: shown } }).getSnapshot();
    expect(first.value).toBe('fulfilled');
    expect(first.children).toEqual({});
  });

  it('is rejected when there is no such listing, and stays rejected [LISTING-11]', () => {
    const none = walked([opened, { type: 'xstate.done.actor.loading', output: unknown } as never]);
    expect(none.value).toEqual({ rejected: 'unknown' });
    expect(none.can({ type: 'loading.retried' })).toBe(false);
  });

  it('is rejected when the listing was removed, with similar listings [LISTING-11]', () => {
    const removed = walked([opened, { type: 'xstate.done.actor.loading', output: gone } as never]);
    expect([removed.value, removed.context.answer]).toEqual([{ rejected: 'gone' }, gone]);
    expect(walked([], gone).value, 'from the server').toEqual({ rejected: 'gone' });
  });

  it('is rejected when the call fails, and loads again on request [LISTING-11]', () => {
    const failure = { type: 'xstate.error.actor.loading', error: new Error('The line is dead') } as never;
    expect(walked([opened, failure]).value).toEqual({ rejected: 'failed' });
    expect(walked([opened, failure, { type: 'loading.retried' }]).value).toBe('loading');
  });

  it('declares the events it accepts', () => {
    expect(fetchEvents.safeParse(opened).success).toBe(true);
    expect(fetchEvents.safeParse({ type: 'page.closed' }).success).toBe(false);
  });
});
