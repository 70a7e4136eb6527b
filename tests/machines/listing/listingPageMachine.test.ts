import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { AdItem } from '#machines/listing/adItem.ts';
import { listingPageEvents } from '#machines/listing/listingPageEvents.ts';
import { listingPageMachine } from '#machines/listing/listingPageMachine.ts';
import { adItemOf } from '#tests/drivers/ads.ts';
import { declaredTransitions, pathsThrough, statesOf, takenTransitions, type Walk } from '#tests/drivers/chartPaths.ts';

const item = adItemOf({ id: 'abc' });

const waiting = listingPageMachine.provide({
  actors: { loading: fromPromise<AdItem | null, { readonly id: string }>(() => new Promise(() => {})) },
});

const walk: Walk<typeof listingPageMachine> = {
  input: { id: 'abc' },
  events: ({ children }) => [
    { type: 'page.opened' },
    { type: 'loading.retried' },
    ...('loading' in children
      ? ([
          { type: 'xstate.done.actor.loading', output: item },
          { type: 'xstate.done.actor.loading', output: null },
          { type: 'xstate.error.actor.loading', error: new Error('The line is dead') },
        ] as const)
      : []),
  ],
  situation: ({ value }) => value,
};

const paths = [...pathsThrough(waiting, walk), ...pathsThrough(waiting, { ...walk, input: { id: 'abc', item } })];

function walked(events: readonly { readonly type: string }[], found?: AdItem) {
  const actor = createActor(waiting, { input: { id: 'abc', item: found } }).start();
  for (const event of events) actor.send(event as never);
  return actor.getSnapshot();
}

const opened = { type: 'page.opened' };

describe('the page of an ad', () => {
  it('takes every one of its transitions on the generated paths', () => {
    // With its ad it is fulfilled from the start, which no event shows: the path of no events is one too.
    const all = [...paths, { input: { id: 'abc', item }, events: [] }];
    const taken = new Set(all.flatMap((path) => takenTransitions(waiting, path)));
    expect([...declaredTransitions(listingPageMachine)].filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it.each(paths.map((path) => [path.title, path] as const))('%s', (_, { input, events }) => {
    const actor = createActor(waiting, { input }).start();
    for (const event of events) {
      actor.send(event as never);
      const { children, context, ...snapshot } = actor.getSnapshot();
      expect(actor.getSnapshot().matches('fulfilled')).toBe(context.item !== null);
      expect(actor.getSnapshot().hasTag('busy')).toBe('loading' in children);
      expect(snapshot.status).toBe('active');
    }
  });

  it('is idle until it is opened, then fulfilled with the ad it loads [LISTING-11]', () => {
    expect(walked([]).value).toBe('idle');
    expect(walked([opened]).value).toBe('loading');
    const there = walked([opened, { type: 'xstate.done.actor.loading', output: item } as never]);
    expect(there.value).toBe('fulfilled');
    expect(there.context.item).toBe(item);
  });

  it('is fulfilled from the first snapshot on with the ad of the server [LISTING-11]', () => {
    const first = createActor(listingPageMachine, { input: { id: 'abc', item } }).getSnapshot();
    expect(first.value).toBe('fulfilled');
    expect(first.children).toEqual({});
  });

  it('is rejected when there is no such ad, and nothing brings it back [LISTING-11]', () => {
    const gone = walked([opened, { type: 'xstate.done.actor.loading', output: null } as never]);
    expect(gone.value).toEqual({ rejected: 'unknown' });
    expect(gone.can({ type: 'loading.retried' })).toBe(false);
  });

  it('is rejected when the call fails, and loads again when asked to [LISTING-11]', () => {
    const failure = { type: 'xstate.error.actor.loading', error: new Error('The line is dead') } as never;
    expect(walked([opened, failure]).value).toEqual({ rejected: 'failed' });
    expect(walked([opened, failure, { type: 'loading.retried' }]).value).toBe('loading');
  });

  it('says of every state who is in it and why', () => {
    expect(statesOf(listingPageMachine.root).filter(({ description }) => !description)).toEqual([]);
  });

  it('declares the events it takes', () => {
    expect(listingPageEvents.safeParse(opened).success).toBe(true);
    expect(listingPageEvents.safeParse({ type: 'page.closed' }).success).toBe(false);
  });
});
