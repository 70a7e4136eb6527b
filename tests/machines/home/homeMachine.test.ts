import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { homeEvents } from '#machines/home/homeEvents.ts';
import { type HomeData, homeDataOf, homeMachine, newestOnHome } from '#machines/home/homeMachine.ts';
import { declaredTransitions, pathsThrough, statesOf, takenTransitions, type Walk } from '#tests/drivers/chartPaths.ts';
import { adItemOf, adListOf } from '#tests/drivers/ads.ts';

const data: HomeData = homeDataOf(adListOf(206));

const waiting = homeMachine.provide({ actors: { loading: fromPromise<HomeData>(() => new Promise(() => {})) } });

const walk: Walk<typeof homeMachine> = {
  input: { data: undefined },
  events: ({ children }) => [
    { type: 'page.opened' },
    { type: 'loading.retried' },
    ...('loading' in children
      ? ([
          { type: 'xstate.done.actor.loading', output: data },
          { type: 'xstate.error.actor.loading', error: new Error('The line is dead') },
        ] as const)
      : []),
  ],
  situation: ({ value }) => value,
};

const paths = pathsThrough(waiting, walk);

describe('the front page', () => {
  it('takes every one of its transitions on the generated paths', () => {
    const all = [...paths, { input: { data }, events: [] }];
    const taken = new Set(all.flatMap((path) => takenTransitions(waiting, path)));
    expect([...declaredTransitions(homeMachine)].filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it.each(paths.map((path) => [path.title, path] as const))('%s', (_, { input, events }) => {
    const actor = createActor(waiting, { input }).start();
    for (const event of events) {
      actor.send(event as never);
      const snapshot = actor.getSnapshot();
      expect(snapshot.matches('fulfilled')).toBe(snapshot.context.data !== null);
      expect(snapshot.hasTag('busy')).toBe('loading' in snapshot.children);
    }
  });

  it('is at rest with the data of the server', () => {
    const first = createActor(homeMachine, { input: { data } }).getSnapshot();
    expect(first.value).toBe('fulfilled');
    expect(first.children).toEqual({});
  });

  it('shows the first ads of an answer, and how many there are', () => {
    const items = Array.from({ length: newestOnHome + 3 }, (_, index) => adItemOf({ id: String(index) }));
    const home = homeDataOf({ ...adListOf(206), items });
    expect(home.newest).toEqual(items.slice(0, newestOnHome));
    expect(home.total).toBe(206);
  });

  it('says of every state who is in it and why', () => {
    expect(statesOf(homeMachine.root).filter(({ description }) => !description)).toEqual([]);
  });

  it('declares the events it takes', () => {
    expect(homeEvents.safeParse({ type: 'page.opened' }).success).toBe(true);
    expect(homeEvents.safeParse({ type: 'page.closed' }).success).toBe(false);
  });
});
